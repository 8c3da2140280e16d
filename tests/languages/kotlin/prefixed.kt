class Chain {
//    ^^^^^ definition.class Chain
    fun ready() = true
//      ^^^^^ definition.method Chain.ready arity:0..0
    fun size(of: Int) = 1
//      ^^^^ definition.method Chain.size arity:1..1
    fun next(): Chain? = null
//      ^^^^ definition.method Chain.next arity:0..0
//              ^^^^^ type Chain
}
class Other {
//    ^^^^^ definition.class Other
    fun ready() = true
//      ^^^^^ definition.method Other.ready arity:0..0
}
fun supports(url: Int) = true
//  ^^^^^^^^ definition.function supports arity:1..1
fun count(all: Any) = 1
//  ^^^^^ definition.function count arity:1..1
fun total(of: Int, body: () -> Int) = 1
//  ^^^^^ definition.function total arity:2..2
fun <T> holds(all: Any) = true
//      ^^^^^ definition.function holds arity:1..1

class Uses(private val chain: Chain) {
//    ^^^^ definition.class Uses arity:1..1
//                     ^^^^^ definition.property Uses.chain private
//                            ^^^^^ type Chain
    fun all(other: Chain?, callback: (() -> Int)?) {
//      ^^^ definition.method Uses.all arity:2..2
//                 ^^^^^ type Chain
        if (!supports(1)) return
//           ^^^^^^^^ call supports
        if (other == null || !!supports(2)) return
//                             ^^^^^^^^ call supports
        keep(-count { 1 })
//      ^^^^ call Uses.keep
//            ^^^^^ call count
        keep(-total(1) { 1 })
//      ^^^^ call Uses.keep
//            ^^^^^ call total
        if (!holds<Chain>(1)) return
//           ^^^^^ call holds
//                 ^^^^^ type Chain
        if (!other.ready()) return
//                 ^^^^^ call Chain.ready
        if (!this.chain.ready()) return
//                      ^^^^^ call Chain.ready
        keep(-chain.size(1))
//      ^^^^ call Uses.keep
//                  ^^^^ call Chain.size
        if (!Chain().ready()) return
//           ^^^^^ call Chain
//                   ^^^^^ call Chain.ready
        if (!chain.next()!!.ready()) return
//                 ^^^^ call Chain.next
//                          ^^^^^ call Chain.ready
        val made = Chain()
//                 ^^^^^ call Chain
        while (!made.ready() && !this.closed()) { }
//                   ^^^^^ call Chain.ready
//                                    ^^^^^^ call Uses.closed
        callback!!()
//      ^^^^^^^^ call ?
    }
    fun closed() = true
//      ^^^^^^ definition.method Uses.closed arity:0..0
    fun keep(any: Any) { }
//      ^^^^ definition.method Uses.keep arity:1..1
}
