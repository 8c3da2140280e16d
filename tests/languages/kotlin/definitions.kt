@file:JvmName("Stores")
package com.acme.store

import kotlin.test.Test

/** Says what it holds. */
@Deprecated("old")
abstract class Store<T : Any> @Marked internal constructor(
//             ^^^^^ definition.class Store arity:2..3 doc:Says what it holds.
//                             ^^^^^^ type Marked
    private val size: Int = 1,
//              ^^^^ definition.property Store.size private
    val name: String,
//      ^^^^ definition.property Store.name
    plain: List<String>,
) : Base<T>(size), Named {
//  ^^^^ inherit ?
//          ^^^^ value Store.size
//                 ^^^^^ inherit Named
    constructor() : this(1, "a", emptyList())
//  ^^^^^^^^^^^ definition.constructor Store.constructor arity:0..0
//                  ^^^^ call Store
//                               ^^^^^^^^^ call ?external

    private constructor(name: String, vararg more: Int) : this(1, name, emptyList()) {
//          ^^^^^^^^^^^ definition.constructor Store.constructor arity:1..* private
//                                                        ^^^^ call Store
//                                                                      ^^^^^^^^^ call ?external
        grow()
//      ^^^^ call Store.grow
    }

    val doubled: Int get() = size * 2
//      ^^^^^^^ definition.property Store.doubled
    var counted: Int = 0
//      ^^^^^^^ definition.property Store.counted
        private set
    private lateinit var late: T
//                       ^^^^ definition.property Store.late private
    protected val lazily by lazy { compute() }
//                ^^^^^^ definition.property Store.lazily protected
//                          ^^^^ call ?external
//                                 ^^^^^^^ call Store.compute
    internal val handler: (String) -> Int = { text -> text.length }
//               ^^^^^^^ definition.property Store.handler internal

    init {
        val local = compute()
//                  ^^^^^^^ call Store.compute
    }

    // Grows the store.
    fun grow(by: Int = 1, times: Int = 2, then: () -> Unit = {}): Int {
//      ^^^^ definition.method Store.grow arity:0..3 doc:Grows the store.
        fun twice(n: Int) = n * 2
//          ^^^^^ definition.function Store.grow.twice arity:1..1
        val before = size
//                   ^^^^ value Store.size
        return twice(before)
//             ^^^^^ call Store.grow.twice
    }

    open suspend fun find(vararg keys: String): T? = null
//                   ^^^^ definition.method Store.find arity:0..*
    protected abstract fun <K : Any> all(key: K): List<K>
//                                   ^^^ definition.method Store.all arity:1..1 protected declaration
    override fun toString() = "store"
//               ^^^^^^^^ definition.method Store.toString arity:0..0
    operator fun plus(other: Store<T>): Store<T> = this
//               ^^^^ definition.method Store.plus arity:1..1
//                           ^^^^^ type Store
//                                      ^^^^^ type Store
    infix fun joins(other: Store<T>) = other
//            ^^^^^ definition.method Store.joins arity:1..1
//                         ^^^^^ type Store
    private inline fun <reified R> compute(): Int = 3
//                                 ^^^^^^^ definition.method Store.compute arity:0..0 private

    fun String.shout(): String = uppercase()
//             ^^^^^ definition.method Store.String.shout arity:0..0
//                               ^^^^^^^^^ call ?

    inner class Entry(val key: String) {
//              ^^^^^ definition.class Store.Entry arity:1..1
//                        ^^^ definition.property Store.Entry.key
        fun run() { }
//          ^^^ definition.method Store.Entry.run arity:0..0
    }

    companion object {
        const val MAX = 3
//                ^^^ definition.constant Store.MAX
        private val cache = HashMap<String, Int>()
//                  ^^^^^ definition.property Store.cache private
//                          ^^^^^^^ call ?external
        @JvmStatic fun of(name: String): Store<String> = TODO()
//                     ^^ definition.method Store.of arity:1..1
//                                       ^^^^^ type Store
//                                                       ^^^^ call ?external
    }
}

interface Named {
//        ^^^^^ definition.interface Named
    val name: String
//      ^^^^ definition.property Named.name
    fun shout(): String
//      ^^^^^ definition.method Named.shout arity:0..0 declaration
    fun loud() = shout()
//      ^^^^ definition.method Named.loud arity:0..0
//               ^^^^^ call Named.shout
}

fun interface Handler {
//            ^^^^^^^ definition.interface Handler
    fun handle(code: Int): Boolean
//      ^^^^^^ definition.method Handler.handle arity:1..1 declaration
}

enum class Color(val code: Int) : Named {
//         ^^^^^ definition.enum Color arity:1..1
//                   ^^^^ definition.property Color.code
//                                ^^^^^ inherit Named
    RED(1),
//  ^^^ definition.enum-member Color.RED
    // The colour of grass.
    GREEN(2) {
//  ^^^^^ definition.enum-member Color.GREEN doc:The colour of grass.
        override fun mix() = RED
//                   ^^^ definition.method Color.GREEN.mix arity:0..0
//                           ^^^ value Color.RED
    };

    abstract fun mix(): Color
//               ^^^ definition.method Color.mix arity:0..0 declaration
//                      ^^^^^ type Color
    companion object Palette {
//                   ^^^^^^^ definition.class Color.Palette
        fun first() = RED
//          ^^^^^ definition.method Color.first arity:0..0
//                    ^^^ value Color.RED
    }
}

enum class Bare { ONE, TWO }
//         ^^^^ definition.enum Bare
//                ^^^ definition.enum-member Bare.ONE
//                     ^^^ definition.enum-member Bare.TWO

data class Point(val x: Int, var y: Int = 0)
//         ^^^^^ definition.class Point arity:1..2
//                   ^ definition.property Point.x
//                               ^ definition.property Point.y
sealed class Shape {
//           ^^^^^ definition.class Shape
    object Empty : Shape()
//         ^^^^^ definition.class Shape.Empty
//                 ^^^^^ inherit Shape
    data class Circle(val radius: Int) : Shape()
//             ^^^^^^ definition.class Shape.Circle arity:1..1
//                        ^^^^^^ definition.property Shape.Circle.radius
//                                       ^^^^^ inherit Shape
}
object Registry : Named {
//     ^^^^^^^^ definition.class Registry
//                ^^^^^ inherit Named
    override val name = "r"
//               ^^^^ definition.property Registry.name
    fun register() { }
//      ^^^^^^^^ definition.method Registry.register arity:0..0
}
annotation class Marked(val why: String = "")
//               ^^^^^^ definition.class Marked arity:0..1
//                          ^^^ definition.property Marked.why
@JvmInline value class Id(val raw: Long)
//                     ^^ definition.class Id arity:1..1
//                            ^^^ definition.property Id.raw
typealias Callback = (Int) -> Unit
//        ^^^^^^^^ definition.type-alias Callback

const val LIMIT = 10
//        ^^^^^ definition.constant LIMIT
private var counter = 0
//          ^^^^^^^ definition.variable counter private
val Store<*>.free: Int get() = 1
//  ^^^^^ type Store
//           ^^^^ definition.property Store.free
fun Store<String>.width(by: Int): Int = by
//  ^^^^^ type Store
//                ^^^^^ definition.method Store.width arity:1..1
fun List<String>?.orNone() = this
//                ^^^^^^ definition.method List.orNone arity:0..0
private fun helper(action: (Int) -> Unit) = action(1)
//          ^^^^^^ definition.function helper arity:1..1 private
//                                          ^^^^^^ call ?

fun main(args: Array<String>) {
//  ^^^^ definition.function main arity:1..1
    val (a, b) = args
    val task = object : Runnable {
        val runs = 1
//          ^^^^ definition.property main.Runnable.runs
        override fun run() { }
//                   ^^^ definition.method main.Runnable.run arity:0..0
    }
    class Local {
//        ^^^^^ definition.class main.Local
        fun go() { }
//          ^^ definition.method main.Local.go arity:0..0
    }
}

class Tests {
//    ^^^^^ definition.class Tests
    @Test
    fun works() { }
//      ^^^^^ definition.method Tests.works arity:0..0 test
    @Test fun `checks something`() { }
//            ^^^^^^^^^^^^^^^^^^ definition.method Tests.checks something arity:0..0 test
}
expect class Platform() {
//           ^^^^^^^^ definition.class Platform arity:0..0
    fun start()
//      ^^^^^ definition.method Platform.start arity:0..0 declaration
}
class Broken { val x = 1 }
//    ^^^^^^ definition.class Broken
//                 ^ definition.property Broken.x
