import Foundation

class Base {
//    ^^^^ definition.class Base internal
    var next: Base?
//      ^^^^ definition.property Base.next internal
//            ^^^^ type Base
    init(_ size: Int) { }
//  ^^^^ definition.constructor Base.init arity:1..1 internal
    func touch() { }
//       ^^^^^ definition.method Base.touch arity:0..0 internal
    func generic<T>(_ it: T) { }
//       ^^^^^^^ definition.method Base.generic arity:1..1 internal
    static func make() -> Base { Base(1) }
//              ^^^^ definition.method Base.make arity:0..0 internal
//                        ^^^^ type Base
//                               ^^^^ call Base
    func with(_ action: () -> Void) -> Base { self }
//       ^^^^ definition.method Base.with arity:1..1 internal
//                                     ^^^^ type Base
}

class Calls: Base {
//    ^^^^^ definition.class Calls internal
//           ^^^^ inherit Base
    private let held = Base(2)
//              ^^^^ definition.property Calls.held private
//                     ^^^^ call Base
    let maker: () -> Base = Base.make
//      ^^^^^ definition.property Calls.maker internal
//                   ^^^^ type Base
//                               ^^^^ value Base.make
    lazy var later = Base.make()
//           ^^^^^ definition.property Calls.later internal
//                        ^^^^ call Base.make
    var label: String { "\(compute()) of \(held.next?.touch())" }
//      ^^^^^ definition.property Calls.label internal
//                         ^^^^^^^ call Calls.compute
//                                                    ^^^^^ call Base.touch

    init(other: Base, count: Int = compute()) {
//  ^^^^ definition.constructor Calls.init arity:1..2 internal
//              ^^^^ type Base
//                                 ^^^^^^^ call Calls.compute
        super.init(3)
//            ^^^^ call Base.init
        other.touch()
//            ^^^^^ call Base.touch
        super.touch()
//            ^^^^^ call Base.touch
    }

    convenience init() {
//              ^^^^ definition.constructor Calls.init arity:0..0 internal
        self.init(other: Base(1))
//           ^^^^ call Calls.init
//                       ^^^^ call Base
    }

    static func compute() -> Int { 1 }
//              ^^^^^^^ definition.method Calls.compute arity:0..0 internal
    func load(_ times: Int = 1, then: () -> Void = {}) { }
//       ^^^^ definition.method Calls.load arity:0..2 internal
    func every(_ action: (String) -> Void) { action("x") }
//       ^^^^^ definition.method Calls.every arity:1..1 internal
//                                           ^^^^^^ call ?

    func all(thing: Any, bases: [Base], given: Base?) async throws {
//       ^^^ definition.method Calls.all arity:3..3 internal
//                               ^^^^ type Base
//                                             ^^^^ type Base
        held.touch()
//           ^^^^^ call Base.touch
        self.held.touch()
//                ^^^^^ call Base.touch
        held.next?.touch()
//                 ^^^^^ call Base.touch
        given?.touch()
//             ^^^^^ call Base.touch
        given!.touch()
//             ^^^^^ call Base.touch
        Base.make().touch()
//           ^^^^ call Base.make
//                  ^^^^^ call Base.touch
        Calls.compute()
//            ^^^^^^^ call Calls.compute
        Self.compute()
//           ^^^^^^^ call Calls.compute
        held.generic(1)
//           ^^^^^^^ call Base.generic
        Calls(other: held).load()
//      ^^^^^ call Calls
//                   ^^^^ value Calls.held
//                         ^^^^ call Calls.load
        Calls.init(other: held)
//            ^^^^ call Calls.init
//                        ^^^^ value Calls.held
        Outer.Inner().go()
//            ^^^^^ call Outer.Inner
//                    ^^ call Outer.Inner.go
        Box<String>(held)
//      ^^^ call Box
//                  ^^^^ value Calls.held
        bases[0].touch()
//               ^^^^^ call Base.touch
        (thing as! Base).touch()
//                 ^^^^ type Base
//                       ^^^^^ call Base.touch
        let local = Calls()
//                  ^^^^^ call Calls
        local.load(1)
//            ^^^^ call Calls.load
        load(1) { self.load() }
//      ^^^^ call Calls.load
//                     ^^^^ call Calls.load
        load { touch() }
//      ^^^^ call Calls.load
//             ^^^^^ call Base.touch
        every { keep($0) }
//      ^^^^^ call Calls.every
//              ^^^^ call Calls.keep
        every { name in keep(name) }
//      ^^^^^ call Calls.every
//                      ^^^^ call Calls.keep
        every(keep)
//      ^^^^^ call Calls.every
//            ^^^^ value Calls.keep
        every(self.keep)
//      ^^^^^ call Calls.every
//                 ^^^^ value Calls.keep
        bases.forEach { $0.touch() }
//            ^^^^^^^ call ?
//                         ^^^^^ call Base.touch
        bases.map { one in one.touch() }.filter { _ in ready() }
//            ^^^ call ?
//                             ^^^^^ call Base.touch
//                                       ^^^^^^ call ?
//                                                     ^^^^^ call Calls.ready
        if let found = given, ready() { found.touch() }
//                            ^^^^^ call Calls.ready
//                                            ^^^^^ call Base.touch
        guard let sure = given else { return }
        sure.touch()
//           ^^^^^ call Base.touch
        if case .mix(let inner) = color() { unknown(inner) }
//                                ^^^^^ call Calls.color
//                                          ^^^^^^^ call ?
        switch color() {
//             ^^^^^ call Calls.color
        case .red: load()
//                 ^^^^ call Calls.load
        case .mix(let base): base.touch()
//                                ^^^^^ call Base.touch
        default: keep("y")
//               ^^^^ call Calls.keep
        }
        for one in bases where ready() { one.touch() }
//                             ^^^^^ call Calls.ready
//                                           ^^^^^ call Base.touch
        try await later(thing: 1)
//                ^^^^^ call Calls.later
        do { try risky() } catch { print(error) }
//               ^^^^^ call Calls.risky
//                                 ^^^^^ call ?external
        paint(.mix(held))
//      ^^^^^ call Calls.paint
//             ^^^ call Color.mix
//                 ^^^^ value Calls.held
        let painted: Color = .mix(held)
//                   ^^^^^ type Color
//                            ^^^ call Color.mix
//                                ^^^^ value Calls.held
        held ~> held
//           ^^ call ~>
        NotificationCenter.default.addObserver(self, selector: #selector(tapped), name: nil, object: nil)
//                                 ^^^^^^^^^^^ call ?external
//                                                                       ^^^^^^ value Calls.tapped
        func inner() -> Int { Calls.compute() }
//           ^^^^^ definition.function Calls.all.inner arity:0..0
//                                  ^^^^^^^ call Calls.compute
        inner()
//      ^^^^^ call Calls.all.inner
        held.with { }.with { load() }
//           ^^^^ call Base.with
//                    ^^^^ call Base.with
//                           ^^^^ call Calls.load
        numbers[compute2()]
//              ^^^^^^^^ call Calls.compute2
        defer { load() }
//              ^^^^ call Calls.load
        throw Failed(why: "x")
//            ^^^^^^ call Failed
    }

    @objc func tapped() { }
//             ^^^^^^ definition.method Calls.tapped arity:0..0 internal
    func ready() -> Bool { true }
//       ^^^^^ definition.method Calls.ready arity:0..0 internal
    func keep(_ text: String) { }
//       ^^^^ definition.method Calls.keep arity:1..1 internal
    func later(thing: Int) async throws { }
//       ^^^^^ definition.method Calls.later arity:1..1 internal
    func risky() throws { }
//       ^^^^^ definition.method Calls.risky arity:0..0 internal
    func color() -> Color { .red }
//       ^^^^^ definition.method Calls.color arity:0..0 internal
//                  ^^^^^ type Color
    func paint(_ color: Color) { }
//       ^^^^^ definition.method Calls.paint arity:1..1 internal
//                      ^^^^^ type Color
    func compute2() -> Int { 1 }
//       ^^^^^^^^ definition.method Calls.compute2 arity:0..0 internal
}

enum Color {
//   ^^^^^ definition.enum Color internal
    case red
//       ^^^ definition.enum-member Color.red
    case mix(Base)
//       ^^^ definition.enum-member Color.mix
//           ^^^^ type Base
}
infix operator ~>
func ~> (left: Base, right: Base) { }
//   ^^ definition.function ~> arity:2..2 internal
//             ^^^^ type Base
//                          ^^^^ type Base
struct Box<T> { init(_ from: Base) { } }
//     ^^^ definition.struct Box internal
//              ^^^^ definition.constructor Box.init arity:1..1 internal
//                           ^^^^ type Base
enum Outer {
//   ^^^^^ definition.enum Outer internal
    struct Inner { func go() { } }
//         ^^^^^ definition.struct Outer.Inner internal
//                      ^^ definition.method Outer.Inner.go arity:0..0 internal
}
struct Failed: Error { let why: String }
//     ^^^^^^ definition.struct Failed internal
//             ^^^^^ inherit ?external
//                         ^^^ definition.property Failed.why internal
