class Store { fun put(item: Int) {} }
//    ^ definition.class Store
//                ^ definition.method Store.put arity:1..1
class Other { fun put(item: Int) {} }
//    ^ definition.class Other
//                ^ definition.method Other.put arity:1..1
fun test(thing: Any) {
//  ^ definition.function test arity:1..1
    if (thing is Store) {
        thing.put(1)
//            ^ call Store.put
    }
    if (thing is Other) thing.put(2)
//                            ^ call Other.put
    when (thing) {
        is Store -> thing.put(3)
//                        ^ call Store.put
        is Other -> thing.put(4)
//                        ^ call Other.put
    }
    thing.put(5)
//        ^ call ?
}
fun both(thing: Other) {
//  ^ definition.function both arity:1..1
    if (thing is Store) thing.put(1) else thing.put(2)
//                            ^ call Store.put
//                                              ^ call Other.put
    if (thing !is Store) {
        thing.put(3)
//            ^ call Other.put
    } else {
        thing.put(4)
//            ^ call Other.put
    }
    when (thing) {
        !is Store -> thing.put(5)
//                         ^ call Other.put
        else -> thing.put(6)
//                    ^ call Other.put
    }
}
fun anew(given: Any) {
//  ^ definition.function anew arity:1..1
    var thing = given
    if (thing is Store) {
        thing.put(1)
//            ^ call Store.put
        thing = Other()
//              ^ call Other
        thing.put(2)
//            ^ call ?
    }
}
