class Left { func side() { } }
//    ^^^^ definition.class Left
//                ^^^^ definition.method Left.side arity:0..0
class Right { func side() { } }
//    ^^^^^ definition.class Right
//                 ^^^^ definition.method Right.side arity:0..0

class Locals {
//    ^^^^^^ definition.class Locals
    let field = Left()
//      ^^^^^ definition.property Locals.field
//              ^^^^ call Left

    func shadow(field: Right) {
//       ^^^^^^ definition.method Locals.shadow arity:1..1
//                     ^^^^^ type Right
        field.side()
//            ^^^^ call Right.side
        self.field.side()
//                 ^^^^ call Left.side
    }

    func plain() {
//       ^^^^^ definition.method Locals.plain arity:0..0
        field.side()
//            ^^^^ call Left.side
        if true {
            let field = Right()
//                      ^^^^^ call Right
            field.side()
//                ^^^^ call Right.side
        }
        field.side()
//            ^^^^ call Left.side
    }

    func bound(given: Right?, thing: Any) {
//       ^^^^^ definition.method Locals.bound arity:2..2
//                    ^^^^^ type Right
        if let field = given { field.side() }
//                                   ^^^^ call Right.side
        if let given { given.side() }
//                           ^^^^ call Right.side
        guard let field = thing as? Left else { return }
//                                  ^^^^ type Left
        field.side()
//            ^^^^ call Left.side
    }

    func lambdas(all: [Left]) {
//       ^^^^^^^ definition.method Locals.lambdas arity:1..1
//                     ^^^^ type Left
        take { (field: Right) in field.side() }
//      ^^^^ call Locals.take
//                     ^^^^^ type Right
//                                     ^^^^ call Right.side
        take { field.side() }
//      ^^^^ call Locals.take
//                   ^^^^ call Left.side
        for one: Right in rights() { one.side() }
//               ^^^^^ type Right
//                        ^^^^^^ call Locals.rights
//                                       ^^^^ call Right.side
        for (index, item) in pairs() { keep(index) }
//                           ^^^^^ call Locals.pairs
//                                     ^^^^ call Locals.keep
        let typed: Right = make()
//                 ^^^^^ type Right
//                         ^^^^ call Locals.make
        typed.side()
//            ^^^^ call Right.side
        let (first, second) = pair()
//                            ^^^^ call Locals.pair
        first()
//      ^^^^^ call ?
        func inner(field: Right) { field.side() }
//           ^^^^^ definition.function Locals.lambdas.inner arity:1..1
//                        ^^^^^ type Right
//                                       ^^^^ call Right.side
        keep(field)
//      ^^^^ call Locals.keep
//           ^^^^^ value Locals.field
        keep(typed)
//      ^^^^ call Locals.keep
        do { } catch let field as Failed { field.side() }
//                                ^^^^^^ type Failed
//                                               ^^^^ call Failed.side
        switch thing() {
//             ^^^^^ call Locals.thing
        case let field as Right: field.side()
//                        ^^^^^ type Right
//                                     ^^^^ call Right.side
        default: break
        }
    }

    var computed: Right {
//      ^^^^^^^^ definition.property Locals.computed
//                ^^^^^ type Right
        let field = Right()
//                  ^^^^^ call Right
        field.side()
//            ^^^^ call Right.side
        return field
    }

    func generic<Left>(it: Left) { keep(it) }
//       ^^^^^^^ definition.method Locals.generic arity:1..1
//                                 ^^^^ call Locals.keep
    func rights() -> [Right] { [] }
//       ^^^^^^ definition.method Locals.rights arity:0..0
//                    ^^^^^ type Right
    func pairs() -> [(Int, Int)] { [] }
//       ^^^^^ definition.method Locals.pairs arity:0..0
    func make() -> Right { Right() }
//       ^^^^ definition.method Locals.make arity:0..0
//                 ^^^^^ type Right
//                         ^^^^^ call Right
    func pair() -> (Int, Int) { (1, 2) }
//       ^^^^ definition.method Locals.pair arity:0..0
    func thing() -> Any { 1 }
//       ^^^^^ definition.method Locals.thing arity:0..0
    func take(_ any: Any) { }
//       ^^^^ definition.method Locals.take arity:1..1
    func keep(_ any: Any) { }
//       ^^^^ definition.method Locals.keep arity:1..1
}
class Failed: Error { func side() { } }
//    ^^^^^^ definition.class Failed
//            ^^^^^ inherit ?external
//                         ^^^^ definition.method Failed.side arity:0..0
