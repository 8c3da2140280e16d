class Kit { run(x: number) {} stop() {} }
//    ^^^ definition.class Kit
//          ^^^ definition.method Kit.run arity:1..1
//                            ^^^^ definition.method Kit.stop arity:0..0
class Holder { kit: Kit; }
//    ^^^^^^ definition.class Holder
//             ^^^ definition.field Holder.kit
//                  ^^^ type Kit
function all(given: Holder, unknown: any) {
//       ^^^ definition.function all arity:2..2
//                  ^^^^^^ type Holder
  const { run, stop: halt } = new Kit();
//                                ^^^ call Kit
  run(1);
//^^^ call Kit.run
  halt();
//^^^^ call Kit.stop
  const { kit, other = 1 } = given;
  kit.run(2);
//    ^^^ call Kit.run
  const { third } = unknown;
  third();
//^^^^^ call ?
}
const table = { first() {}, second() {} };
//    ^^^^^ definition.constant table
//              ^^^^^ definition.method table.first arity:0..0
//                          ^^^^^^ definition.method table.second arity:0..0
function make(): Kit { return new Kit(); }
//       ^^^^ definition.function make arity:0..0
//               ^^^ type Kit
//                                ^^^ call Kit
const { first, second: last } = table;
//      ^^^^^ definition.constant first
//                     ^^^^ definition.constant last
//                              ^^^^^ value table
const { run } = make();
//      ^^^ definition.constant run
//              ^^^^ call make
function top() {
//       ^^^ definition.function top arity:0..0
  first();
//^^^^^ call table.first
  last();
//^^^^ call table.second
  run(1);
//^^^ call Kit.run
}
