interface Readable { read(): string; }
//        ^^^^^^^^ definition.interface Readable
//                   ^^^^ definition.method Readable.read arity:0..0 declaration
interface Stream extends Readable, Closable<string> { pipe(): void; }
//                       ^^^^^^^^ inherit Readable
//                                 ^^^^^^^^ inherit Closable
//        ^^^^^^ definition.interface Stream
//                                                    ^^^^ definition.method Stream.pipe arity:0..0 declaration
interface Closable<T> { close(): T; }
//        ^^^^^^^^ definition.interface Closable
//                      ^^^^^ definition.method Closable.close arity:0..0 declaration

abstract class Base implements Readable {
//             ^^^^ definition.class Base
  read() { return ''; }
//^^^^ definition.method Base.read arity:0..0
  protected abstract fill(): void;
//                   ^^^^ definition.method Base.fill arity:0..0 protected declaration
  refill() { this.fill(); }
//^^^^^^ definition.method Base.refill arity:0..0
//                ^^^^ call Base.fill
}

class File extends Base implements Stream {
//                 ^^^^ inherit Base
//                                 ^^^^^^ inherit Stream
//    ^^^^ definition.class File
  fill() { super.read(); this.read(); }
//^^^^ definition.method File.fill arity:0..0
//               ^^^^ call Base.read
//                            ^^^^ call Base.read
  pipe() {}
//^^^^ definition.method File.pipe arity:0..0
  close() { return ''; }
//^^^^^ definition.method File.close arity:0..0
}

class Typed<T> extends Generic<T> {
//    ^^^^^ definition.class Typed
  go() { this.base(); }
//^^ definition.method Typed.go arity:0..0
//            ^^^^ call Generic.base
}
class Generic<T> { base() {} }
//    ^^^^^^^ definition.class Generic
//                 ^^^^ definition.method Generic.base arity:0..0

class Mixed extends Mixin(Base) {
//                        ^^^^ inherit Base
//    ^^^^^ definition.class Mixed
//                  ^^^^^ call Mixin
  go() { this.refill(); }
//^^ definition.method Mixed.go arity:0..0
//            ^^^^^^ call Base.refill
}
function Mixin<T>(base: T): T { return base; }
//       ^^^^^ definition.function Mixin arity:1..1

function use(stream: Stream) {
//       ^^^ definition.function use arity:1..1
  stream.read();
//       ^^^^ call Readable.read
  stream.close();
//       ^^^^^ call Closable.close
  stream.pipe();
//       ^^^^ call Stream.pipe
}
