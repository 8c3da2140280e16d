// --- path: lib/src/main/kotlin/com/acme/util/Text.kt ---
package com.acme.util

const val EMPTY = ""
//        ^^^^^ definition.constant EMPTY
fun trim(text: String) = text
//  ^^^^ definition.function trim arity:1..1
fun String.widened(by: Int) = this
//         ^^^^^^^ definition.method String.widened arity:1..1
class Builder {
//    ^^^^^^^ definition.class Builder
    fun add(more: String) = this
//      ^^^ definition.method Builder.add arity:1..1
    companion object {
        fun start() = Builder()
//          ^^^^^ definition.method Builder.start arity:0..0
//                    ^^^^^^^ call Builder
    }
}
object Words {
//     ^^^^^ definition.class Words
    fun first() = "a"
//      ^^^^^ definition.method Words.first arity:0..0
    const val LAST = "z"
//            ^^^^ definition.constant Words.LAST
}
enum class Level {
//         ^^^^^ definition.enum Level
    LOW,
//  ^^^ definition.enum-member Level.LOW
    HIGH
//  ^^^^ definition.enum-member Level.HIGH
}
// --- path: lib/src/main/java/com/acme/util/Legacy.java ---
package com.acme.util;

public class Legacy {
//           ^^^^^^ definition.class Legacy
    public static int old(int x) { return x; }
//                    ^^^ definition.method Legacy.old arity:1..1
    public void instance() { }
//              ^^^^^^^^ definition.method Legacy.instance arity:0..0
}
// --- path: app/src/main/kotlin/com/acme/app/Helper.kt ---
package com.acme.app

internal fun help() { }
//           ^^^^ definition.function help arity:0..0 internal
class Helper {
//    ^^^^^^ definition.class Helper
    fun assist() { }
//      ^^^^^^ definition.method Helper.assist arity:0..0
}
// --- path: app/src/main/kotlin/com/acme/app/Main.kt ---
package com.acme.app

import com.acme.util.trim
import com.acme.util.Builder as Maker
import com.acme.util.Words
import com.acme.util.Words.LAST
import com.acme.util.widened
import com.acme.util.Level.*
import com.acme.util.Legacy
import kotlin.math.max
import java.io.*

fun main() {
//  ^^^^ definition.function main arity:0..0
    trim("a")
//  ^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::trim
    Maker().add("b")
//  ^^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Builder
//          ^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Builder.add
    Maker.start()
//        ^^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Builder.start
    Words.first()
//        ^^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Words.first
    keep(LAST)
//  ^^^^ call keep
//       ^^^^ value lib/src/main/kotlin/com/acme/util/Text.kt::Words.LAST
    keep(LOW)
//  ^^^^ call keep
//       ^^^ value lib/src/main/kotlin/com/acme/util/Text.kt::Level.LOW
    "x".widened(2)
//      ^^^^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::String.widened
    help()
//  ^^^^ call app/src/main/kotlin/com/acme/app/Helper.kt::help
    Helper().assist()
//  ^^^^^^ call app/src/main/kotlin/com/acme/app/Helper.kt::Helper
//           ^^^^^^ call app/src/main/kotlin/com/acme/app/Helper.kt::Helper.assist
    Legacy.old(1)
//         ^^^ call lib/src/main/java/com/acme/util/Legacy.java::Legacy.old
    Legacy().instance()
//  ^^^^^^ call lib/src/main/java/com/acme/util/Legacy.java::Legacy
//           ^^^^^^^^ call lib/src/main/java/com/acme/util/Legacy.java::Legacy.instance
    max(1, 2)
//  ^^^ call ?external
    com.acme.util.trim("c")
//                ^^^^ GAP call lib/src/main/kotlin/com/acme/util/Text.kt::trim
    File("d")
//  ^^^^ GAP call ?external
}

fun keep(any: Any) { }
//  ^^^^ definition.function keep arity:1..1
// --- path: app/src/test/kotlin/com/acme/app/MainTest.kt ---
package com.acme.app

import com.acme.util.*
import org.junit.jupiter.api.Test

class MainTest {
//    ^^^^^^^^ definition.class MainTest
    @Test
    fun works() {
//      ^^^^^ definition.method MainTest.works arity:0..0 test
        trim("e")
//      ^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::trim
        main()
//      ^^^^ call app/src/main/kotlin/com/acme/app/Main.kt::main
        Builder.start().add("f")
//              ^^^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Builder.start
//                      ^^^ call lib/src/main/kotlin/com/acme/util/Text.kt::Builder.add
    }
}
