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

class Request {
//    ^ definition.class Request
    fun name() = 1
//      ^ definition.method Request.name arity:0..0
    class Maker {
//        ^ definition.class Request.Maker
        fun url(to: Int) = apply { use() }
//          ^ definition.method Request.Maker.url arity:1..1
//                         ^ call ?external
//                                 ^ call use
        fun build(): Request = Request()
//          ^ definition.method Request.Maker.build arity:0..0
//                             ^ call Request
    }
}

class Cookie {
//    ^ definition.class Cookie
    class Maker {
//        ^ definition.class Cookie.Maker
        fun name(n: Int) = 2
//          ^ definition.method Cookie.Maker.name arity:1..1
    }
}

fun chained() {
//  ^ definition.function chained arity:0..0
    val request =
        Request.Maker()
//              ^ call Request.Maker
            .url(1)
//           ^ call Request.Maker.url
            .build()
//           ^ call Request.Maker.build
    request.name()
//          ^ call Request.name
}
