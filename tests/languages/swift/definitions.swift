import Foundation

/// Says what it holds.
@objc public final class Store<T: Hashable>: Base<T>, Named {
//                       ^^^^^ definition.class Store doc:Says what it holds.
//                                           ^^^^ inherit ?
//                                                    ^^^^^ inherit Named
    public static let limit = 3, spare = 1
//                    ^^^^^ definition.property Store.limit
//                               ^^^^^ definition.property Store.spare
    private(set) var size: Int = 0
//                   ^^^^ definition.property Store.size internal
    private weak var owner: Store?
//                   ^^^^^ definition.property Store.owner private
//                          ^^^^^ type Store
    var doubled: Int { size * 2 }
//      ^^^^^^^ definition.property Store.doubled internal
    var counted: Int {
//      ^^^^^^^ definition.property Store.counted internal
        get { compute() }
//            ^^^^^^^ call Store.compute
        set { size = newValue }
    }
    var watched: Int = 0 {
//      ^^^^^^^ definition.property Store.watched internal
        didSet { compute() }
//               ^^^^^^^ call Store.compute
    }
    lazy var handler: (String) -> Int = { text in text.count }
//           ^^^^^^^ definition.property Store.handler internal
    let (left, right) = (1, 2)
//       ^^^^ definition.property Store.left internal
//             ^^^^^ definition.property Store.right internal
    @Published fileprivate var shown = true
//                             ^^^^^ definition.property Store.shown private

    public init(_ size: Int = 1, named name: String, more: Int...) throws {
//         ^^^^ definition.constructor Store.init arity:1..*
        self.size = size
    }

    convenience init?(text: String) { nil }
//              ^^^^ definition.constructor Store.init arity:1..1 internal
    deinit { print("gone") }
//  ^^^^^^ definition.method Store.deinit internal
//           ^^^^^ call ?external

    // Grows the store.
    @discardableResult
    open func grow(by: Int = 1, times: Int, then: () -> Void = {}) -> Int {
//            ^^^^ definition.method Store.grow arity:1..3 doc:Grows the store.
        let before = size
//                   ^^^^ value Store.size
        func twice(_ n: Int) -> Int { n * 2 }
//           ^^^^^ definition.function Store.grow.twice arity:1..1
        return twice(before)
//             ^^^^^ call Store.grow.twice
    }

    func find<K>(key: K, in all: [K]) async throws -> T? where K: Comparable { nil }
//       ^^^^ definition.method Store.find arity:2..2 internal
    static func make() -> Store { fatalError() }
//              ^^^^ definition.method Store.make arity:0..0 internal
//                        ^^^^^ type Store
//                                ^^^^^^^^^^ call ?external
    class func built() -> Int { 1 }
//             ^^^^^ definition.method Store.built arity:0..0 internal
    private func compute() -> Int { 1 }
//               ^^^^^^^ definition.method Store.compute arity:0..0 private
    static func == (left: Store, right: Store) -> Bool { true }
//              ^^ definition.method Store.== arity:2..2 internal
//                        ^^^^^ type Store
//                                      ^^^^^ type Store
    static func < (left: Store, right: Store) -> Bool { true }
//              ^ definition.method Store.< arity:2..2 internal
//                       ^^^^^ type Store
//                                     ^^^^^ type Store
    subscript(index: Int) -> T? { nil }
//  ^^^^^^^^^ definition.method Store.subscript arity:1..1 internal

    struct Entry {
//         ^^^^^ definition.struct Store.Entry internal
        var key: String
//          ^^^ definition.property Store.Entry.key internal
        func run() { }
//           ^^^ definition.method Store.Entry.run arity:0..0 internal
    }
    typealias Key = String
//            ^^^ definition.type-alias Store.Key internal
    enum State: Int { case on, off }
//       ^^^^^ definition.enum Store.State internal
//              ^^^ inherit ?external
//                         ^^ definition.enum-member Store.State.on
//                             ^^^ definition.enum-member Store.State.off
}

extension Store: Loud where T == Int {
//        ^^^^^ type Store
//               ^^^^ inherit ?
    func shouted() -> String { "" }
//       ^^^^^^^ definition.method Store.shouted arity:0..0 internal
    var loudness: Int { 1 }
//      ^^^^^^^^ definition.property Store.loudness internal
    struct Inside { let deep = 1 }
//         ^^^^^^ definition.struct Store.Inside internal
//                      ^^^^ definition.property Store.Inside.deep internal
}

extension String {
    func twice() -> String { self + self }
//       ^^^^^ definition.method String.twice arity:0..0 internal
}

public protocol Named: AnyObject {
//              ^^^^^ definition.interface Named
//                     ^^^^^^^^^ inherit ?external
    associatedtype Item
//                 ^^^^ definition.type-alias Named.Item
    var name: String { get set }
//      ^^^^ definition.property Named.name
    func shout(by: Int) -> Item
//       ^^^^^ definition.method Named.shout arity:1..1 declaration
    init(name: String)
//  ^^^^ definition.constructor Named.init arity:1..1 declaration
    static func prepare()
//              ^^^^^^^ definition.method Named.prepare arity:0..0 declaration
}

enum Color: String, CaseIterable {
//   ^^^^^ definition.enum Color internal
//          ^^^^^^ inherit ?external
//                  ^^^^^^^^^^^^ inherit ?external
    case red
//       ^^^ definition.enum-member Color.red
    // The colour of grass.
    case green = "g", blue
//       ^^^^^ definition.enum-member Color.green doc:The colour of grass.
//                    ^^^^ definition.enum-member Color.blue doc:The colour of grass.
    case mix(Color, with: Color)
//       ^^^ definition.enum-member Color.mix
//           ^^^^^ type Color
//                        ^^^^^ type Color
    indirect case deep(Color)
//                ^^^^ definition.enum-member Color.deep
//                     ^^^^^ type Color
    var code: Int { 1 }
//      ^^^^ definition.property Color.code internal
    func mixed() -> Color { .red }
//       ^^^^^ definition.method Color.mixed arity:0..0 internal
//                  ^^^^^ type Color
}

actor Counter {
//    ^^^^^^^ definition.class Counter internal
    private var value = 0
//              ^^^^^ definition.property Counter.value private
    func next() -> Int { value }
//       ^^^^ definition.method Counter.next arity:0..0 internal
    nonisolated func name() -> String { "c" }
//                   ^^^^ definition.method Counter.name arity:0..0 internal
}

let topLimit = 10
//  ^^^^^^^^ definition.constant topLimit internal
var topCount: Int = 0
//  ^^^^^^^^ definition.variable topCount internal
private func helper(action: @escaping (Int) -> Void) { action(1) }
//           ^^^^^^ definition.function helper arity:1..1 private
//                                                     ^^^^^^ call ?
typealias Callback = (Int) -> Void
//        ^^^^^^^^ definition.type-alias Callback internal

infix operator ~>: AdditionPrecedence
func ~> (left: Int, right: Int) -> Int { left }
//   ^^ definition.function ~> arity:2..2 internal

struct Tests {
//     ^^^^^ definition.struct Tests internal
    @Test func works() { }
//             ^^^^^ definition.method Tests.works arity:0..0 internal test
}

#if DEBUG
class Debugged { func dump() { } }
//    ^^^^^^^^ definition.class Debugged internal
//                    ^^^^ definition.method Debugged.dump arity:0..0 internal
#endif
