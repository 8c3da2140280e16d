protocol Named {
//       ^^^^^ definition.interface Named
    func name() -> String
//       ^^^^ definition.method Named.name arity:0..0 declaration
}
extension Named {
//        ^^^^^ type Named
    func shout() -> String { name() + "!" }
//       ^^^^^ definition.method Named.shout arity:0..0
//                           ^^^^ call Named.name
}
protocol Loud: Named, Comparable { func roar() }
//       ^^^^ definition.interface Loud
//             ^^^^^ inherit Named
//                    ^^^^^^^^^^ inherit ?external
//                                      ^^^^ definition.method Loud.roar arity:0..0 declaration
class Animal: Named {
//    ^^^^^^ definition.class Animal
//            ^^^^^ inherit Named
    func name() -> String { "animal" }
//       ^^^^ definition.method Animal.name arity:0..0
    func eat() { chew() }
//       ^^^ definition.method Animal.eat arity:0..0
//               ^^^^ call Animal.chew
    func chew() { }
//       ^^^^ definition.method Animal.chew arity:0..0
    init(id: Int) { }
//  ^^^^ definition.constructor Animal.init arity:1..1
}
class Cat: Animal, Loud {
//    ^^^ definition.class Cat
//         ^^^^^^ inherit Animal
//                 ^^^^ inherit Loud
    init() { super.init(id: 1) }
//  ^^^^ definition.constructor Cat.init arity:0..0
//                 ^^^^ call Animal.init
    override func chew() { super.eat() }
//                ^^^^ definition.method Cat.chew arity:0..0
//                               ^^^ call Animal.eat
    func roar() { eat(); shout() }
//       ^^^^ definition.method Cat.roar arity:0..0
//                ^^^ call Animal.eat
//                       ^^^^^ call Named.shout
}
extension Cat: CustomStringConvertible, Marked {
//        ^^^ type Cat
//             ^^^^^^^^^^^^^^^^^^^^^^^ inherit ?external
//                                      ^^^^^^ inherit Marked
    var description: String { self.name() }
//      ^^^^^^^^^^^ definition.property Cat.description
//                                 ^^^^ GAP call Animal.name
}
protocol Marked { }
//       ^^^^^^ definition.interface Marked
enum Outer {
//   ^^^^^ definition.enum Outer
    class Base { func deep() { } }
//        ^^^^ definition.class Outer.Base
//                    ^^^^ definition.method Outer.Base.deep arity:0..0
}
class Nested: Outer.Base { func go() { deep() } }
//    ^^^^^^ definition.class Nested
//                  ^^^^ inherit Outer.Base
//                              ^^ definition.method Nested.go arity:0..0
//                                     ^^^^ call Outer.Base.deep
struct Box<T: Animal>: Marked where T: Named { func feed(one: T) { one.eat() } }
//     ^^^ definition.struct Box
//            ^^^^^^ type Animal
//                     ^^^^^^ inherit Marked
//                                     ^^^^^ type Named
//                                                  ^^^^ definition.method Box.feed arity:1..1
//                                                                     ^^^ call Animal.eat
