class Builder {
//    ^ definition.class Builder
    private var signedBy: Int = 0
//              ^ definition.property Builder.signedBy private
    fun signedBy(by: Int) = apply { signedBy = by }
//      ^ definition.method Builder.signedBy arity:1..1
//                          ^ call ?external
    fun build() = signedBy
//      ^ definition.method Builder.build arity:0..0
}

fun use() {
//  ^ definition.function use arity:0..0
    Builder().signedBy(2).build()
//  ^ call Builder
//            ^ call Builder.signedBy(Int)
//                        ^ call Builder.build
    Thread.sleep(100)
//         ^ call ?external
}

class TaskFaker {
//    ^ definition.class TaskFaker
    fun sleep(ms: Long) {}
//      ^ definition.method TaskFaker.sleep arity:1..1
}
