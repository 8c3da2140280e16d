# --- path: Cargo.toml ---
[package]
name = "my-app"
version = "0.1.0"

[dependencies]
helper-lib = { path = "lib" }
outside = "1"
// --- path: src/main.rs ---
mod store;
mod util;
pub mod nested;

use std::collections::HashMap;
use std::fmt::{self, Display as Show, Write};
use crate::store::{Store, open as open_store, inner::{self, Deep}};
use crate::util::*;
use self::nested::leaf::{leaf_fn, Leaf};
use helper_lib::Tool;
use outside::Thing;
use crate::store::Gone;

fn main() {
// ^^^^ definition.function main arity:0..0 private
    let s = Store::new();
//          ^^^^^ type src/store.rs::Store
//                 ^^^ call src/store.rs::Store.new
    s.save();
//    ^^^^ call src/store.rs::Store.save
    open_store("a");
//  ^^^^^^^^^^ call src/store.rs::open
    crate::store::open("b");
//                ^^^^ call src/store.rs::open
    inner::inner_fn();
//         ^^^^^^^^ call src/store.rs::inner.inner_fn
    Deep::make().go();
//  ^^^^ type src/store.rs::inner.Deep
//        ^^^^ call src/store.rs::inner.Deep.make
//               ^^ call src/store.rs::inner.Deep.go
    from_wildcard();
//  ^^^^^^^^^^^^^ call src/util/mod.rs::from_wildcard
    leaf_fn();
//  ^^^^^^^ call src/nested/leaf.rs::leaf_fn
    nested::leaf::leaf_fn();
//                ^^^^^^^ call src/nested/leaf.rs::leaf_fn
    let leaf: Leaf = Leaf::default();
//            ^^^^ type src/nested/leaf.rs::Leaf
//                   ^^^^ type src/nested/leaf.rs::Leaf
//                         ^^^^^^^ call ?
    leaf.bloom();
//       ^^^^^ call src/nested/leaf.rs::Leaf.bloom
    Tool::use_it();
//  ^^^^ type lib/src/tools.rs::Tool
//        ^^^^^^ call lib/src/tools.rs::Tool.use_it
    helper_lib::tools::hammer();
//                     ^^^^^^ call lib/src/tools.rs::hammer
    Thing::new();
//         ^^^ call ?external
    outside::function();
//           ^^^^^^^^ GAP call ?external
    HashMap::<u32, u32>::new();
//                       ^^^ call ?external
    reexported();
//  ^^^^^^^^^^ call src/util/mod.rs::reexported
    store::reexported();
//         ^^^^^^^^^^ call src/util/mod.rs::reexported
    nested::public_name();
//          ^^^^^^^^^^^ call src/nested/leaf.rs::leaf_fn
    Gone::nowhere();
//        ^^^^^^^ call ?
    not_imported();
//  ^^^^^^^^^^^^ call ?
    exported_macro!(1);
//  ^^^^^^^^^^^^^^ call src/util/mod.rs::exported_macro
}

impl Show for Leaf { fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result { self.bloom(); Ok(()) } }
//   ^^^^ inherit ?external
//            ^^^^ type src/nested/leaf.rs::Leaf
//                      ^^^ definition.method Leaf.fmt arity:1..1
//                                                                                 ^^^^^ call src/nested/leaf.rs::Leaf.bloom
//                                                                                          ^^ call ?external
// --- path: src/store.rs ---
use super::util::helper;
pub use crate::util::reexported;

pub struct Store { items: u32 }
//         ^^^^^ definition.struct Store
//                 ^^^^^ definition.field Store.items private
impl Store {
//   ^^^^^ type Store
    pub fn new() -> Self { helper(); Store { items: 0 } }
//         ^^^ definition.method Store.new arity:0..0
//                         ^^^^^^ call src/util/mod.rs::helper
//                                   ^^^^^ call Store
    pub fn save(&self) { self.write(); super::nested::leaf::leaf_fn(); }
//         ^^^^ definition.method Store.save arity:0..0
//                            ^^^^^ call Store.write
//                                                          ^^^^^^^ call src/nested/leaf.rs::leaf_fn
    fn write(&self) {}
//     ^^^^^ definition.method Store.write arity:0..0 private
}
pub fn open(path: &str) {}
//     ^^^^ definition.function open arity:1..1
pub mod inner {
//      ^^^^^ definition.module inner
    use super::open;
    use super::Store;
    pub struct Deep;
//             ^^^^ definition.struct inner.Deep
    impl Deep { pub fn make() -> Deep { Deep } pub fn go(&self) { inner_fn() } }
//       ^^^^ type inner.Deep
//                     ^^^^ definition.method inner.Deep.make arity:0..0
//                               ^^^^ type inner.Deep
//                                                    ^^ definition.method inner.Deep.go arity:0..0
//                                                                ^^^^^^^^ call inner.inner_fn
    pub fn inner_fn() { open("c"); Store::new(); super::open("d"); }
//         ^^^^^^^^ definition.function inner.inner_fn arity:0..0
//                      ^^^^ call open
//                                 ^^^^^ type Store
//                                        ^^^ call Store.new
//                                                      ^^^^ call open
}
// --- path: src/util/mod.rs ---
mod private;
pub fn helper() { private::secret(); }
//     ^^^^^^ definition.function helper arity:0..0
//                         ^^^^^^ call src/util/private.rs::secret
pub fn from_wildcard() {}
//     ^^^^^^^^^^^^^ definition.function from_wildcard arity:0..0
pub fn reexported() {}
//     ^^^^^^^^^^ definition.function reexported arity:0..0
#[macro_export]
macro_rules! exported_macro { ($x:expr) => { $crate::util::helper() }; }
//           ^^^^^^^^^^^^^^ definition.macro exported_macro
//                                                         ^^^^^^ call helper
fn not_imported() {}
// ^^^^^^^^^^^^ definition.function not_imported arity:0..0 private
// --- path: src/util/private.rs ---
pub fn secret() { super::helper(); }
//     ^^^^^^ definition.function secret arity:0..0
//                       ^^^^^^ call src/util/mod.rs::helper
// --- path: src/nested/mod.rs ---
pub mod leaf;
pub use leaf::leaf_fn as public_name;
// --- path: src/nested/leaf.rs ---
#[derive(Default)]
pub struct Leaf;
//         ^^^^ definition.struct Leaf
impl Leaf { pub fn bloom(&self) {} }
//   ^^^^ type Leaf
//                 ^^^^^ definition.method Leaf.bloom arity:0..0
pub fn leaf_fn() {}
//     ^^^^^^^ definition.function leaf_fn arity:0..0
# --- path: lib/Cargo.toml ---
[package]
name = "helper-lib"
version = "0.1.0"
// --- path: lib/src/lib.rs ---
pub mod tools;
pub use tools::Tool;
// --- path: lib/src/tools.rs ---
pub struct Tool;
//         ^^^^ definition.struct Tool
impl Tool { pub fn use_it() { hammer(); } }
//   ^^^^ type Tool
//                 ^^^^^^ definition.method Tool.use_it arity:0..0
//                            ^^^^^^ call hammer
pub fn hammer() {}
//     ^^^^^^ definition.function hammer arity:0..0
// --- path: tests/it.rs ---
use my_app::store::Store;
fn it_works() { Store::new().save(); }
// ^^^^^^^^ definition.function it_works arity:0..0 private
//              ^^^^^ type src/store.rs::Store
//                     ^^^ call src/store.rs::Store.new
//                           ^^^^ call src/store.rs::Store.save
