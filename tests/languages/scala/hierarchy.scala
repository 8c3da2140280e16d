package zoo

trait Named {
//    ^^^^^ definition.interface Named
  def name: String
//    ^^^^ definition.method Named.name declaration
  def shout(): String = name + "!"
//    ^^^^^ definition.method Named.shout arity:0..0
//                      ^^^^ value Named.name
}
trait Loud[T] extends Named with Ordered[T] { def roar(): Unit }
//    ^^^^ definition.interface Loud
//                    ^^^^^ inherit Named
//                               ^^^^^^^ inherit ?external
//                                                ^^^^ definition.method Loud.roar arity:0..0 declaration
abstract class Animal(val id: Int) extends Named {
//             ^^^^^^ definition.class Animal arity:1..1
//                        ^^ definition.field Animal.id
//                                         ^^^^^ inherit Named
  override def name = "animal"
//             ^^^^ definition.method Animal.name
  protected def eat(): Unit = chew()
//              ^^^ definition.method Animal.eat arity:0..0 protected
//                            ^^^^ call Animal.chew
  def chew(): Unit
//    ^^^^ definition.method Animal.chew arity:0..0 declaration
}
class Cat(id: Int) extends Animal(id) with Loud[Cat] with java.io.Serializable {
//    ^^^ definition.class Cat arity:1..1
//        ^^ definition.field Cat.id
//                         ^^^^^^ inherit Animal
//                                ^^ value Cat.id
//                                         ^^^^ inherit Loud
//                                              ^^^ type Cat
//                                                                ^^^^^^^^^^^^ GAP inherit ?external
  def chew(): Unit = super.eat()
//    ^^^^ definition.method Cat.chew arity:0..0
//                         ^^^ call Animal.eat
  def roar(): Unit = { eat(); shout(); super[Loud].shout() }
//    ^^^^ definition.method Cat.roar arity:0..0
//                     ^^^ call Animal.eat
//                            ^^^^^ call Named.shout
//                                           ^^^^ type Loud
//                                                 ^^^^^ call Named.shout
  def compare(other: Cat): Int = other.name.length
//    ^^^^^^^ definition.method Cat.compare arity:1..1
//                   ^^^ type Cat
//                                     ^^^^ value Animal.name
}
object Outer { class Base { def deep(): Unit = () } }
//     ^^^^^ definition.class Outer
//                   ^^^^ definition.class Outer.Base
//                              ^^^^ definition.method Outer.Base.deep arity:0..0
class Nested extends Outer.Base { def go(): Unit = deep() }
//    ^^^^^^ definition.class Nested
//                         ^^^^ inherit Outer.Base
//                                    ^^ definition.method Nested.go arity:0..0
//                                                 ^^^^ call Outer.Base.deep
object Tom extends Cat(1) { def play(): Unit = { eat(); this.roar() } }
//     ^^^ definition.class Tom
//                 ^^^ inherit Cat
//                              ^^^^ definition.method Tom.play arity:0..0
//                                               ^^^ call Animal.eat
//                                                           ^^^^ call Cat.roar
class Box[T <: Animal] extends Iterable[T] { def feed(one: T): Unit = { one.eat(); toList() } }
//    ^^^ definition.class Box
//             ^^^^^^ type Animal
//                             ^^^^^^^^ inherit ?external
//                                               ^^^^ definition.method Box.feed arity:1..1
//                                                                          ^^^ call Animal.eat
//                                                                                 ^^^^^^ GAP call ?external
class Self { self: Named => def again(): Unit = { self.shout(); shout() } }
//    ^^^^ definition.class Self
//                 ^^^^^ type Named
//                              ^^^^^ definition.method Self.again arity:0..0
//                                                     ^^^^^ call Named.shout
//                                                              ^^^^^ GAP call Named.shout
