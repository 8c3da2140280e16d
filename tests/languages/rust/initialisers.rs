fn load() -> i32 { 1 }
// ^^^^ definition.function load arity:0..0 private
fn pair() -> (i32, i32) { (1, 2) }
// ^^^^ definition.function pair arity:0..0 private
fn all() {
// ^^^ definition.function all arity:0..0 private
    let load = load();
//             ^^^^ call load
    let (pair, other) = pair();
//                      ^^^^ call pair
    load();
//  ^^^^ call ?
    pair();
//  ^^^^ call ?
}
