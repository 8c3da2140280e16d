struct Thing { size: u32 }
//     ^^^^^ definition.struct Thing private
//             ^^^^ definition.field Thing.size private
struct Other { load: Thing }
//     ^^^^^ definition.struct Other private
//             ^^^^ definition.field Other.load private
//                   ^^^^^ type Thing
impl Thing { fn touch(&self) {} }
//   ^^^^^ type Thing
//              ^^^^^ definition.method Thing.touch arity:0..0 private
impl Other { fn touch(&self) {} }
//   ^^^^^ type Other
//              ^^^^^ definition.method Other.touch arity:0..0 private
fn load(n: u32) -> Thing { Thing { size: n } }
// ^^^^ definition.function load arity:1..1 private
//                 ^^^^^ type Thing
//                         ^^^^^ call Thing
const COUNT: u32 = 1;
//    ^^^^^ definition.constant COUNT private

fn parameter(load: impl Fn(u32)) { load(1); }
// ^^^^^^^^^ definition.function parameter arity:1..1 private
//                                 ^^^^ call ?
fn typed(load: &Other) { load.touch(); }
// ^^^^^ definition.function typed arity:1..1 private
//              ^^^^^ type Other
//                            ^^^^^ call Other.touch
fn mutable(mut load: Thing) { load.touch(); }
// ^^^^^^^ definition.function mutable arity:1..1 private
//                   ^^^^^ type Thing
//                                 ^^^^^ call Thing.touch
fn block(on: bool) {
// ^^^^^ definition.function block arity:1..1 private
    if on { let load = |n: u32| n; load(2); }
//                                 ^^^^ GAP call ?
    load(3);
//  ^^^^ GAP call load
    { fn load(n: u32) {} load(4); }
//       ^^^^ definition.function block.load arity:1..1
//                       ^^^^ call block.load
}
fn patterns(pair: (Other, Thing), option: Option<Thing>) {
// ^^^^^^^^ definition.function patterns arity:2..2 private
//                 ^^^^^ type Other
//                        ^^^^^ type Thing
//                                               ^^^^^ type Thing
    let (load, other) = pair;
    load.touch();
//       ^^^^^ GAP call Other.touch
    if let Some(load) = option { load.touch(); }
//                                    ^^^^^ call Thing.touch
    let Other { load } = make();
//      ^^^^^ type Other
//                       ^^^^ call ?
    load.touch();
//       ^^^^^ GAP call Thing.touch
    match option {
        Some(load) => load(5),
//                    ^^^^ call ?
        COUNT => load(6),
//               ^^^^ call ?
        load => load(7),
//              ^^^^ call ?
    }
}
fn loops(many: Vec<Other>) {
// ^^^^^ definition.function loops arity:1..1 private
//                 ^^^^^ type Other
    for load in many { load.touch(); }
//                          ^^^^^ call Other.touch
    while let Some(load) = next() { load.touch(); }
//                         ^^^^ call ?
//                                       ^^^^^ call Other.touch | Thing.touch
    load(8);
//  ^^^^ call load
}
fn closures() {
// ^^^^^^^^ definition.function closures arity:0..0 private
    let inner = |load: Other| load.touch();
//                     ^^^^^ type Other
//                                 ^^^^^ call Other.touch
    inner(make());
//  ^^^^^ call ?
//        ^^^^ call ?
    many().map(|load| load.touch());
//  ^^^^ call ?
//         ^^^ call ?
//                         ^^^^^ call Other.touch | Thing.touch
    many().map(|(load, n)| load(n));
//  ^^^^ call ?
//         ^^^ call ?
//                         ^^^^ call ?
    load(9);
//  ^^^^ call load
}
fn shadowing() {
// ^^^^^^^^^ definition.function shadowing arity:0..0 private
    let load = load(10);
//             ^^^^ call load
    load.touch();
//       ^^^^^ call Thing.touch
    let load = Other { load };
//             ^^^^^ call Other
    load.touch();
//       ^^^^^ call Other.touch
}
fn in_macros(load: fn(u32)) { println!("{}", load(11)); keep(COUNT); }
// ^^^^^^^^^ definition.function in_macros arity:1..1 private
//                            ^^^^^^^ call ?external
//                                                      ^^^^ call ?
//                                                           ^^^^^ value COUNT
