struct Thing { void use() {} };
//     ^^^^^ definition.struct Thing
//                  ^^^ definition.method Thing.use arity:0..0
struct Other { void use() {} };
//     ^^^^^ definition.struct Other
//                  ^^^ definition.method Other.use arity:0..0
Thing *load(int n) { return 0; }
// <- type Thing
//     ^^^^ definition.function load arity:1..1
int count = 0;
//  ^^^^^ definition.variable count

int shadowed(int (*load)(int)) { return load(1); }
//  ^^^^^^^^ definition.function shadowed arity:1..1
//                                      ^^^^ call ?
int by_reference(Other &load) { load.use(); return 0; }
//  ^^^^^^^^^^^^ definition.function by_reference arity:1..1
//               ^^^^^ type Other
//                                   ^^^ call Other.use
int by_default(int count = 3) { keep(count); return count; }
//  ^^^^^^^^^^ definition.function by_default arity:0..1
//                              ^^^^ call ?
int by_block(bool on) {
//  ^^^^^^^^ definition.function by_block arity:1..1
    if (on) { auto load = [](int n) { return n; }; load(2); }
//                                                 ^^^^ call ?
    load(3)->use();
//  ^^^^ call load
//           ^^^ call Thing.use
    return count;
//         ^^^^^ value count
}
int by_loop(std::vector<Other> many) {
//  ^^^^^^^ definition.function by_loop arity:1..1
//                      ^^^^^ type Other
    for (Other &count : many) { count.use(); }
//       ^^^^^ type Other
//                                    ^^^ call Other.use
    for (int load = 0; load < 3; load++) keep(load);
//                                       ^^^^ call ?
    keep(load);
//  ^^^^ call ?
//       ^^^^ value load
    return count;
//         ^^^^^ value count
}
int by_condition() {
//  ^^^^^^^^^^^^ definition.function by_condition arity:0..0
    if (Thing *load = find()) { load->use(); }
//      ^^^^^ type Thing
//                    ^^^^ call ?
//                                    ^^^ call Thing.use
    if (auto other = Other(); true) { other.use(); }
//                   ^^^^^ call Other
//                                          ^^^ call Other.use
    while (Thing *thing = find()) thing->use();
//         ^^^^^ type Thing
//                        ^^^^ call ?
//                                       ^^^ call Thing.use
    load(4);
//  ^^^^ call load
    return 0;
}
int by_lambda() {
//  ^^^^^^^^^ definition.function by_lambda arity:0..0
    auto f = [load = Other()](Thing count) { load.use(); count.use(); };
//                   ^^^^^ call Other
//                            ^^^^^ type Thing
//                                                ^^^ call Other.use
//                                                             ^^^ call Thing.use
    f(Thing());
//  ^ call ?
//    ^^^^^ call Thing
    load(5);
//  ^^^^ call load
    return 0;
}
int by_catch() {
//  ^^^^^^^^ definition.function by_catch arity:0..0
    try { load(6); } catch (Other &load) { load.use(); }
//        ^^^^ call load
//                          ^^^^^ type Other
//                                              ^^^ call Other.use
    auto [count, second] = pair();
//                         ^^^^ call ?
    keep(count);
//  ^^^^ call ?
    return 0;
}
template <typename... Load> void packed(Load &&...load) { keep(load...); }
//                               ^^^^^^ definition.function packed arity:0..*
//                                                        ^^^^ call ?
