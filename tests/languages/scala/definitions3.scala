package acme

enum Color(val code: Int) extends Named:
//   ^^^^^ definition.enum Color arity:1..1
//             ^^^^ definition.field Color.code
//                                ^^^^^ inherit Named
  case Red extends Color(1)
//     ^^^ definition.enum-member Color.Red
//                 ^^^^^ inherit Color
  case Green, Blue
//     ^^^^^ definition.enum-member Color.Green
//            ^^^^ definition.enum-member Color.Blue
  case Mix(a: Int, b: Int)
//     ^^^ definition.enum-member Color.Mix arity:2..2
  def mixed: Color = Red
//    ^^^^^ definition.method Color.mixed
//           ^^^^^ type Color
//                   ^^^ value Color.Red

trait Named:
//    ^^^^^ definition.interface Named
  def name: String = "n"
//    ^^^^ definition.method Named.name
  private def hidden = 1
//            ^^^^^^ definition.method Named.hidden private

class Box[T](item: T):
//    ^^^ definition.class Box arity:1..1
//           ^^^^ definition.field Box.item
  val held = item
//    ^^^^ definition.field Box.held
//           ^^^^ value Box.item
  def open: T = held
//    ^^^^ definition.method Box.open
//              ^^^^ value Box.held
  def close(): Unit =
//    ^^^^^ definition.method Box.close arity:0..0
    val local = 1
    def inner(x: Int) = x
//      ^^^^^ definition.function Box.close.inner arity:1..1
    inner(local)
//  ^^^^^ call Box.close.inner

object Box:
//     ^^^ definition.class Box
  def of(x: Int) = Box(x)
//    ^^ definition.method Box.of arity:1..1
//                 ^^^ call Box

extension (text: String)
  def shout: String = text + "!"
//    ^^^^^ definition.method String.shout
  def twice(by: Int) = text * by
//    ^^^^^ definition.method String.twice arity:1..1

given ordering: Ordering[Color] with
//    ^^^^^^^^ definition.class ordering
//              ^^^^^^^^ inherit ?external
//                       ^^^^^ type Color
  def compare(a: Color, b: Color) = 0
//    ^^^^^^^ definition.method ordering.compare arity:2..2
//               ^^^^^ type Color
//                         ^^^^^ type Color

def topLevel(x: Int)(using y: Int) = x + y
//  ^^^^^^^^ definition.function topLevel arity:1..1
val topValue = 3
//  ^^^^^^^^ definition.variable topValue
type Alias = Int | String
//   ^^^^^ definition.type-alias Alias
@main def run(args: String*): Unit = println(args)
//        ^^^ definition.function run arity:0..*
//                                   ^^^^^^^ call ?external
end run
