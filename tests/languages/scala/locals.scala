class Left { def side(): Unit = () }
//    ^^^^ definition.class Left
//               ^^^^ definition.method Left.side arity:0..0
class Right { def side(): Unit = () }
//    ^^^^^ definition.class Right
//                ^^^^ definition.method Right.side arity:0..0

class Locals(field: Left) {
//    ^^^^^^ definition.class Locals arity:1..1
//           ^^^^^ definition.field Locals.field
//                  ^^^^ type Left
  def shadow(field: Right): Unit = {
//    ^^^^^^ definition.method Locals.shadow arity:1..1
//                  ^^^^^ type Right
    field.side()
//        ^^^^ call Right.side
    this.field.side()
//       ^^^^^ value Locals.field
//             ^^^^ call Left.side
  }
  def plain(): Unit = {
//    ^^^^^ definition.method Locals.plain arity:0..0
    field.side()
//        ^^^^ call Left.side
    if (true) {
      val field = new Right()
//                    ^^^^^ call Right
      field.side()
//          ^^^^ call Right.side
    }
    field.side()
//        ^^^^ call Left.side
  }
  def lambdas(all: List[Left]): Unit = {
//    ^^^^^^^ definition.method Locals.lambdas arity:1..1
//                      ^^^^ type Left
    take((field: Right) => field.side())
//  ^^^^ call Locals.take
//               ^^^^^ type Right
//                               ^^^^ call Right.side
    take { (field: Right) => field.side() }
//  ^^^^ call Locals.take
//                 ^^^^^ type Right
//                                 ^^^^ call Right.side
    take(() => field.side())
//  ^^^^ call Locals.take
//                   ^^^^ call Left.side
    for (field <- rights()) field.side()
//                ^^^^^^ call Locals.rights
//                                ^^^^ GAP call Right.side
    val typed: Right = make()
//             ^^^^^ type Right
//                     ^^^^ call Locals.make
    typed.side()
//        ^^^^ call Right.side
    val (left, right) = pair()
//                      ^^^^ call Locals.pair
    left()
//  ^^^^ call ?
    def inner(field: Right) = field.side()
//      ^^^^^ definition.function Locals.lambdas.inner arity:1..1
//                   ^^^^^ type Right
//                                  ^^^^ call Right.side
    keep(field)
//  ^^^^ call Locals.keep
//       ^^^^^ value Locals.field
    keep(typed)
//  ^^^^ call Locals.keep
  }
  def matched(thing: Any): Unit = thing match {
//    ^^^^^^^ definition.method Locals.matched arity:1..1
    case field: Right => field.side()
//              ^^^^^ type Right
//                             ^^^^ call Right.side
    case found @ Other(inner: Left) => inner.side()
//               ^^^^^ type Other
//                            ^^^^ type Left
//                                           ^^^^ call Left.side
    case _ => field.side()
//                  ^^^^ call Left.side
  }
  def generic[Left](it: Left): Unit = keep(it)
//    ^^^^^^^ definition.method Locals.generic arity:1..1
//                                    ^^^^ call Locals.keep
  def rights(): List[Right] = Nil
//    ^^^^^^ definition.method Locals.rights arity:0..0
//                   ^^^^^ type Right
  def make(): Right = new Right()
//    ^^^^ definition.method Locals.make arity:0..0
//            ^^^^^ type Right
//                        ^^^^^ call Right
  def pair() = (1, 2)
//    ^^^^ definition.method Locals.pair arity:0..0
  def take(any: Any): Unit = ()
//    ^^^^ definition.method Locals.take arity:1..1
  def keep(any: Any): Unit = ()
//    ^^^^ definition.method Locals.keep arity:1..1
}
case class Other(any: Any)
//         ^^^^^ definition.class Other arity:1..1
//               ^^^ definition.field Other.any
