import { Client, load } from './client';
import type { Options } from './client';

function first<T>(x: T): T { return x; }
//       ^^^^^ definition.function first arity:1..1
function use(fn: unknown) {}
//       ^^^ definition.function use arity:1..1

class Service {
//    ^^^^^^^ definition.class Service
  private readonly direct: Client = new Client();
//                 ^^^^^^ definition.field Service.direct private
//                                      ^^^^^^ call client.ts::Client
  list: Array<Client> = [];
//      ^^^^^ type ?external
//            ^^^^^^ type client.ts::Client
//^^^^ definition.field Service.list

  constructor(private client: Client, plain: Client) {
//^^^^^^^^^^^ definition.constructor Service.constructor arity:2..2
//                    ^^^^^^ definition.field Service.client private
    plain.send();
//        ^^^^ call client.ts::Client.send
  }

  run(options: Options, other?: Client): void {
//             ^^^^^^^ type client.ts::Options
//                              ^^^^^^ type client.ts::Client
//^^^ definition.method Service.run arity:1..2
    this.client.send();
//              ^^^^ call client.ts::Client.send
    this.direct!.send();
//               ^^^^ call client.ts::Client.send
    this.client?.send?.();
//               ^^^^ call client.ts::Client.send
    other?.send();
//         ^^^^ call client.ts::Client.send
    first<string>('x');
//  ^^^^^ call first
    first!(1);
//  ^^^^^ call first
    this.make<Client>().send();
//       ^^^^ call Service.make
//                      ^^^^ GAP call client.ts::Client.send
    (this.client as Client).send();
//                          ^^^^ call client.ts::Client.send
    load<Options>(options);
//  ^^^^ call client.ts::load
    options.apply();
//          ^^^^^ call client.ts::Options.apply
    use(this.run);
//  ^^^ call use
//           ^^^ value Service.run
    use(this.run.bind(this));
//  ^^^ call use
//           ^^^ value Service.run
//               ^^^^ call ?
    use(<any>first);
//  ^^^ call use
//           ^^^^^ value first
    use(first as any);
//  ^^^ call use
//      ^^^^^ value first
  }

  make<T>(): T { return null!; }
//^^^^ definition.method Service.make arity:0..0
}

const service: Service = create();
//    ^^^^^^^ definition.constant service
//                       ^^^^^^ call ?
service.run(null);
//      ^^^ call Service.run
const built = new Service(null, null);
//    ^^^^^ definition.constant built
//                ^^^^^^^ call Service
built.run(null);
//    ^^^ call Service.run
let typed: typeof first;
//                ^^^^^ value first
//  ^^^^^ definition.variable typed
const items = [1].map<string>((x) => first(String(x)));
//    ^^^^^ definition.constant items
//                ^^^ call ?
//                                   ^^^^^ call first
//                                         ^^^^^^ call ?external
export const enumUse = Mode.On;
//           ^^^^^^^ definition.constant enumUse
enum Mode { On = compute(), Off = first(1) }
//   ^^^^ definition.enum Mode
//          ^^ definition.enum-member Mode.On
//               ^^^^^^^ call compute
//                          ^^^ definition.enum-member Mode.Off
//                                ^^^^^ call first
function compute(): number { return 1; }
//       ^^^^^^^ definition.function compute arity:0..0

@Injectable()
#^^^^^^^^^^ call ?
class Marked {
//    ^^^^^^ definition.class Marked
  constructor(@Inject(TOKEN) private readonly token: Client) {}
//^^^^^^^^^^^ definition.constructor Marked.constructor arity:1..1
//             ^^^^^^ call ?
//                    ^^^^^ value ?
//                                            ^^^^^ definition.field Marked.token private
  @Guard
// ^^^^^ call ?
  go(@Param('id') id: string) { this.token.send(); }
//^^ definition.method Marked.go arity:1..1
//    ^^^^^ call ?
//                                         ^^^^ call client.ts::Client.send
}

namespace Tools {
//        ^^^^^ definition.namespace Tools
  export function hammer() { return nail(); }
//                ^^^^^^ definition.function Tools.hammer arity:0..0
//                                  ^^^^ call Tools.nail
  function nail() {}
//         ^^^^ definition.function Tools.nail arity:0..0
}
Tools.hammer();
//    ^^^^^^ call Tools.hammer
namespace Outer.Inner {
//        ^^^^^ definition.namespace Outer.Inner
  export function go() {}
//                ^^ definition.function Outer.Inner.go arity:0..0
}
Outer.Inner.go();
//          ^^ GAP call Outer.Inner.go
class Late {
//    ^^^^ definition.class Late
  constructor(from: unknown) { this.client = from; }
//^^^^^^^^^^^ definition.constructor Late.constructor arity:1..1
//                                  ^^^^^^ definition.field Late.client protected
  protected client: Client;
  go() { this.client.send(); }
//^^ definition.method Late.go arity:0..0
//                   ^^^^ call client.ts::Client.send
}
// --- path: client.ts ---
export class Client {
//           ^^^^^^ definition.class Client
  send(): void {}
//^^^^ definition.method Client.send arity:0..0
}
export function load<T>(x: T) {}
//              ^^^^ definition.function load arity:1..1
export interface Options {
//               ^^^^^^^ definition.interface Options
  apply(): void;
//^^^^^ definition.method Options.apply arity:0..0 declaration
}
