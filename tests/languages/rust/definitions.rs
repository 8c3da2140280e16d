//! What the file is for.

use std::fmt;

/// How many.
pub const LIMIT: usize = 10;
//        ^^^^^ definition.constant LIMIT doc:How many.
static mut COUNTER: u32 = 0;
//         ^^^^^^^ definition.constant COUNTER private
pub(crate) type Short<T> = Vec<T>;
//              ^^^^^ definition.type-alias Short internal

/// A store.
///
/// More words.
#[derive(Debug, Clone)]
pub struct Store<T: Clone = u8> {
//         ^^^^^ definition.struct Store doc:A store.
    /// Who.
    pub name: String,
//      ^^^^ definition.field Store.name doc:Who.
    items: Vec<T>,
//  ^^^^^ definition.field Store.items private
    pub(crate) shared: usize,
//             ^^^^^^ definition.field Store.shared internal
}
pub struct Pair(pub u32, String);
//         ^^^^ definition.struct Pair
struct Unit;
//     ^^^^ definition.struct Unit private
pub union Either { a: u32, b: f32 }
//        ^^^^^^ definition.struct Either
//                 ^ definition.field Either.a private
//                         ^ definition.field Either.b private

pub enum Shape {
//       ^^^^^ definition.enum Shape
    /// Round.
    Circle(f64),
//  ^^^^^^ definition.enum-member Shape.Circle doc:Round.
    Square { side: f64 },
//  ^^^^^^ definition.enum-member Shape.Square
//           ^^^^ definition.field Shape.Square.side
    Nothing = 3,
//  ^^^^^^^ definition.enum-member Shape.Nothing
}

pub trait Draw: fmt::Debug + Clone {
//        ^^^^ definition.interface Draw
//                   ^^^^^ inherit ?external
//                           ^^^^^ inherit ?
    const SIDES: u32 = 4;
//        ^^^^^ definition.constant Draw.SIDES
    type Output;
//       ^^^^^^ definition.type-alias Draw.Output
    fn draw(&self, by: u32) -> Self::Output;
//     ^^^^ definition.method Draw.draw arity:1..1 declaration
//                                   ^^^^^^ type Draw.Output
    fn twice(&self) -> u32 { 2 }
//     ^^^^^ definition.method Draw.twice arity:0..0
    fn make() -> Self where Self: Sized;
//     ^^^^ definition.method Draw.make arity:0..0 declaration
}

impl<T: Clone> Store<T> {
//             ^^^^^ type Store
    pub const EMPTY: usize = 0;
//            ^^^^^ definition.constant Store.EMPTY
    /// Makes one.
    pub fn new(name: &str) -> Self { todo!() }
//         ^^^ definition.method Store.new arity:1..1 doc:Makes one.
//                                   ^^^^ call ?external
    pub(super) fn add(&mut self, item: T, times: usize) -> &mut Self { self }
//                ^^^ definition.method Store.add arity:2..2 internal
    async fn hidden(self: Box<Self>) {}
//           ^^^^^^ definition.method Store.hidden arity:0..0 private
    pub unsafe extern "C" fn foreign(mut self) {}
//                           ^^^^^^^ definition.method Store.foreign arity:0..0
}

impl Draw for Shape {
//   ^^^^ inherit Draw
//            ^^^^^ type Shape
    type Output = u32;
//       ^^^^^^ definition.type-alias Shape.Output
    fn draw(&self, by: u32) -> u32 { by }
//     ^^^^ definition.method Shape.draw arity:1..1
    fn make() -> Self { Shape::Nothing }
//     ^^^^ definition.method Shape.make arity:0..0
//                      ^^^^^ type Shape
}
impl<'a, T> fmt::Display for &'a Store<T> {
//               ^^^^^^^ inherit ?
//                               ^^^^^ type Store
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result { Ok(()) }
//     ^^^ definition.method Store.fmt arity:1..1
//                                                               ^^ call ?external
}
impl dyn Draw<Output = u32> { fn extra(&self) {} }
//       ^^^^ type Draw
//            ^^^^^^ GAP type Draw.Output
//                               ^^^^^ definition.method Draw.extra arity:0..0 private
impl other::module::Outside { fn method(&self) {} }
//                               ^^^^^^ definition.method other.module.Outside.method arity:0..0 private
impl<T> Draw for [T] { fn draw(&self, by: u32) {} }
//      ^^^^ inherit Draw
//                        ^^^^ definition.method draw arity:1..1

fn generic<T, const N: usize>(of: [T; N], f: impl Fn(T) -> T) -> Option<T> where T: Copy {
// ^^^^^^^ definition.function generic arity:2..2 private
    const LOCAL: u32 = 1;
    let local = 2;
    fn nested(x: u32) -> u32 { x }
//     ^^^^^^ definition.function generic.nested arity:1..1
    struct Inner { x: u32 }
//         ^^^^^ definition.struct generic.Inner
//                 ^ definition.field generic.Inner.x private
    impl Inner { fn get(&self) -> u32 { self.x } }
//       ^^^^^ type generic.Inner
//                  ^^^ definition.method generic.Inner.get arity:0..0
    None
}
pub async fn asynchronous() {}
//           ^^^^^^^^^^^^ definition.function asynchronous arity:0..0
const fn constant() -> u32 { 1 }
//       ^^^^^^^^ definition.function constant arity:0..0 private
extern "C" { fn from_c(a: i32, ...) -> i32; static ERRNO: i32; }
//              ^^^^^^ definition.function from_c arity:1..* private declaration
//                                                 ^^^^^ definition.constant ERRNO private

pub mod inner {
//      ^^^^^ definition.module inner
    pub(super) fn deep() {}
//                ^^^^ definition.function inner.deep arity:0..0 internal
    pub mod deeper { pub struct Deepest; impl Deepest { pub fn go(&self) {} } }
//          ^^^^^^ definition.module inner.deeper
//                              ^^^^^^^ definition.struct inner.deeper.Deepest
//                                            ^^^^^^^ type inner.deeper.Deepest
//                                                             ^^ definition.method inner.deeper.Deepest.go arity:0..0
}

#[macro_export]
macro_rules! square {
//           ^^^^^^ definition.macro square
    ($x:expr) => { helper($x) * $crate::inner::deep($x).finish($x) };
//                 ^^^^^^ call ?
//                                             ^^^^ call inner.deep
//                                                      ^^^^^^ call ?
}

cfg_feature! {
// <- call ?
    /// In a macro's braces.
    pub fn in_macro(a: u32) -> u32 { generic_in_macro(a) }
//         ^^^^^^^^ definition.function in_macro arity:1..1 doc:In a macro's braces.
//                                   ^^^^^^^^^^^^^^^^ call ?
    pub mod module_in_macro;
    nested_macro! { struct DeepInMacro { x: u32 } }
//  ^^^^^^^^^^^^ call ?
//                         ^^^^^^^^^^^ definition.struct DeepInMacro private
//                                       ^ definition.field DeepInMacro.x private
}
thread_local! {
// <- call ?external
    static LOCAL_CELL: u32 = helper_in_macro();
//         ^^^^^^^^^^ definition.constant LOCAL_CELL private
//                           ^^^^^^^^^^^^^^^ call ?
}
not_items! { a => b, call_in(c) }
// <- call ?
//                   ^^^^^^^ call ?

#[test]
fn works() { square!(2); }
// ^^^^^ definition.function works arity:0..0 private test
//           ^^^^^^ call square

#[cfg(test)]
mod tests {
//  ^^^^^ definition.module tests test
    use super::*;
    fn helper(x: u32) -> u32 { x }
//     ^^^^^^ definition.function tests.helper arity:1..1 private test
    #[tokio::test]
    async fn later() {}
//           ^^^^^ definition.function tests.later arity:0..0 private test
}
#[cfg(not(test))]
fn no_test() {}
// ^^^^^^^ definition.function no_test arity:0..0 private
#[cfg(all(test, feature = "x"))]
fn only_test() {}
// ^^^^^^^^^ definition.function only_test arity:0..0 private test
