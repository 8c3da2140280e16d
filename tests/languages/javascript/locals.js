import { load, save } from './store';

function parse(text) {}
//       ^^^^^ definition.function parse arity:1..1
const run = () => {};
//    ^^^ definition.function run arity:0..0

function shadowed(parse, { load }, [save], ...run) {
//       ^^^^^^^^ definition.function shadowed arity:3..*
  parse();
//^^^^^ call ?
  load();
//^^^^ call ?
  save();
//^^^^ call ?
  run();
//^^^ call ?
}

function inner() {
//       ^^^^^ definition.function inner arity:0..0
  const parse = pick();
//              ^^^^ call ?
  parse();
//^^^^^ call ?
  if (parse) {
    const load = 1;
    load();
//  ^^^^ call ?
  }
  load();
//^^^^ call store.js::load
  for (const save of []) save();
//                       ^^^^ call ?
  for (let run = 0; ; ) run();
//                      ^^^ call ?
  save();
//^^^^ call store.js::save
  try { save(); } catch (run) { run(); }
//      ^^^^ call store.js::save
//                              ^^^ call ?
  run();
//^^^ call run
}

function nested() {
//       ^^^^^^ definition.function nested arity:0..0
  function parse() {}
//         ^^^^^ definition.function nested.parse arity:0..0
  const run = (x) => x;
//      ^^^ definition.function nested.run arity:1..1
  parse();
//^^^^^ call nested.parse
  run(1);
//^^^ call nested.run
  return () => parse();
//             ^^^^^ call nested.parse
}

const callback = (load) => load();
//    ^^^^^^^^ definition.function callback arity:1..1
//                         ^^^^ call ?
const other = load => load();
//    ^^^^^ definition.function other arity:1..1
//                    ^^^^ call ?
const renamed = ({ a: load = 1, b: { c: save } }) => { load(); save(); };
//    ^^^^^^^ definition.function renamed arity:1..1
//                                                     ^^^^ call ?
//                                                             ^^^^ call ?

class Box {
//    ^^^ definition.class Box
  fill(run) { run(); }
//^^^^ definition.method Box.fill arity:1..1
//            ^^^ call ?
  empty() { run(); }
//^^^^^ definition.method Box.empty arity:0..0
//          ^^^ call run
}

function typed() {
//       ^^^^^ definition.function typed arity:0..0
  const box = new Box();
//                ^^^ call Box
  box.fill(1);
//    ^^^^ call Box.fill
  box.missing();
//    ^^^^^^^ call ?
  const alias = parse;
  alias();
//^^^^^ call parse
}

function late() {
//       ^^^^ definition.function late arity:0..0
  const store = require('./store');
//              ^^^^^^^ call ?external
  const { save } = require('./store');
//                 ^^^^^^^ call ?external
  store.load();
//      ^^^^ call store.js::load
  save();
//^^^^ call store.js::save
}

describe('x', () => {
// <- call ?external
  const helper = () => {};
//      ^^^^^^ definition.function helper arity:0..0
  helper();
//^^^^^^ call helper
});
parse();
// <- call parse
load();
// <- call store.js::load
save();
// <- call store.js::save
run();
// <- call run
// --- path: store.js ---
export function load() {}
//              ^^^^ definition.function load arity:0..0
export function save() {}
//              ^^^^ definition.function save arity:0..0
