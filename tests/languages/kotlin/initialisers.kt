fun load(): Int = 1
//  ^^^^ definition.function load arity:0..0
class Uses {
//    ^^^^ definition.class Uses
    fun size(of: Int = 1): Int = of
//      ^^^^ definition.method Uses.size arity:0..1
    fun pairs(): Any = 1
//      ^^^^^ definition.method Uses.pairs arity:0..0
    fun all() {
//      ^^^ definition.method Uses.all arity:0..0
        val load = load()
//                 ^^^^ call load
        val size = if (load > 1) 2 else size(3)
//                                      ^^^^ call Uses.size
        load()
//      ^^^^ call ?
    }
    fun typed() {
//      ^^^^^ definition.method Uses.typed arity:0..0
        val load: Int = load()
//                      ^^^^ call load
        val size: Int by lazy { size(3) }
//                       ^^^^ call ?external
//                              ^^^^ call Uses.size
        load()
//      ^^^^ call ?
    }
    fun several() {
//      ^^^^^^^ definition.method Uses.several arity:0..0
        val (size, pairs) = pairs()
//                          ^^^^^ call Uses.pairs
        size()
//      ^^^^ call ?
    }
    fun loops() {
//      ^^^^^ definition.method Uses.loops arity:0..0
        for (pairs in pairs()) pairs()
//                    ^^^^^ call Uses.pairs
//                             ^^^^^ call ?
        for ((size, load) in size()) load()
//                           ^^^^ call Uses.size
//                                   ^^^^ call ?
        when (val load: Int = load()) { else -> load() }
//                            ^^^^ call load
//                                              ^^^^ call ?
    }
    fun parameter(load: () -> Int) = load()
//      ^^^^^^^^^ definition.method Uses.parameter arity:1..1
//                                   ^^^^ call ?
}
