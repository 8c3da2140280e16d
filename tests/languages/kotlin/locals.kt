class Left {
//    ^^^^ definition.class Left
    fun side() { }
//      ^^^^ definition.method Left.side arity:0..0
}
class Right {
//    ^^^^^ definition.class Right
    fun side() { }
//      ^^^^ definition.method Right.side arity:0..0
    fun other(left: Left): Left = left
//      ^^^^^ definition.method Right.other arity:1..1
//                  ^^^^ type Left
//                         ^^^^ type Left
}

class Locals(private val field: Left) {
//    ^^^^^^ definition.class Locals arity:1..1
//                       ^^^^^ definition.property Locals.field private
//                              ^^^^ type Left
    fun shadow(field: Right) {
//      ^^^^^^ definition.method Locals.shadow arity:1..1
//                    ^^^^^ type Right
        field.side()
//            ^^^^ call Right.side
        this.field.side()
//                 ^^^^ call Left.side
    }

    fun plain() {
//      ^^^^^ definition.method Locals.plain arity:0..0
        field.side()
//            ^^^^ call Left.side
        if (true) {
            val field = Right()
//                      ^^^^^ call Right
            field.side()
//                ^^^^ call Right.side
        }
        field.side()
//            ^^^^ call Left.side
    }

    fun lambdas(all: List<Left>) {
//      ^^^^^^^ definition.method Locals.lambdas arity:1..1
//                        ^^^^ type Left
        take { field: Right -> field.side() }
//      ^^^^ call Locals.take
//                    ^^^^^ type Right
//                                   ^^^^ call Right.side
        take { field.side() }
//      ^^^^ call Locals.take
//                   ^^^^ call Left.side
        take(fun(field: Right) { field.side() })
//      ^^^^ call Locals.take
//                      ^^^^^ type Right
//                                     ^^^^ call Right.side
        for (one: Right in rights()) one.side()
//                ^^^^^ type Right
//                         ^^^^^^ call Locals.rights
//                                       ^^^^ call Right.side
        when (val found = Right()) {
//                        ^^^^^ call Right
            is Right -> found.side()
//             ^^^^^ type Right
//                            ^^^^ call Right.side
        }
        val typed: Right = make()
//                 ^^^^^ type Right
//                         ^^^^ call Locals.make
        typed.side()
//            ^^^^ call Right.side
        val (left, right) = pair()
//                          ^^^^ call Locals.pair
        left()
//      ^^^^ call ?
        try { } catch (field: Failed) { field.side() }
//                            ^^^^^^ type Failed
//                                            ^^^^ call Failed.side
        fun inner(field: Right) = field.side()
//          ^^^^^ definition.function Locals.lambdas.inner arity:1..1
//                       ^^^^^ type Right
//                                      ^^^^ call Right.side
        keep(field)
//      ^^^^ call Locals.keep
//           ^^^^^ value Locals.field
    }

    fun shadowed() {
//      ^^^^^^^^ definition.method Locals.shadowed arity:0..0
        val make = Left()
//                 ^^^^ call Left
        keep(make)
//      ^^^^ call Locals.keep
        make.side()
//           ^^^^ call Left.side
    }

    var counted: Right
//      ^^^^^^^ definition.property Locals.counted
//               ^^^^^ type Right
        get() { val field = Right(); field.side(); return field }
//                          ^^^^^ call Right
//                                         ^^^^ call Right.side
        set(value) { value.side() }
//                         ^^^^ GAP call Right.side

    fun Right.extended() { side(); this.side() }
//      ^^^^^ type Right
//            ^^^^^^^^ definition.method Locals.Right.extended arity:0..0
//                         ^^^^ GAP call Right.side
//                                      ^^^^ GAP call Right.side
    fun <Left> generic(it: Left) { keep(it) }
//             ^^^^^^^ definition.method Locals.generic arity:1..1
//                                 ^^^^ call Locals.keep
    fun rights(): List<Right> = emptyList()
//      ^^^^^^ definition.method Locals.rights arity:0..0
//                     ^^^^^ type Right
//                              ^^^^^^^^^ call ?external
    fun make(): Right = Right()
//      ^^^^ definition.method Locals.make arity:0..0
//              ^^^^^ type Right
//                      ^^^^^ call Right
    fun pair() = Pair(1, 2)
//      ^^^^ definition.method Locals.pair arity:0..0
//               ^^^^ call ?external
    fun take(any: Any) { }
//      ^^^^ definition.method Locals.take arity:1..1
    fun keep(any: Any) { }
//      ^^^^ definition.method Locals.keep arity:1..1
}
class Failed : Exception() {
//    ^^^^^^ definition.class Failed
//             ^^^^^^^^^ inherit ?external
    fun side() { }
//      ^^^^ definition.method Failed.side arity:0..0
}
