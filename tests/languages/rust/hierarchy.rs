use std::fmt::Debug;
trait Named { fn name(&self) -> String; fn shout(&self) { self.name(); } }
//    ^^^^^ definition.interface Named private
//               ^^^^ definition.method Named.name arity:0..0 declaration
//                                         ^^^^^ definition.method Named.shout arity:0..0
//                                                             ^^^^ call Named.name
trait Loud: Named + Debug { fn roar(&self) { self.shout(); } }
//    ^^^^ definition.interface Loud private
//          ^^^^^ inherit Named
//                  ^^^^^ inherit ?external
//                             ^^^^ definition.method Loud.roar arity:0..0
//                                                ^^^^^ call Named.shout
trait Generic<T>: Loud where T: Named { fn of(&self, t: T) { t.name(); self.roar(); } }
//    ^^^^^^^ definition.interface Generic private
//                ^^^^ inherit Loud
//                              ^^^^^ type Named
//                                         ^^ definition.method Generic.of arity:1..1
//                                                             ^^^^ call Named.name
//                                                                          ^^^^ call Loud.roar
struct Cat;
//     ^^^ definition.struct Cat private
struct Lion<T> { of: T }
//     ^^^^ definition.struct Lion private
//               ^^ definition.field Lion.of private
impl Named for Cat { fn name(&self) -> String { String::new() } }
//   ^^^^^ inherit Named
//             ^^^ type Cat
//                      ^^^^ definition.method Cat.name arity:0..0
//                                                      ^^^ call ?external
impl Loud for Cat {}
//   ^^^^ inherit Loud
//            ^^^ type Cat
impl<T: Named> Named for Lion<T> { fn name(&self) -> String { self.of.name() } }
//      ^^^^^ type Named
//             ^^^^^ inherit Named
//                       ^^^^ type Lion
//                                    ^^^^ definition.method Lion.name arity:0..0
//                                                                    ^^^^ call Named.name
impl<T> Generic<T> for Lion<T> { fn of(&self, t: T) { self.of; } }
//      ^^^^^^^ inherit Generic
//                     ^^^^ type Lion
//                                  ^^ definition.method Lion.of arity:1..1
impl<'a> Named for &'a str { fn name(&self) -> String { self.to_string() } }
//       ^^^^^ inherit Named
//                              ^^^^ definition.method str.name arity:0..0
//                                                           ^^^^^^^^^ call ?
impl Cat { fn all(&self) { self.name(); self.shout(); self.roar(); Loud::roar(self); Named::name(self); } }
//   ^^^ type Cat
//            ^^^ definition.method Cat.all arity:0..0 private
//                              ^^^^ call Cat.name
//                                           ^^^^^ call Named.shout
//                                                         ^^^^ call Loud.roar
//                                                                 ^^^^ type Loud
//                                                                       ^^^^ call Loud.roar
//                                                                                   ^^^^^ type Named
//                                                                                          ^^^^ call Named.name
impl std::ops::Deref for Cat { type Target = u32; fn deref(&self) -> &u32 { &1 } }
//             ^^^^^ inherit ?
//                       ^^^ type Cat
//                                  ^^^^^^ definition.type-alias Cat.Target
//                                                   ^^^^^ definition.method Cat.deref arity:0..0
fn dynamic(one: &dyn Loud, two: Box<dyn Named>, three: impl Generic<Cat>) { one.roar(); one.shout(); two.shout(); three.roar(); }
// ^^^^^^^ definition.function dynamic arity:3..3 private
//                   ^^^^ type Loud
//                                      ^^^^^ type Named
//                                                          ^^^^^^^ type Generic
//                                                                  ^^^ type Cat
//                                                                              ^^^^ call Loud.roar
//                                                                                          ^^^^^ call Named.shout
//                                                                                                       ^^^^^ call Named.shout
//                                                                                                                      ^^^^ call Loud.roar
