package com.acme

import java.util.Objects

open class Base(val size: Int) {
//         ^^^^ definition.class Base arity:1..1
//                  ^^^^ definition.property Base.size
    var next: Base? = null
//      ^^^^ definition.property Base.next
//            ^^^^ type Base
    fun touch() { }
//      ^^^^^ definition.method Base.touch arity:0..0
    fun <T> generic(it: T) { }
//          ^^^^^^^ definition.method Base.generic arity:1..1
    companion object {
        fun make() = Base(1)
//          ^^^^ definition.method Base.make arity:0..0
//                   ^^^^ call Base
    }
}

class Calls(private val held: Base, list: List<String>) : Base(3) {
//    ^^^^^ definition.class Calls arity:2..2
//                      ^^^^ definition.property Calls.held private
//                            ^^^^ type Base
//                                                        ^^^^ inherit Base
    private val second = Base(2)
//              ^^^^^^ definition.property Calls.second private
//                       ^^^^ call Base
    val maker: () -> Base = Base::make
//      ^^^^^ definition.property Calls.maker
//                   ^^^^ type Base
//                                ^^^^ value Base.make
    val label get() = "${compute()} of $size and ${held.next}"
//      ^^^^^ definition.property Calls.label
//                       ^^^^^^^ call Calls.compute
    val lazily: Base by lazy { Base.make() }
//      ^^^^^^ definition.property Calls.lazily
//              ^^^^ type Base
//                      ^^^^ call ?external
//                                  ^^^^ call Base.make

    constructor(other: Base) : this(other, emptyList()) {
//  ^^^^^^^^^^^ definition.constructor Calls.constructor arity:1..1
//                     ^^^^ type Base
//                             ^^^^ call Calls
//                                         ^^^^^^^^^ call ?external
        other.touch()
//            ^^^^^ call Base.touch
        super.touch()
//            ^^^^^ call Base.touch
    }

    constructor() : super(1)
//  ^^^^^^^^^^^ definition.constructor Calls.constructor arity:0..0
//                  ^^^^^ call Base

    fun compute(): Int = 1
//      ^^^^^^^ definition.method Calls.compute arity:0..0
    fun load(times: Int = compute(), then: () -> Unit = { compute() }) { }
//      ^^^^ definition.method Calls.load arity:0..2
//                        ^^^^^^^ call Calls.compute
//                                                        ^^^^^^^ call Calls.compute
    fun each(action: (String) -> Unit) { action("x") }
//      ^^^^ definition.method Calls.each arity:1..1
//                                       ^^^^^^ call ?

    fun all(thing: Any, bases: List<Base>, given: Base?) {
//      ^^^ definition.method Calls.all arity:3..3
//                                  ^^^^ type Base
//                                                ^^^^ type Base
        held.touch()
//           ^^^^^ call Base.touch
        this.held.touch()
//                ^^^^^ call Base.touch
        given?.touch()
//             ^^^^^ call Base.touch
        given!!.touch()
//              ^^^^^ call Base.touch
        given?.next?.touch()
//                   ^^^^^ call Base.touch
        Base.make().touch()
//           ^^^^ call Base.make
//                  ^^^^^ call Base.touch
        com.acme.Base.make()
//                    ^^^^ call Base.make
        held.generic<Int>(1)
//           ^^^^^^^ call Base.generic
        own<String>()
//      ^^^ call Calls.own
        Calls(held).all(thing, bases, given)
//      ^^^^^ call Calls
//            ^^^^ value Calls.held
//                  ^^^ call Calls.all
        Outer.Inner().go()
//            ^^^^^ call Outer.Inner
//                    ^^ call Outer.Inner.go
        Box<String>(held)
//      ^^^ call Box
        bases[0].touch()
//               ^^^^^ call Base.touch
        (thing as Base).touch()
//                ^^^^ type Base
//                      ^^^^^ call Base.touch
        val local = Calls(held)
//                  ^^^^^ call Calls
//                        ^^^^ value Calls.held
        local.load()
//            ^^^^ call Calls.load
        load(1) { compute() }
//      ^^^^ call Calls.load
//                ^^^^^^^ call Calls.compute
        load { touch() }
//      ^^^^ call Calls.load
//             ^^^^^ call Base.touch
        each { keep(it) }
//      ^^^^ call Calls.each
//             ^^^^ call Calls.keep
        each { name -> keep(name) }
//      ^^^^ call Calls.each
//                     ^^^^ call Calls.keep
        each(::keep)
//      ^^^^ call Calls.each
//             ^^^^ value Calls.keep
        each(this::keep)
//      ^^^^ call Calls.each
//                 ^^^^ value Calls.keep
        bases.forEach(Base::touch)
//            ^^^^^^^ call ?external
//                          ^^^^^ value Base.touch
        bases.map { it.touch() }.filter { ready() }
//            ^^^ call ?external
//                     ^^^^^ call Base.touch
//                               ^^^^^^ call ?
//                                        ^^^^^ call Calls.ready
        if (thing is Base && ready()) thing.touch()
//                   ^^^^ type Base
//                           ^^^^^ call Calls.ready
//                                          ^^^^^ GAP call Base.touch
        when (val found = find()) {
//                        ^^^^ call Calls.find
            is Base -> found.touch()
//             ^^^^ type Base
//                           ^^^^^ call Base.touch
            else -> unknown(found)
//                  ^^^^^^^ call ?
        }
        for (one in bases) one.touch()
//                             ^^^^^ call Base.touch
        val (a, b) = pair()
//                   ^^^^ call Calls.pair
        held shift given
//           ^^^^^ call Base.shift
        val task = object : Base(2), Runnable {
//                          ^^^^ call Base
            override fun run() { touch(); keep("y") }
//                       ^^^ definition.method Calls.all.Base.run arity:0..0
//                               ^^^^^ call Base.touch
//                                        ^^^^ call Calls.keep
        }
        task.run()
//           ^^^ GAP call Calls.all.Base.run
        with(held) { touch() }
//      ^^^^ call ?external
//           ^^^^ value Calls.held
//                   ^^^^^ call Base.touch
        held.apply { touch() }.also { keep("z") }
//           ^^^^^ call ?
//                   ^^^^^ call Base.touch
//                             ^^^^ call ?
//                                    ^^^^ call Calls.keep
        Registry.register(Registry.LIMIT)
//               ^^^^^^^^ call Registry.register
//                                 ^^^^^ value Registry.LIMIT
        Objects.hash(1)
//              ^^^^ call ?external
        println("n: ${compute()}")
//      ^^^^^^^ call ?external
//                    ^^^^^^^ call Calls.compute
        try { load() } catch (e: IllegalStateException) { e.printStackTrace() }
//            ^^^^ call Calls.load
//                                                          ^^^^^^^^^^^^^^^ call ?external
        "text".shout()
//             ^^^^^ call String.shout
        fun inner() = compute()
//          ^^^^^ definition.function Calls.all.inner arity:0..0
//                    ^^^^^^^ call Calls.compute
        inner()
//      ^^^^^ call Calls.all.inner
        run { load() }
//      ^^^ call ?external
//            ^^^^ call Calls.load
        invoke()()
//      ^^^^^^ call Calls.invoke
        throw Failed("x")
//            ^^^^^^ call Failed
    }

    fun <T> own() { }
//          ^^^ definition.method Calls.own arity:0..0
    fun ready() = true
//      ^^^^^ definition.method Calls.ready arity:0..0
    fun keep(text: String) { }
//      ^^^^ definition.method Calls.keep arity:1..1
    fun find(): Any = this
//      ^^^^ definition.method Calls.find arity:0..0
    fun pair() = held to second
//      ^^^^ definition.method Calls.pair arity:0..0
//                    ^^ call ?
    fun invoke() = { load() }
//      ^^^^^^ definition.method Calls.invoke arity:0..0
//                   ^^^^ call Calls.load
}

infix fun Base.shift(other: Base?) { }
//        ^^^^ type Base
//             ^^^^^ definition.method Base.shift arity:1..1
//                          ^^^^ type Base
fun String.shout() = this
//         ^^^^^ definition.method String.shout arity:0..0
class Box<T>(from: Base)
//    ^^^ definition.class Box arity:1..1
//                 ^^^^ type Base
class Outer {
//    ^^^^^ definition.class Outer
    class Inner {
//        ^^^^^ definition.class Outer.Inner
        fun go() { }
//          ^^ definition.method Outer.Inner.go arity:0..0
    }
}
class Failed(why: String) : Exception(why)
//    ^^^^^^ definition.class Failed arity:1..1
//                          ^^^^^^^^^ inherit ?external
object Registry {
//     ^^^^^^^^ definition.class Registry
    const val LIMIT = 3
//            ^^^^^ definition.constant Registry.LIMIT
    fun register(code: Int) { }
//      ^^^^^^^^ definition.method Registry.register arity:1..1
}
