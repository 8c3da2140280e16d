// --- path: Sources/Util/Text.swift ---
import Foundation

public enum Text {
//          ^^^^ definition.enum Text
    public static func trim(_ text: String) -> String { text }
//                     ^^^^ definition.method Text.trim arity:1..1
}
public struct Builder {
//            ^^^^^^^ definition.struct Builder
    public init() { }
//         ^^^^ definition.constructor Builder.init arity:0..0
    public func appended(_ more: String) -> Builder { self }
//              ^^^^^^^^ definition.method Builder.appended arity:1..1
//                                          ^^^^^^^ type Builder
}
public func helper(_ x: Int) -> Int { x }
//          ^^^^^^ definition.function helper arity:1..1
extension String {
    public func widened(by: Int) -> String { self }
//              ^^^^^^^ definition.method String.widened arity:1..1
}
// --- path: Sources/App/Main.swift ---
import Util
import struct Util.Builder
@testable import Other
import UIKit

struct Main {
//     ^^^^ definition.struct Main internal
    func run() {
//       ^^^ definition.method Main.run arity:0..0 internal
        Text.trim("a")
//           ^^^^ call Sources/Util/Text.swift::Text.trim
        Builder().appended("b")
//      ^^^^^^^ call Sources/Util/Text.swift::Builder
//                ^^^^^^^^ call Sources/Util/Text.swift::Builder.appended
        helper(1)
//      ^^^^^^ call Sources/Util/Text.swift::helper
        "c".widened(by: 2)
//          ^^^^^^^ call Sources/Util/Text.swift::String.widened
        Sibling().assist()
//      ^^^^^^^ call Sources/App/Sibling.swift::Sibling
//                ^^^^^^ call Sources/App/Sibling.swift::Sibling.assist
        Util.helper(3)
//           ^^^^^^ GAP call Sources/Util/Text.swift::helper
        UIView().layoutIfNeeded()
//      ^^^^^^ GAP call ?external
//               ^^^^^^^^^^^^^^ GAP call ?external
    }
}
// --- path: Sources/App/Sibling.swift ---
struct Sibling {
//     ^^^^^^^ definition.struct Sibling internal
    func assist() { }
//       ^^^^^^ definition.method Sibling.assist arity:0..0 internal
}
extension Main {
//        ^^^^ type Sources/App/Main.swift::Main
    func extended() { run() }
//       ^^^^^^^^ definition.method Main.extended arity:0..0 internal
//                    ^^^ call Sources/App/Main.swift::Main.run
}
// --- path: Tests/AppTests/MainTests.swift ---
import XCTest
@testable import App

final class MainTests: XCTestCase {
//          ^^^^^^^^^ definition.class MainTests internal
//                     ^^^^^^^^^^ inherit ?external
    func testRun() {
//       ^^^^^^^ definition.method MainTests.testRun arity:0..0 internal
        Main().run()
//      ^^^^ call Sources/App/Main.swift::Main
//             ^^^ call Sources/App/Main.swift::Main.run
        Main().extended()
//      ^^^^ call Sources/App/Main.swift::Main
//             ^^^^^^^^ call Sources/App/Sibling.swift::Main.extended
        XCTAssertTrue(true)
//      ^^^^^^^^^^^^^ call ?external
    }
}
