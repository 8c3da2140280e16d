val made = make { fun inner() = 1; inner() }
//  ^^^^ definition.variable made
//         ^^^^ call ?
//                    ^^^^^ definition.function made.inner arity:0..0
//                                 ^^^^^ call made.inner
class Holder { val held = make({ fun inner(): Int { return 1 }; inner() }) }
//    ^^^^^^ definition.class Holder
//                 ^^^^ definition.property Holder.held
//                        ^^^^ call ?
//                                   ^^^^^ definition.function Holder.held.inner arity:0..0
//                                                              ^^^^^ call Holder.held.inner
