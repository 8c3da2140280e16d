import { helper } from './helper';
import external, { tool } from 'package';

function plain(a, b) {}
//       ^^^^^ definition.function plain arity:2..2
function other() {}
//       ^^^^^ definition.function other arity:0..0
const table = { run() {}, deep: { go() {} } };
//    ^^^^^ definition.constant table
//              ^^^ definition.method table.run arity:0..0
//                                ^^ definition.method table.deep.go arity:0..0

class Base {
//    ^^^^ definition.class Base
  constructor(size) {}
//^^^^^^^^^^^ definition.constructor Base.constructor arity:1..1
  shared() {}
//^^^^^^ definition.method Base.shared arity:0..0
}

class Thing extends Base {
//                  ^^^^ inherit Base
//    ^^^^^ definition.class Thing
  static make() { return new Thing(1); }
//       ^^^^ definition.method Thing.make arity:0..0
//                           ^^^^^ call Thing
  #own() {}
//^^^^ definition.method Thing.own arity:0..0 private
  run(callback) {
//^^^ definition.method Thing.run arity:1..1
    super(1);
//  ^^^^^ call Base.constructor
    super.shared();
//        ^^^^^^ call Base.shared
    this.walk().then(() => this.#own());
//       ^^^^ call Thing.walk
//              ^^^^ call ?
//                              ^^^^ call Thing.own
    this?.walk?.();
//        ^^^^ call Thing.walk
    callback();
//  ^^^^^^^^ call ?
  }
  walk() {
//^^^^ definition.method Thing.walk arity:0..0
    return helper(plain(1, 2));
//         ^^^^^^ call ?
//                ^^^^^ call plain
  }
}

plain(1, 2);
// <- call plain
plain(...args);
// <- call plain
table.run();
//    ^^^ call table.run
table.deep.go();
//         ^^ GAP call table.deep.go
table['run']();
//    ^ call table.run
Thing.make();
//    ^^^^ call Thing.make
Thing.make().run();
//    ^^^^ call Thing.make
//           ^^^ call Thing.run
new Thing(1).run(other);
//  ^^^^^ call Thing
//           ^^^ call Thing.run
//               ^^^^^ value other
const thing = new Thing;
//    ^^^^^ definition.constant thing
//                ^^^^^ call Thing
thing.walk();
//    ^^^^ call Thing.walk
other?.();
// <- call other
unknownName();
// <- call ?
external();
// <- call ?external
tool.use();
//   ^^^ call ?external
JSON.stringify({});
//   ^^^^^^^^^ call ?external
setTimeout(() => { other(); }, 10);
// <- call ?external
//                 ^^^^^ call other
new Promise((resolve) => resolve(helper()));
//  ^^^^^^^ call ?external
//                       ^^^^^^^ call ?
//                               ^^^^^^ call ?
`text ${plain(1, 2)} and ${table.run()}`;
//      ^^^^^ call plain
//                               ^^^ call table.run
plain`tagged`;
// <- call plain
table.run`tagged`;
//    ^^^ call table.run
(function () { other(); })();
//             ^^^^^ call other
(() => other())();
//     ^^^^^ call other
(async () => { await helper(); })();
//                   ^^^^^^ call ?

function defaults(x = other(), { y = helper() } = {}) {}
//       ^^^^^^^^ definition.function defaults arity:0..2
//                    ^^^^^ call other
//                                   ^^^^^^ call ?
const list = [other(), ...helper()];
//    ^^^^ definition.constant list
//            ^^^^^ call other
//                        ^^^^^^ call ?
const spread = { ...helper(), [other()]: 1 };
//    ^^^^^^ definition.constant spread
//                  ^^^^^^ call ?
//                             ^^^^^ call other

plain.call(null, 1, 2);
// <- call plain
//    ^^^^ call ?
plain.apply(null, list);
// <- call plain
//    ^^^^^ call ?
const bound = plain.bind(null);
//    ^^^^^ definition.constant bound
//            ^^^^^ value plain
//                  ^^^^ call ?
Thing.prototype.walk.call(thing);
//              ^^^^ call Thing.walk
//                   ^^^^ call ?
list.map(other);
//   ^^^ call ?
//       ^^^^^ value other
list.filter(Boolean).map(function (x) { return plain(x, x); });
//   ^^^^^^ call ?
//                   ^^^ call ?
//                                             ^^^^^ call plain

const handlers = { click: other, walk: thing.walk, plain };
//    ^^^^^^^^ definition.constant handlers
//                        ^^^^^ value other
//                                           ^^^^ value Thing.walk
//                                                 ^^^^^ value plain
handlers[name]();
//            ^ call Thing.walk rule:value
for (const item of helper()) item();
//                 ^^^^^^ call ?
//                           ^^^^ call ?
if (a instanceof Thing) throw new RangeError('x');
//               ^^^^^ type Thing
//                                ^^^^^^^^^^ call ?external
label: while (other()) continue label;
//            ^^^^^ call other

@decorated
#^^^^^^^^^ call decorated
class Decorated {
//    ^^^^^^^^^ definition.class Decorated
  @bound.method
//       ^^^^^^ call ?
  @make(1)
// ^^^^ call ?
  field = other();
//^^^^^ definition.field Decorated.field
//        ^^^^^ call other
}

function decorated(target) {}
//       ^^^^^^^^^ definition.function decorated arity:1..1

export { plain as offered };
function pass() { return other; }
//       ^^^^ definition.function pass arity:0..0
//                       ^^^^^ value other
const either = condition ? plain : other;
//    ^^^^^^ definition.constant either
//                         ^^^^^ value plain
//                                 ^^^^^ value other
const fallback = given || plain;
//    ^^^^^^^^ definition.constant fallback
//                        ^^^^^ value plain
element.onclick = other;
//                ^^^^^ value other
element.onclose = () => other();
//      ^^^^^^^ definition.method element.onclose arity:0..0
//                      ^^^^^ call other
const later = () => other;
//    ^^^^^ definition.function later arity:0..0
//                  ^^^^^ value other
table.deep['go']();
//         ^^^^ GAP call table.deep.go
(plain)(1, 2);
 // <- call plain
(0, plain)(1, 2);
//  ^^^^^ call plain
table?.run?.();
//     ^^^ call table.run
new table.Widget(1);
//        ^^^^^^ call ?
(0, table.run)(1);
//        ^^^ call table.run
(table.run)(1);
//     ^^^ call table.run
