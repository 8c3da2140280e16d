class Chain {
//    ^^^^^ definition.class Chain internal
    func ready() -> Bool { true }
//       ^^^^^ definition.method Chain.ready arity:0..0 internal
//                  ^^^^ type ?external
    func size(_ of: Int) -> Int { 1 }
//       ^^^^ definition.method Chain.size arity:1..1 internal
    func each(_ body: () -> Bool) -> Bool { true }
//       ^^^^ definition.method Chain.each arity:1..1 internal
}
class Other {
//    ^^^^^ definition.class Other internal
    func ready() -> Bool { true }
//       ^^^^^ definition.method Other.ready arity:0..0 internal
}
func supports(_ url: Int) -> Bool { true }
//   ^^^^^^^^ definition.function supports arity:1..1 internal

class Uses {
//    ^^^^ definition.class Uses internal
    let chain: Chain
//      ^^^^^ definition.property Uses.chain internal
//             ^^^^^ type Chain
    func all(other: Chain?) {
//       ^^^ definition.method Uses.all arity:1..1 internal
//                  ^^^^^ type Chain
        if !supports(1) { return }
//          ^^^^^^^^ call supports
        let minus = -total(1)
//                   ^^^^^ call Uses.total
        let held = !holds { true }
//                  ^^^^^ call Uses.holds
        if !chain.ready() { return }
//                ^^^^^ call Chain.ready
        if !self.chain.ready() { return }
//                     ^^^^^ call Chain.ready
        if !other!.ready() { return }
//                 ^^^^^ call Chain.ready
        let less = -chain.size(1)
//                        ^^^^ call Chain.size
        if !chain.each({ true }) { return }
//                ^^^^ call Chain.each
        let none = !chain.each { true }
//                        ^^^^ call Chain.each
        if !Chain().ready() { return }
//          ^^^^^ call Chain
//                  ^^^^^ call Chain.ready
    }
    func holds(_ body: () -> Bool) -> Bool { true }
//       ^^^^^ definition.method Uses.holds arity:1..1 internal
    func total(_ of: Int) -> Int { 1 }
//       ^^^^^ definition.method Uses.total arity:1..1 internal
}
