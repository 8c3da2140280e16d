// --- path: src/main.js ---
import Default, { named, other as renamed } from './lib';
import * as everything from './lib';
import Widget from './widget';
import { default as Again, deep } from './barrel';
import { hidden } from './lib.js';
import './effects';
import react, { useState } from 'react';
import data from './missing';
import { deepest, both } from './barrel';

Default();
// <- call src/lib.js::main
named();
// <- call src/lib.js::named
renamed();
// <- call src/lib.js::inside
everything.named();
//         ^^^^^ call src/lib.js::named
everything.unknown();
//         ^^^^^^^ call ?
new Widget().draw();
//  ^^^^^^ call src/widget.js::Widget
//           ^^^^ call src/widget.js::Widget.draw
Again();
// <- call src/lib.js::main
deep();
// <- call src/lib.js::named
hidden();
// <- call src/lib.js::secret
react();
// <- call ?external
useState();
// <- call ?external
data();
// <- call ?
deepest.named();
//      ^^^^^ call src/lib.js::named
both.named();
//   ^^^^^ call src/lib.js::named
everything.deepest.named();
//                 ^^^^^ call ?

async function later() {
//             ^^^^^ definition.function later arity:0..0
  const { named } = await import('./lib');
  const lib = await import('./lib');
  named();
//^^^^^ call src/lib.js::named
  lib.named();
//    ^^^^^ call src/lib.js::named
}
// --- path: src/lib.js ---
export default function main() {}
//                      ^^^^ definition.function main arity:0..0
export function named() {}
//              ^^^^^ definition.function named arity:0..0
function inside() {}
//       ^^^^^^ definition.function inside arity:0..0
const secret = () => {};
//    ^^^^^^ definition.function secret arity:0..0
export { inside as other, secret as hidden };
// --- path: src/widget.js ---
class Widget {
//    ^^^^^^ definition.class Widget
  draw() {}
//^^^^ definition.method Widget.draw arity:0..0
}
export default Widget;
// --- path: src/barrel/index.js ---
export * from '../lib';
export { default } from '../lib';
export * as deepest from '../lib';
export { named as deep } from '../lib';
import * as both from '../lib';
export { both };
// --- path: src/effects.js ---
go();
// <- call ?
// --- path: old/main.js ---
const tools = require('./tools');
//            ^^^^^^^ call ?external
const { first, second: two, missing } = require('./tools');
//                                      ^^^^^^^ call ?external
const third = require('./tools').third;
//            ^^^^^^^ call ?external
const create = require('./create');
//             ^^^^^^^ call ?external
const Model = require('./model');
//            ^^^^^^^ call ?external
const fs = require('fs');
//         ^^^^^^^ call ?external
const proxy = require('./proxy');
//            ^^^^^^^ call ?external
let late;
//  ^^^^ definition.variable late

tools.first();
//    ^^^^^ call old/tools.js::first
tools.assigned();
//    ^^^^^^^^ call old/tools.js::local
tools.direct();
//    ^^^^^^ call old/tools.js::direct
tools.unknown();
//    ^^^^^^^ call ?
first();
// <- call old/tools.js::first
two();
// <- call old/tools.js::local
third();
// <- call old/tools.js::third
create();
// <- call old/create.js::create
new Model().save();
//  ^^^^^ call old/model.js::Model
//          ^^^^ call old/model.js::Model.save
Model.find();
//    ^^^^ call old/model.js::Model.find
fs.readFile();
// ^^^^^^^^ call ?external
proxy.first();
//    ^^^^^ call old/tools.js::first
require('./tools').first();
// <- call ?external
//                 ^^^^^ call old/tools.js::first
require('./create')();
// <- call ?external
//                 ^ call old/create.js::create
late = require('./tools');
//     ^^^^^^^ call ?external
late.first();
//   ^^^^^ call old/tools.js::first
// --- path: old/tools.js ---
function first() {}
//       ^^^^^ definition.function first arity:0..0
function local() {}
//       ^^^^^ definition.function local arity:0..0
module.exports = {
  first,
  second: local,
  direct() {},
//^^^^^^ definition.function direct arity:0..0
  value: 1,
};
exports.third = function () {};
//      ^^^^^ definition.function third arity:0..0
module.exports.assigned = local;
// --- path: old/create.js ---
exports = module.exports = create;
function create() {}
//       ^^^^^^ definition.function create arity:0..0
// --- path: old/model.js ---
module.exports = class Model {
//                     ^^^^^ definition.class Model
  save() {}
//^^^^ definition.method Model.save arity:0..0
  static find() {}
//       ^^^^ definition.method Model.find arity:0..0
};
// --- path: old/proxy.js ---
module.exports = require('./tools');
//               ^^^^^^^ call ?external
// --- path: old/anonymous.js ---
module.exports = function (x) {};
//     ^^^^^^^ definition.function exports arity:1..1
// --- path: old/uses.js ---
const anonymous = require('./anonymous');
//                ^^^^^^^ call ?external
anonymous(1);
// <- call old/anonymous.js::exports
