// --- path: Cargo.toml ---
[package]
name = "my-app"
version = "0.1.0"
// --- path: src/main.rs ---
mod shapes;
use shapes::*;

struct Thing;
//     ^^^^^ definition.struct Thing private
fn tidy() { }
// ^^^^ definition.function tidy arity:0..0 private
impl Thing {
//   ^^^^^ type Thing
    fn tidy(&self) {
//     ^^^^ definition.method Thing.tidy arity:0..0 private
        self::tidy();
//            ^^^^ call tidy
        self.tidy();
//           ^^^^ call Thing.tidy
        let each = (self::tidy, apply(self::tidy));
//                        ^^^^ value tidy
//                              ^^^^^ call ?
//                                          ^^^^ value tidy
    }
}

mod one {
//  ^^^ definition.module one
    pub fn inside() { within(); super::tidy(); }
//         ^^^^^^ definition.function one.inside arity:0..0
//                    ^^^^^^ call one.within
//                                     ^^^^ call tidy
    fn within() { }
//     ^^^^^^ definition.function one.within arity:0..0 private
    fn outer() { tidy(); }
//     ^^^^^ definition.function one.outer arity:0..0 private
//               ^^^^ GAP call ?
// An import holds in its module only; it is taken for the file's.
}
mod two {
//  ^^^ definition.module two
    use super::*;
    fn elsewhere() { inside(); within(); tidy(); }
//     ^^^^^^^^^ definition.function two.elsewhere arity:0..0 private
//                   ^^^^^^ call ?
//                             ^^^^^^ call ?
//                                       ^^^^ call tidy
}

fn main() {
// ^^^^ definition.function main arity:0..0 private
    inside();
//  ^^^^^^ call ?
    one::inside();
//       ^^^^^^ call one.inside
    draw();
//  ^^^^ call src/shapes.rs::draw
    hidden();
//  ^^^^^^ call ?
}
// --- path: src/shapes.rs ---
pub fn draw() { hidden(); }
//     ^^^^ definition.function draw arity:0..0
//              ^^^^^^ call hidden
fn hidden() { }
// ^^^^^^ definition.function hidden arity:0..0 private
mod below {
//  ^^^^^ definition.module below
    use super::*;
    fn sees() { hidden(); }
//     ^^^^ definition.function below.sees arity:0..0 private
//              ^^^^^^ call hidden
}
// --- path: src/runs.rs ---
pub struct Runs;
//         ^^^^ definition.struct Runs
impl Runs { pub fn block_on(&self, one: u8) { } }
//   ^^^^ type Runs
//                 ^^^^^^^^ definition.method Runs.block_on arity:1..1
pub struct Other;
//         ^^^^^ definition.struct Other
impl Other { pub fn block_on(&self, one: u8, two: u8) { } }
//   ^^^^^ type Other
//                  ^^^^^^^^ definition.method Other.block_on arity:2..2
fn attributed(it: T) {
// ^^^^^^^^^^ definition.function attributed arity:1..1 private
//                ^ type ?
    it.block_on(#[allow(unused)] 1);
//     ^^^^^^^^ call Runs.block_on
}
pub struct Span;
//         ^^^^ definition.struct Span
impl Span { pub fn trace_it(&self) { tracing::trace_it!("a"); unknown().trace_it(); } }
//   ^^^^ type Span
//                 ^^^^^^^^ definition.method Span.trace_it arity:0..0
//                                            ^^^^^^^^ call ?
//                                                            ^^^^^^^ call ?
//                                                                      ^^^^^^^^ call ?
fn traced() { unknown().trace_it(); }
// ^^^^^^ definition.function traced arity:0..0 private
//            ^^^^^^^ call ?
//                      ^^^^^^^^ call Span.trace_it
// --- path: src/sync.rs ---
mod batch;
mod sem;
// --- path: src/sync/batch.rs ---
pub struct Semaphore { n: u32 }
//         ^^^^^^^^^ definition.struct Semaphore
//                     ^ definition.field Semaphore.n private
impl Semaphore { pub fn reserve(&self, n: u32) {} }
//   ^^^^^^^^^ type Semaphore
//                      ^^^^^^^ definition.method Semaphore.reserve arity:1..1
pub fn make() {}
//     ^^^^ definition.function make arity:0..0
// --- path: src/sync/sem.rs ---
use super::batch as ll;
pub struct Semaphore { inner: ll::Semaphore }
//         ^^^^^^^^^ definition.struct Semaphore
//                     ^^^^^ definition.field Semaphore.inner private
//                                ^^^^^^^^^ type src/sync/batch.rs::Semaphore
impl Semaphore {
//   ^^^^^^^^^ type Semaphore
    pub fn reserve(&self, n: u32) { self.inner.reserve(n); ll::make(); }
//         ^^^^^^^ definition.method Semaphore.reserve arity:1..1
//                                             ^^^^^^^ call src/sync/batch.rs::Semaphore.reserve
//                                                             ^^^^ call src/sync/batch.rs::make
    fn other(it: &ll::Semaphore) { it.reserve(1); }
//     ^^^^^ definition.method Semaphore.other arity:1..1 private
//                    ^^^^^^^^^ type src/sync/batch.rs::Semaphore
//                                    ^^^^^^^ call src/sync/batch.rs::Semaphore.reserve
}
