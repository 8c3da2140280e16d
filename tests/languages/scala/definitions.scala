package com.acme
package store

import org.junit.Test

/** Says what it holds. */
@deprecated("old", "1.0")
abstract class Store[T <: AnyRef](private val size: Int = 1, val name: String, plain: List[T])(implicit order: Ordering[T])
//             ^^^^^ definition.class Store arity:2..3 doc:Says what it holds.
//                                            ^^^^ definition.field Store.size private
//                                                               ^^^^ definition.field Store.name
//                                                                             ^^^^^ definition.field Store.plain
//                                                                                                      ^^^^^ definition.field Store.order
    extends Base[T](size) with Named {
//          ^^^^ inherit ?
//                  ^^^^ value Store.size
//                             ^^^^^ inherit Named
  def this(name: String) = this(1, name, Nil)
//    ^^^^ definition.constructor Store.this arity:1..1
//                         ^^^^ call Store

  val limit: Int = 3
//    ^^^^^ definition.field Store.limit
  private[store] lazy val late = limit * 2
//                        ^^^^ definition.field Store.late internal
//                               ^^^^^ value Store.limit
  protected var counted, spare = 0
//              ^^^^^^^ definition.field Store.counted protected
//                       ^^^^^ definition.field Store.spare protected
  private[this] val (left, right) = (1, 2)
//                   ^^^^ definition.field Store.left private
//                         ^^^^^ definition.field Store.right private
  val handler: String => Int = text => text.length
//    ^^^^^^^ definition.field Store.handler
  val abstractly: Int
//    ^^^^^^^^^^ definition.field Store.abstractly
  type Key = String
//     ^^^ definition.type-alias Store.Key
  type Open
//     ^^^^ definition.type-alias Store.Open

  // Grows the store.
  def grow(by: Int = 1, times: Int)(then: => Unit): Int = {
//    ^^^^ definition.method Store.grow arity:1..2 doc:Grows the store.
    val local = by
    def twice(n: Int) = n * 2
//      ^^^^^ definition.function Store.grow.twice arity:1..1
    twice(local)
//  ^^^^^ call Store.grow.twice
  }

  def grow(all: T*): Int = all.size
//    ^^^^ definition.method Store.grow arity:0..*
  protected def find[K](key: K): Option[T]
//              ^^^^ definition.method Store.find arity:1..1 protected declaration
  def +(other: Store[T]): Store[T] = this
//    ^ definition.method Store.+ arity:1..1
//             ^^^^^ type Store
//                        ^^^^^ type Store
  def <(other: Store[T]) = false
//    ^ definition.method Store.< arity:1..1
//             ^^^^^ type Store
  override def toString = "store"
//             ^^^^^^^^ definition.method Store.toString
  implicit class Wide(inner: String) { def width = inner.length }
//               ^^^^ definition.class Store.Wide arity:1..1
//                    ^^^^^ definition.field Store.Wide.inner
//                                         ^^^^^ definition.method Store.Wide.width
  class Entry { def run(): Unit = () }
//      ^^^^^ definition.class Store.Entry
//                  ^^^ definition.method Store.Entry.run arity:0..0
  object Inside { val deep = 1 }
//       ^^^^^^ definition.class Store.Inside
//                    ^^^^ definition.field Store.Inside.deep
}

object Store {
//     ^^^^^ definition.class Store
  val Max = 10
//    ^^^ definition.field Store.Max
  def apply(name: String): Store[String] = ???
//    ^^^^^ definition.method Store.apply arity:1..1
//                         ^^^^^ type Store
  private def hidden() = 1
//            ^^^^^^ definition.method Store.hidden arity:0..0 private
}

trait Named { self: Store[_] =>
//    ^^^^^ definition.interface Named
//                  ^^^^^ type Store
  def name: String
//    ^^^^ definition.method Named.name declaration
  def shout(): String = name + "!"
//    ^^^^^ definition.method Named.shout arity:0..0
//                      ^^^^ value Named.name
}

case class Point(x: Int, y: Int = 0)
//         ^^^^^ definition.class Point arity:1..2
//               ^ definition.field Point.x
//                       ^ definition.field Point.y
case object Origin extends Point(0, 0)
//          ^^^^^^ definition.class Origin
//                         ^^^^^ inherit Point
sealed trait Shape
//           ^^^^^ definition.interface Shape
final case class Circle(radius: Double) extends Shape
//               ^^^^^^ definition.class Circle arity:1..1
//                      ^^^^^^ definition.field Circle.radius
//                                              ^^^^^ inherit Shape

object Tasks {
//     ^^^^^ definition.class Tasks
  val task = new Runnable {
//    ^^^^ definition.field Tasks.task
//               ^^^^^^^^ call ?external
    val runs = 1
//      ^^^^ definition.field Tasks.task.Runnable.runs
    def run(): Unit = ()
//      ^^^ definition.method Tasks.task.Runnable.run arity:0..0
  }
  def make(): Named = {
//    ^^^^ definition.method Tasks.make arity:0..0
//            ^^^^^ type Named
    class Local { val held = 1; def go() = held }
//        ^^^^^ definition.class Tasks.make.Local
//                    ^^^^ definition.field Tasks.make.Local.held
//                                  ^^ definition.method Tasks.make.Local.go arity:0..0
    new Local().go()
//      ^^^^^ call Tasks.make.Local
//              ^^ call Tasks.make.Local.go
    new Named { def name = "x" }
//      ^^^^^ call Named
//                  ^^^^ definition.method Tasks.make.Named.name
  }
}

package object util {
//             ^^^^ definition.module util
  def helper(x: Int) = x
//    ^^^^^^ definition.function util.helper arity:1..1
  type Alias = Map[String, Int]
//     ^^^^^ definition.type-alias util.Alias
}

class Tests {
//    ^^^^^ definition.class Tests
  @Test def works(): Unit = ()
//          ^^^^^ definition.method Tests.works arity:0..0 test
}
