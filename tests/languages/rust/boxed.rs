// --- path: Cargo.toml ---
[package]
name = "boxed"
version = "0.1.0"

// --- path: src/context.rs ---
pub fn enter(a: u8) {}
//     ^ definition.function enter arity:1..1

// --- path: src/lib.rs ---
pub mod context;
use std::sync::Arc;

pub struct Node;
//         ^ definition.struct Node
impl Node {
//   ^ type Node
    pub fn new() -> Node { Node }
//         ^ definition.method Node.new arity:0..0
//                  ^ type Node
    pub fn last(&self) {}
//         ^ definition.method Node.last arity:0..0
}

// What is put in an `Arc` or a `Box` has its members still.
fn boxed() {
// ^ definition.function boxed arity:0..0 doc:What is put in an `Arc` or a `Box` has its members still.
    let n = Arc::new(Node::new());
//               ^ call ?external
//                         ^ call Node.new
    n.last();
//    ^ call Node.last
    std::sync::Arc::new(Node::new()).last();
//                  ^ call ?external
//                            ^ call Node.new
//                                   ^ call Node.last
}

fn path(context: u8) {
// ^ definition.function path arity:1..1
    context::enter(context);
//           ^ call src/context.rs::enter
}
