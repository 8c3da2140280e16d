package com.acme

import scala.collection.mutable.ListBuffer

class Base(val size: Int) {
//    ^^^^ definition.class Base arity:1..1
//             ^^^^ definition.field Base.size
  var next: Base = null
//    ^^^^ definition.field Base.next
//          ^^^^ type Base
  def touch(): Unit = ()
//    ^^^^^ definition.method Base.touch arity:0..0
  def bare: Base = this
//    ^^^^ definition.method Base.bare
//          ^^^^ type Base
  def generic[T](it: T): T = it
//    ^^^^^^^ definition.method Base.generic arity:1..1
  def curried(a: Int)(b: Int): Int = a + b
//    ^^^^^^^ definition.method Base.curried arity:1..1
  def ~>(other: Base): Base = other
//    ^^ definition.method Base.~> arity:1..1
//              ^^^^ type Base
//                     ^^^^ type Base
  def joins(other: Base): Base = other
//    ^^^^^ definition.method Base.joins arity:1..1
//                 ^^^^ type Base
//                        ^^^^ type Base
}

object Base {
//     ^^^^ definition.class Base
  def make(): Base = new Base(1)
//    ^^^^ definition.method Base.make arity:0..0
//            ^^^^ type Base
//                       ^^^^ call Base
  def apply(size: Int): Base = new Base(size)
//    ^^^^^ definition.method Base.apply arity:1..1
//                      ^^^^ type Base
//                                 ^^^^ call Base
}

class Calls(held: Base, names: List[String]) extends Base(3) {
//    ^^^^^ definition.class Calls arity:2..2
//          ^^^^ definition.field Calls.held
//                ^^^^ type Base
//                      ^^^^^ definition.field Calls.names
//                                                   ^^^^ inherit Base
  private val second = new Base(2)
//            ^^^^^^ definition.field Calls.second private
//                         ^^^^ call Base
  val maker: () => Base = Base.make _
//    ^^^^^ definition.field Calls.maker
//                 ^^^^ type Base
//                             ^^^^ value Base.make
  val label = s"${compute()} of $size and ${held.next.bare}"
//    ^^^^^ definition.field Calls.label
//                ^^^^^^^ call Calls.compute
//                                               ^^^^ value Base.next
//                                                    ^^^^ value Base.bare
  lazy val later = Base.make()
//         ^^^^^ definition.field Calls.later
//                      ^^^^ call Base.make

  def this(other: Base) = {
//    ^^^^ definition.constructor Calls.this arity:1..1
//                ^^^^ type Base
    this(other, Nil)
//  ^^^^ call Calls
    other.touch()
//        ^^^^^ call Base.touch
    super.touch()
//        ^^^^^ call Base.touch
  }

  def compute(): Int = 1
//    ^^^^^^^ definition.method Calls.compute arity:0..0
  def load(times: Int = compute()): Unit = ()
//    ^^^^ definition.method Calls.load arity:0..1
//                      ^^^^^^^ call Calls.compute

  def all(thing: Any, bases: List[Base], given1: Base): Unit = {
//    ^^^ definition.method Calls.all arity:3..3
//                                ^^^^ type Base
//                                               ^^^^ type Base
    held.touch()
//       ^^^^^ call Base.touch
    this.held.touch()
//       ^^^^ value Calls.held
//            ^^^^^ call Base.touch
    Base.make().touch()
//       ^^^^ call Base.make
//              ^^^^^ call Base.touch
    com.acme.Base.make()
//                ^^^^ call Base.make
    held.generic[Int](1)
//       ^^^^^^^ call Base.generic
    own[String]()
//  ^^^ call Calls.own
    held.curried(1)(2)
//       ^^^^^^^ call Base.curried
    Base(3).touch()
//  ^^^^ call Base
//          ^^^^^ call Base.touch
    new Calls(held).all(thing, bases, given1)
//      ^^^^^ call Calls
//            ^^^^ value Calls.held
//                  ^^^ call Calls.all
    new Outer.Inner().go()
//            ^^^^^ call Outer.Inner
//                    ^^ call Outer.Inner.go
    new Box[String](held)
//      ^^^ call Box
//                  ^^^^ value Calls.held
    bases(0).touch()
//  ^^^^^ call ?
//           ^^^^^ call Base.touch
    thing.asInstanceOf[Base].touch()
//                     ^^^^ type Base
//                           ^^^^^ call Base.touch
    val local = new Calls(held)
//                  ^^^^^ call Calls
//                        ^^^^ value Calls.held
    local.load()
//        ^^^^ call Calls.load
    local load 2
//        ^^^^ call Calls.load
    held joins given1
//  ^^^^ value Calls.held
//       ^^^^^ call Base.joins
    held ~> given1
//  ^^^^ value Calls.held
//       ^^ call Base.~>
    bases.map(b => b.touch())
//        ^^^ call ?external
//                   ^^^^^ call Base.touch
    bases.map(_.touch()).foreach(keep)
//        ^^^ call ?external
//              ^^^^^ call Base.touch
//                       ^^^^^^^ call ?
//                               ^^^^ value Calls.keep
    bases.foreach { each => each.touch() }
//        ^^^^^^^ call ?external
//                               ^^^^^ call Base.touch
    bases.foreach { case one: Base => one.touch() }
//        ^^^^^^^ call ?external
//                            ^^^^ type Base
//                                        ^^^^^ call Base.touch
    names.foreach(keep _)
//        ^^^^^^^ call ?external
//                ^^^^ value Calls.keep
    for (b <- bases if ready(b); n = compute()) yield b.touch()
//                     ^^^^^ call Calls.ready
//                                   ^^^^^^^ call Calls.compute
//                                                      ^^^^^ call Base.touch
    thing match {
      case b: Base if ready(b) => b.touch()
//            ^^^^ type Base
//                    ^^^^^ call Calls.ready
//                                  ^^^^^ call Base.touch
      case Point(x, y) => keep(x)
//         ^^^^^ type Point
//                        ^^^^ call Calls.keep
      case Left(found: Base) => found.touch()
//                     ^^^^ type Base
//                                    ^^^^^ call Base.touch
      case _ => unknown(thing)
//              ^^^^^^^ call ?
    }
    val (a, b) = pair()
//               ^^^^ call Calls.pair
    val task = new Base(4) with Runnable { def run(): Unit = { touch(); keep("y") } }
//                 ^^^^ call Base
//                                             ^^^ definition.method Calls.all.Base.run arity:0..0
//                                                             ^^^^^ call Base.touch
//                                                                      ^^^^ call Calls.keep
    task.run()
//       ^^^ GAP call Calls.all.Base.run
    Registry.register(Registry.Limit)
//           ^^^^^^^^ call Registry.register
//                             ^^^^^ value Registry.Limit
    val buffer = ListBuffer(1)
//               ^^^^^^^^^^ call ?external
    buffer.append(2)
//         ^^^^^^ call ?external
    println(s"n: ${compute()}")
//  ^^^^^^^ call ?external
//                 ^^^^^^^ call Calls.compute
    try load() catch { case e: IllegalStateException => e.printStackTrace() }
//      ^^^^ call Calls.load
//                                                        ^^^^^^^^^^^^^^^ call ?external
    def inner() = compute()
//      ^^^^^ definition.function Calls.all.inner arity:0..0
//                ^^^^^^^ call Calls.compute
    inner()
//  ^^^^^ call Calls.all.inner
    if (ready(held)) load() else keep("z")
//      ^^^^^ call Calls.ready
//            ^^^^ value Calls.held
//                   ^^^^ call Calls.load
//                               ^^^^ call Calls.keep
    Option(held).map(_.bare).getOrElse(Base.make())
//  ^^^^^^ call ?external
//         ^^^^ value Calls.held
//               ^^^ call ?
//                           ^^^^^^^^^ call ?
//                                          ^^^^ call Base.make
    "text".shout()
//         ^^^^^ call Syntax.Wide.shout
    throw new Failed("x")
//            ^^^^^^ call Failed
  }

  def own[T](): Unit = ()
//    ^^^ definition.method Calls.own arity:0..0
  def ready(b: Base): Boolean = true
//    ^^^^^ definition.method Calls.ready arity:1..1
//             ^^^^ type Base
  def keep(text: Any): Unit = ()
//    ^^^^ definition.method Calls.keep arity:1..1
  def pair() = (held, second)
//    ^^^^ definition.method Calls.pair arity:0..0
//              ^^^^ value Calls.held
//                    ^^^^^^ value Calls.second
}

class Box[T](from: Base)
//    ^^^ definition.class Box arity:1..1
//           ^^^^ definition.field Box.from
//                 ^^^^ type Base
object Outer {
//     ^^^^^ definition.class Outer
  class Inner { def go(): Unit = () }
//      ^^^^^ definition.class Outer.Inner
//                  ^^ definition.method Outer.Inner.go arity:0..0
}
case class Point(x: Int, y: Int)
//         ^^^^^ definition.class Point arity:2..2
//               ^ definition.field Point.x
//                       ^ definition.field Point.y
class Failed(why: String) extends Exception(why)
//    ^^^^^^ definition.class Failed arity:1..1
//           ^^^ definition.field Failed.why
//                                ^^^^^^^^^ inherit ?external
//                                          ^^^ value Failed.why
object Registry {
//     ^^^^^^^^ definition.class Registry
  val Limit = 3
//    ^^^^^ definition.field Registry.Limit
  def register(code: Int): Unit = ()
//    ^^^^^^^^ definition.method Registry.register arity:1..1
}
object Syntax {
//     ^^^^^^ definition.class Syntax
  implicit class Wide(text: String) { def shout(): String = text }
//               ^^^^ definition.class Syntax.Wide arity:1..1
//                    ^^^^ definition.field Syntax.Wide.text
//                                        ^^^^^ definition.method Syntax.Wide.shout arity:0..0
//                                                          ^^^^ value Syntax.Wide.text
}
