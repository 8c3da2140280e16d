// --- path: lib/src/main/scala/com/acme/util/Text.scala ---
package com.acme.util

object Text {
//     ^^^^ definition.class Text
  val Empty = ""
//    ^^^^^ definition.field Text.Empty
  def trim(text: String): String = text
//    ^^^^ definition.method Text.trim arity:1..1
  class Builder { def add(more: String): Builder = this }
//      ^^^^^^^ definition.class Text.Builder
//                    ^^^ definition.method Text.Builder.add arity:1..1
}
class Words { def first(): String = "a" }
//    ^^^^^ definition.class Words
//                ^^^^^ definition.method Words.first arity:0..0
object Words { def last(): String = "z" }
//     ^^^^^ definition.class Words
//                 ^^^^ definition.method Words.last arity:0..0
// --- path: lib/src/main/scala/com/acme/util/package.scala ---
package com.acme

package object util {
//             ^^^^ definition.module util
  def helper(x: Int): Int = x
//    ^^^^^^ definition.function util.helper arity:1..1
}
// --- path: lib/src/main/java/com/acme/util/Legacy.java ---
package com.acme.util;

public class Legacy { public static int old(int x) { return x; } }
//           ^^^^^^ definition.class Legacy
//                                      ^^^ definition.method Legacy.old arity:1..1
// --- path: app/src/main/scala/com/acme/app/Helper.scala ---
package com.acme
package app

object Helper { def help(): Unit = () }
//     ^^^^^^ definition.class Helper
//                  ^^^^ definition.method Helper.help arity:0..0
// --- path: app/src/main/scala/com/acme/app/Main.scala ---
package com.acme.app

import com.acme.util.{Legacy, Words => Phrases, Text}
import com.acme.util.Text._
import com.acme.util.helper
import scala.collection.mutable, java.io.File
import scala.util.Try

object Main {
//     ^^^^ definition.class Main
  def main(args: Array[String]): Unit = {
//    ^^^^ definition.method Main.main arity:1..1
    Text.trim("a")
//       ^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Text.trim
    trim("b")
//  ^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Text.trim
    new Builder().add("c")
//      ^^^^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Text.Builder
//                ^^^ call lib/src/main/scala/com/acme/util/Text.scala::Text.Builder.add
    Phrases.last()
//          ^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Words.last
    new Phrases().first()
//      ^^^^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Words
//                ^^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Words.first
    helper(1)
//  ^^^^^^ call lib/src/main/scala/com/acme/util/package.scala::util.helper
    Helper.help()
//         ^^^^ call app/src/main/scala/com/acme/app/Helper.scala::Helper.help
    Legacy.old(2)
//         ^^^ call lib/src/main/java/com/acme/util/Legacy.java::Legacy.old
    new File("d")
//      ^^^^ call ?external
    mutable.Map(1)
//          ^^^ call ?external
    com.acme.util.Text.trim("e")
//                     ^^^^ GAP call lib/src/main/scala/com/acme/util/Text.scala::Text.trim
    keep(Empty)
//  ^^^^ call Main.keep
//       ^^^^^ value lib/src/main/scala/com/acme/util/Text.scala::Text.Empty
    Try(1)
//  ^^^ call ?external
    import com.acme.util.Words
    Words.last()
//        ^^^^ call lib/src/main/scala/com/acme/util/Text.scala::Words.last
  }
  def keep(any: Any): Unit = ()
//    ^^^^ definition.method Main.keep arity:1..1
}
// --- path: app/src/test/scala/com/acme/app/MainSpec.scala ---
package com.acme.app

import org.scalatest.FunSuite

class MainSpec extends FunSuite {
//    ^^^^^^^^ definition.class MainSpec
//                     ^^^^^^^^ inherit ?external
  test("works") {
//^^^^ GAP call ?external
    Main.main(null)
//       ^^^^ call app/src/main/scala/com/acme/app/Main.scala::Main.main
    assert(check())
//  ^^^^^^ call ?external
//         ^^^^^ call MainSpec.check
  }
  def check() = true
//    ^^^^^ definition.method MainSpec.check arity:0..0
}
