// --- path: main.js ---
import Wrapped from './wrapped';
import Arrow from './arrow';
import Renamed from './renamed';
import Klass from './klass';
import Table from './table';
import Instance from './instance';
import { a, b, c, gone } from './members';
import { up } from './through';
import $jquery, { $dollar } from './dollar';
import * as table from './table';

Wrapped();
// <- call wrapped.js::View
Arrow();
// <- call arrow.js::default
Renamed();
// <- call renamed.js::inner
new Klass().go();
//  ^^^^^ call klass.js::default
//          ^^ call klass.js::default.go
Table.load();
//    ^^^^ call table.js::default.load
Table.deep.go();
//         ^^ GAP call table.js::default.deep.go
Instance.start();
//       ^^^^^ call instance.js::Service.start
a();
// <- call members.js::a
b();
// <- call members.js::local
c();
// <- call renamed.js::inner
gone();
// <- call ?
up();
// <- call members.js::a
$jquery();
// <- call dollar.js::$
$dollar();
// <- call dollar.js::$dollar
$dollar.call(null);
// <- call dollar.js::$dollar
//      ^^^^ call ?
table.default.load();
//            ^^^^ call table.js::default.load
use(require('./members').a);
// <- call ?
//  ^^^^^^^ call ?external
const made = require('./members')(1);
//    ^^^^ definition.constant made
//           ^^^^^^^ call ?external
//                               ^ call ?
// --- path: wrapped.js ---
function View() {}
//       ^^^^ definition.function View arity:0..0
export default connect(state)(View);
//             ^^^^^^^ call ?
//                           ^ call ?
// --- path: arrow.js ---
export default async (x) => x;
//     ^^^^^^^ definition.function default arity:1..1
// --- path: renamed.js ---
function inner() {}
//       ^^^^^ definition.function inner arity:0..0
export { inner as default };
// --- path: klass.js ---
export default class {
//     ^^^^^^^ definition.class default
  go() {}
//^^ definition.method default.go arity:0..0
}
// --- path: table.js ---
export default {
//     ^^^^^^^ definition.constant default
  load() {},
//^^^^ definition.method default.load arity:0..0
  deep: { go() {} },
//        ^^ definition.method default.deep.go arity:0..0
};
// --- path: instance.js ---
class Service { start() {} }
//    ^^^^^^^ definition.class Service
//              ^^^^^ definition.method Service.start arity:0..0
const service = new Service();
//    ^^^^^^^ definition.constant service
//                  ^^^^^^^ call Service
export default service;
// --- path: members.js ---
exports.a = function () {};
//      ^ definition.function a arity:0..0
function local() {}
//       ^^^^^ definition.function local arity:0..0
exports.b = local;
exports.c = require('./renamed').default;
//          ^^^^^^^ call ?external
// --- path: through.js ---
export { a as up } from './members';
// --- path: dollar.js ---
export const $dollar = ($inner) => $inner();
//           ^^^^^^^ definition.function $dollar arity:1..1
//                                 ^^^^^^ call ?
export default function $() {}
//                      ^ definition.function $ arity:0..0
