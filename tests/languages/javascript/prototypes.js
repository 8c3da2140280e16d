// --- path: lib.js ---
exports = module.exports = Lib;
function Lib(name) { this.start(name); }
//       ^^^ definition.function Lib arity:1..1
//                        ^^^^^ call Lib.start
Lib.prototype.start = function (name) { return this.stop(name); };
//            ^^^^^ definition.method Lib.start arity:1..1
//                                                  ^^^^ call Lib.stop
Lib.prototype.stop = function (name) { };
//            ^^^^ definition.method Lib.stop arity:1..1
Lib.helper = function () { };
//  ^^^^^^ definition.method Lib.helper arity:0..0
// --- path: app.js ---
var app = module.exports = {};
//  ^^^ definition.variable app
app.set = function (key, value) { return this.get(key) || this.set(key); };
//  ^^^ definition.method app.set arity:2..2
//                                            ^^^ call app.get
//                                                             ^^^ call app.set
app.get = function (key) { return this.missing(key); };
//  ^^^ definition.method app.get arity:1..1
//                                     ^^^^^^^ call ?
// --- path: main.js ---
const Lib = require('./lib');
//          ^^^^^^^ call ?external
const lib = new Lib('a');
//    ^^^ definition.constant lib
//              ^^^ call lib.js::Lib
function main() {
//       ^^^^ definition.function main arity:0..0
  const own = new Lib('b');
//                ^^^ call lib.js::Lib
  own.start();
//    ^^^^^ call lib.js::Lib.start
  new Lib('c').stop();
//    ^^^ call lib.js::Lib
//             ^^^^ call lib.js::Lib.stop
  lib.start();
//    ^^^^^ call lib.js::Lib.start
  Lib.helper();
//    ^^^^^^ call lib.js::Lib.helper
}
// --- path: held.js ---
class Held {
//    ^^^^ definition.class Held
  start(n) {
//^^^^^ definition.method Held.start arity:1..1
    const self = this;
    run(function () { self.start(n - 1); self.close(); });
//  ^^^ call ?
//                         ^^^^^ call Held.start rule:receiver
//                                            ^^^^^ call Held.close
  }
  close() {}
//^^^^^ definition.method Held.close arity:0..0
}
