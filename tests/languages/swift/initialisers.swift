func load() -> Int? { 1 }
//   ^^^^ definition.function load arity:0..0 internal
class Uses {
//    ^^^^ definition.class Uses internal
    func size() -> Int { 1 }
//       ^^^^ definition.method Uses.size arity:0..0 internal
    func pairs() -> [(Int, Int)] { [] }
//       ^^^^^ definition.method Uses.pairs arity:0..0 internal
    func all() {
//       ^^^ definition.method Uses.all arity:0..0 internal
        let load = load()
//                 ^^^^ call load
        let size: Int = size()
//                      ^^^^ call Uses.size
        load()
//      ^^^^ call ?
    }
    func several() {
//       ^^^^^^^ definition.method Uses.several arity:0..0 internal
        let (size, pairs) = pairs()
//                          ^^^^^ call Uses.pairs
        size()
//      ^^^^ call ?
    }
    func tested() {
//       ^^^^^^ definition.method Uses.tested arity:0..0 internal
        if let load = load(), let size = load.size() { load() }
//                    ^^^^ call load
//                                            ^^^^ call ?
//                                                     ^^^^ call ?
        while let load = load() { load() }
//                       ^^^^ call load
//                                ^^^^ call ?
        for size in size() { size() }
//                  ^^^^ call Uses.size
//                           ^^^^ call ?
        for (pairs, size) in pairs() { size() }
//                           ^^^^^ call Uses.pairs
//                                     ^^^^ call ?
        guard let load = load() else { return }
//                       ^^^^ call load
        load()
//      ^^^^ call ?
    }
}
