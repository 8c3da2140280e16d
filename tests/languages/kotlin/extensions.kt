// --- path: util.kt ---
package p.util
import okio.FileSystem
import okio.Source as Src
fun FileSystem.drop(x: Int): Int = 1
//  ^ type ?external
//             ^ definition.method FileSystem.drop arity:1..1
fun Src.drain(): Int = 1
//  ^ type ?external
//      ^ definition.method Src.drain arity:0..0
fun Closeable.quietly(): Int = 1
//            ^ definition.method Closeable.quietly arity:0..0

// --- path: use.kt ---
package p.app
import okio.FileSystem
import okio.Source
import p.util.drop
import p.util.drain

class Cache(val fs: FileSystem, private val src: Source) {
//    ^ definition.class Cache arity:2..2
//              ^ definition.property Cache.fs
//                                          ^ definition.property Cache.src private
  fun a() { fs.drop(1) }
//    ^ definition.method Cache.a arity:0..0
//             ^ call util.kt::FileSystem.drop
  fun b() { src.drain() }
//    ^ definition.method Cache.b arity:0..0
//              ^ call util.kt::Src.drain
  fun d(f: FileSystem) { f.drop(2) }
//    ^ definition.method Cache.d arity:1..1
//                         ^ call util.kt::FileSystem.drop
  fun e() { fs.quietly() }
//    ^ definition.method Cache.e arity:0..0
//             ^ call ?
}
