class Before {
//    ^^^^^^ definition.class Before
    fun go() { }
//      ^^ definition.method Before.go arity:0..0
}
class Outer { class Inner { fun deep() { } } }
//    ^^^^^ definition.class Outer
//                  ^^^^^ definition.class Outer.Inner
//                              ^^^^ definition.method Outer.Inner.deep arity:0..0
class Filled { val x = 1 }
//    ^^^^^^ definition.class Filled
//                 ^ definition.property Filled.x
class After {
//    ^^^^^ definition.class After
    companion object { const val MAX = 3 }
//                               ^^^ definition.constant After.MAX
    fun last() = MAX
//      ^^^^ definition.method After.last arity:0..0
//               ^^^ value After.MAX
}
