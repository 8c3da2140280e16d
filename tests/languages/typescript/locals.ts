import { run } from './run';

function parse(text: string) {}
//       ^^^^^ definition.function parse arity:1..1
class Item { go() {} }
//    ^^^^ definition.class Item
//           ^^ definition.method Item.go arity:0..0

function shadow(run: () => void, { parse }: { parse: () => void }, ...rest: Item[]) {
//       ^^^^^^ definition.function shadow arity:2..*
  run();
//^^^ call ?
  parse();
//^^^^^ call ?
}

function typed(item: Item, maybe?: Item, fallback: Item = new Item()) {
//       ^^^^^ definition.function typed arity:1..3
//                                                            ^^^^ call Item
  item.go();
//     ^^ call Item.go
  maybe.go();
//      ^^ call Item.go
  fallback.go();
//         ^^ call Item.go
  const local: Item = make();
//                    ^^^^ call ?
  local.go();
//      ^^ call Item.go
  for (const each of rest) each();
//                         ^^^^ call ?
  try {} catch (run) { run(); }
//                     ^^^ call ?
  run();
//^^^ call run.ts::run
}

const lambda = (run: Item): void => { run.go(); parse('x'); };
//    ^^^^^^ definition.function lambda arity:1..1
//                                        ^^ call Item.go
//                                              ^^^^^ call parse
class Holder {
//    ^^^^^^ definition.class Holder
  method(parse: number) { parse(); }
//^^^^^^ definition.method Holder.method arity:1..1
//                        ^^^^^ call ?
  other() { parse('x'); run(); }
//^^^^^ definition.method Holder.other arity:0..0
//          ^^^^^ call parse
//                      ^^^ call run.ts::run
}
namespace Space {
//        ^^^^^ definition.namespace Space
  const parse = () => {};
//      ^^^^^ definition.function Space.parse arity:0..0
  parse();
//^^^^^ call Space.parse
}
function generic<Item>(item: Item) { item.go(); }
//       ^^^^^^^ definition.function generic arity:1..1
//                                        ^^ GAP call ?
// --- path: run.ts ---
export function run() {}
//              ^^^ definition.function run arity:0..0
