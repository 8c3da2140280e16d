package zoo

interface Named {
//        ^^^^^ definition.interface Named
    fun name(): String
//      ^^^^ definition.method Named.name arity:0..0 declaration
    fun shout() = name() + "!"
//      ^^^^^ definition.method Named.shout arity:0..0
//                ^^^^ call Named.name
}
interface Loud<T> : Named, Comparable<T> {
//        ^^^^ definition.interface Loud
//                  ^^^^^ inherit Named
//                         ^^^^^^^^^^ inherit ?external
    fun roar()
//      ^^^^ definition.method Loud.roar arity:0..0 declaration
}
abstract class Animal(val id: Int) : Named {
//             ^^^^^^ definition.class Animal arity:1..1
//                        ^^ definition.property Animal.id
//                                   ^^^^^ inherit Named
    override fun name() = "animal"
//               ^^^^ definition.method Animal.name arity:0..0
    protected fun eat() { chew() }
//                ^^^ definition.method Animal.eat arity:0..0 protected
//                        ^^^^ call Animal.chew
    abstract fun chew()
//               ^^^^ definition.method Animal.chew arity:0..0 declaration
}
open class Cat(id: Int) : Animal(id), Loud<Cat>, java.io.Serializable {
//         ^^^ definition.class Cat arity:1..1
//                        ^^^^^^ inherit Animal
//                                    ^^^^ inherit Loud
//                                         ^^^ type Cat
//                                                       ^^^^^^^^^^^^ GAP inherit ?external
    override fun chew() { super.eat() }
//               ^^^^ definition.method Cat.chew arity:0..0
//                              ^^^ call Animal.eat
    override fun roar() { eat(); shout(); super<Loud>.shout() }
//               ^^^^ definition.method Cat.roar arity:0..0
//                        ^^^ call Animal.eat
//                               ^^^^^ call Named.shout
//                                              ^^^^ type Loud
//                                                    ^^^^^ call Named.shout
    override fun compareTo(other: Cat): Int = other.name().length
//               ^^^^^^^^^ definition.method Cat.compareTo arity:1..1
//                                ^^^ type Cat
//                                                  ^^^^ call Animal.name
}
class Kitten : Cat {
//    ^^^^^^ definition.class Kitten
//             ^^^ inherit Cat
    constructor() : super(1)
//  ^^^^^^^^^^^ definition.constructor Kitten.constructor arity:0..0
//                  ^^^^^ call Cat
    fun play() { this.eat(); id.toString() }
//      ^^^^ definition.method Kitten.play arity:0..0
//                    ^^^ call Animal.eat
//                              ^^^^^^^^ call ?external
}
class Outer {
//    ^^^^^ definition.class Outer
    open class Base {
//             ^^^^ definition.class Outer.Base
        fun deep() { }
//          ^^^^ definition.method Outer.Base.deep arity:0..0
    }
}
class Nested : Outer.Base() {
//    ^^^^^^ definition.class Nested
//                   ^^^^ inherit Outer.Base
    fun go() { deep() }
//      ^^ definition.method Nested.go arity:0..0
//             ^^^^ call Outer.Base.deep
}
class Wrapped(private val inner: Named) : Named by inner {
//    ^^^^^^^ definition.class Wrapped arity:1..1
//                        ^^^^^ definition.property Wrapped.inner private
//                               ^^^^^ type Named
//                                        ^^^^^ inherit Named
//                                                 ^^^^^ value Wrapped.inner
    fun again() { shout() }
//      ^^^^^ definition.method Wrapped.again arity:0..0
//                ^^^^^ call Named.shout
}
object Tom : Animal(1) {
//     ^^^ definition.class Tom
//           ^^^^^^ inherit Animal
    override fun chew() { eat() }
//               ^^^^ definition.method Tom.chew arity:0..0
//                        ^^^ call Animal.eat
}
class Holder {
//    ^^^^^^ definition.class Holder
    companion object : Animal(2) {
//                     ^^^^^^ type Animal
        override fun chew() { }
//                   ^^^^ definition.method Holder.chew arity:0..0
    }
}
class Box<T : Animal> : ArrayList<T>() where T : Named {
//    ^^^ definition.class Box
//            ^^^^^^ type Animal
//                      ^^^^^^^^^ inherit ?external
//                                               ^^^^^ type Named
    fun feed(one: T) { add(one) }
//      ^^^^ definition.method Box.feed arity:1..1
//                     ^^^ GAP call ?external
}
