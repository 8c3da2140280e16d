#!/usr/bin/env node
'use strict';

const LIMIT = 3, spare = null;
//    ^^^^^ definition.constant LIMIT
//               ^^^^^ definition.constant spare
let counter = 0;
//  ^^^^^^^ definition.variable counter
var registry = new Map();
//  ^^^^^^^^ definition.variable registry
//                 ^^^ call ?external
const { alpha, beta: renamed, gamma = 1 } = settings;
//      ^^^^^ definition.constant alpha
//                   ^^^^^^^ definition.constant renamed
//                            ^^^^^ definition.constant gamma
const [first, second] = pair;
//     ^^^^^ definition.constant first
//            ^^^^^^ definition.constant second
if (counter) {
  const hidden = 1;
}

/**
 * Loads a file.
 * @param path where
 */
function load(path, cache = null, { deep = false }, ...rest) {
//       ^^^^ definition.function load arity:2..* doc:Loads a file.
  const local = path;
  function inner(x) {}
//         ^^^^^ definition.function load.inner arity:1..1
  const arrow = (y) => y;
//      ^^^^^ definition.function load.arrow arity:1..1
  return local;
}

async function* stream() {}
//              ^^^^^^ definition.function stream arity:0..0

// Doubles.
const double = (n) => n * 2;
//    ^^^^^^ definition.function double arity:1..1 doc:Doubles.
const triple = n => n * 3;
//    ^^^^^^ definition.function triple arity:1..1
const legacy = function named(a, b) {}, asynchronous = async () => {};
//    ^^^^^^ definition.function legacy arity:2..2
//                                      ^^^^^^^^^^^^ definition.function asynchronous arity:0..0
let $dollar = () => {};
//  ^^^^^^^ definition.function $dollar arity:0..0
const _hidden = () => {};
//    ^^^^^^^ definition.function _hidden arity:0..0 private
const Memoized = React.memo((props) => null);
//    ^^^^^^^^ definition.function Memoized arity:1..1
//                     ^^^^ call ?

/** Holds what is stored. */
class Store extends Base {
//    ^^^^^ definition.class Store doc:Holds what is stored.
  static count = 0;
//       ^^^^^ definition.field Store.count
  #secret = 1;
//^^^^^^^ definition.field Store.secret private
  handlers = new Map();
//^^^^^^^^ definition.field Store.handlers
//               ^^^ call ?external
  handle = (event) => {};
//^^^^^^ definition.method Store.handle arity:1..1
  'quoted name' = 2;
//^ definition.field Store.quoted name

  static {
    const inBlock = 1;
  }

  constructor(size) {
//^^^^^^^^^^^ definition.constructor Store.constructor arity:1..1
    super();
//  ^^^^^ call ?
    this.size = size;
//       ^^^^ definition.field Store.size
    this.handle = this.handle.bind(this);
//                            ^^^^ call ?
    this.queue = new Queue();
//       ^^^^^ definition.field Store.queue
//                   ^^^^^ call ?
  }

  get free() { return 0; }
//    ^^^^ definition.method Store.free arity:0..0
  set free(value) {}
//    ^^^^ definition.method Store.free arity:1..1
  static create() {}
//       ^^^^^^ definition.method Store.create arity:0..0
  async *walk() {}
//       ^^^^ definition.method Store.walk arity:0..0
  #hide() {}
//^^^^^ definition.method Store.hide arity:0..0 private
  [Symbol.iterator]() {}
//^ definition.method Store.[Symbol.iterator] arity:0..0

  grow() {
//^^^^ definition.method Store.grow arity:0..0
    this.size = 2;
    this.later = true;
//       ^^^^^ definition.field Store.later
    each(() => { this.deep = 1; });
//  ^^^^ call ?
//                    ^^^^ definition.field Store.deep
  }
}

const Anonymous = class {
//    ^^^^^^^^^ definition.class Anonymous
  method() {}
//^^^^^^ definition.method Anonymous.method arity:0..0
};

class Other {
//    ^^^^^ definition.class Other
  grow() {}
//^^^^ definition.method Other.grow arity:0..0
}

const api = {
//    ^^^ definition.constant api
  version: 1,
  load() {},
//^^^^ definition.method api.load arity:0..0
  get ready() { return true; },
//    ^^^^^ definition.method api.ready arity:0..0
  save: function () {},
//^^^^ definition.method api.save arity:0..0
  remove: async (id) => {},
//^^^^^^ definition.method api.remove arity:1..1
  'with-dash': () => {},
//^ definition.method api.with-dash arity:0..0
  users: {
    list() {},
//  ^^^^ definition.method api.users.list arity:0..0
    admin: { grant: (x) => {} },
//           ^^^^^ definition.method api.users.admin.grant arity:1..1
  },
};

function Legacy(name) {
//       ^^^^^^ definition.function Legacy arity:1..1
  this.name = name;
//     ^^^^ definition.field Legacy.name
  this.greet = function () {};
//     ^^^^^ definition.field Legacy.greet
}

Legacy.prototype.hello = function () {
//               ^^^^^ definition.method Legacy.hello arity:0..0
  this.greeted = true;
//     ^^^^^^^ definition.field Legacy.greeted
};
Legacy.create = (name) => new Legacy(name);
//     ^^^^^^ definition.method Legacy.create arity:1..1
//                            ^^^^^^ call Legacy
Legacy.prototype = {
  bye() {},
//^^^ definition.method Legacy.bye arity:0..0
  again: function () {},
//^^^^^ definition.method Legacy.again arity:0..0
};

(function setup() {
//        ^^^^^ definition.function setup arity:0..0
  function helper() {}
//         ^^^^^^ definition.function setup.helper arity:0..0
})();

register(function onReady() {});
// <- call ?
//                ^^^^^^^ definition.function onReady arity:0..0

function factory() {
//       ^^^^^^^ definition.function factory arity:0..0
  return {
    open() {},
//  ^^^^ definition.method factory.open arity:0..0
    close: () => {},
//  ^^^^^ definition.method factory.close arity:0..0
  };
}

function maker() {
//       ^^^^^ definition.function maker arity:0..0
  return function made(x) {};
//                ^^^^ definition.function maker.made arity:1..1
}

export const exported = 1;
//           ^^^^^^^^ definition.constant exported
export function shared() {}
//              ^^^^^^ definition.function shared arity:0..0
export class Shared {}
//           ^^^^^^ definition.class Shared
export default {
//     ^^^^^^^ definition.constant default
  data() {},
//^^^^ definition.method default.data arity:0..0
  methods: {
    click() {},
//  ^^^^^ definition.method default.methods.click arity:0..0
  },
};

const app = {};
//    ^^^ definition.constant app
app.set = app.header = function (field) {};
//  ^^^ definition.method app.set arity:1..1
//            ^^^^^^ definition.method app.header arity:1..1
exports.one = exports.two = () => {};
//      ^^^ definition.function one arity:0..0
//                    ^^^ definition.function two arity:0..0
app.response.message = function (text) {};
//           ^^^^^^^ definition.method app.response.message arity:1..1
app[computed] = function () {};
Object.defineProperty(app, 'router', {
//     ^^^^^^^^^^^^^^ call ?external
  get: function router() {},
//^^^ definition.method get arity:0..0
});
const mixin = (Base) => class Mixed extends Base {
//    ^^^^^ definition.function mixin arity:1..1
//                            ^^^^^ definition.class mixin.Mixed
  added() {}
//^^^^^ definition.method mixin.Mixed.added arity:0..0
};
