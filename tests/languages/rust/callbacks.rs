static TABLE: Lazy = Lazy::new(|| { fn build() -> i32 { 1 } build() });
//     ^^^^^ definition.constant TABLE private
//            ^^^^ type ?
//                         ^^^ call ?
//                                     ^^^^^ definition.function TABLE.build arity:0..0
//                                                          ^^^^^ call TABLE.build
static OTHER: Lazy = Lazy::new(|| { fn build() -> i32 { 2 } build() });
//     ^^^^^ definition.constant OTHER private
//            ^^^^ type ?
//                         ^^^ call ?
//                                     ^^^^^ definition.function OTHER.build arity:0..0
//                                                          ^^^^^ call OTHER.build
