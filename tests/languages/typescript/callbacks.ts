export const First: any = make("First", (inst: any) => {
//           ^^^^^ definition.constant First
//                        ^^^^ call ?
  const run = (x: any) => x;
//      ^^^ definition.function First.run arity:1..1
  function inner() { return run(0); }
//         ^^^^^ definition.function First.inner arity:0..0
//                          ^^^ call First.run
  inst.go = (p: any) => { return run(inner()); };
//     ^^ definition.method First.inst.go arity:1..1
//                               ^^^ call First.run
//                                   ^^^^^ call First.inner
  each((run: any) => run(1));
//^^^^ call ?
//                   ^^^ call ?
});
export const Second: any = make("Second", (inst: any) => {
//           ^^^^^^ definition.constant Second
//                         ^^^^ call ?
  if (inst) {
    const run = (x: any) => x;
//        ^^^ definition.function Second.run arity:1..1
    const can = (x: any) => { const r = run(x); return r };
//        ^^^ definition.function Second.can arity:1..1
//                                      ^^^ call Second.run
    each((r: any) => run(can(r)));
//  ^^^^ call ?
//                   ^^^ call Second.run
//                       ^^^ call Second.can
  }
  return run(2);
//       ^^^ call ?
});
class Fields {
//    ^^^^^^ definition.class Fields
  made = make(() => { const field = () => 1; return field(); });
//^^^^ definition.field Fields.made
//       ^^^^ call ?
//                          ^^^^^ definition.function Fields.made.field arity:0..0
//                                                  ^^^^^ call Fields.made.field
}
export const [left, right] = make(() => { const both = () => 1; both(); });
//            ^^^^ definition.constant left
//                  ^^^^^ definition.constant right
//                           ^^^^ call ?
//                                              ^^^^ definition.function left.both arity:0..0
//                                                              ^^^^ call left.both
export const store = defineStore('x', () => { const load = async () => 1; return { load, go: () => load() } });
//           ^^^^^ definition.constant store
//                   ^^^^^^^^^^^ call ?
//                                                  ^^^^ definition.function store.load arity:0..0
//                                                                                 ^^^^ value store.load
//                                                                                       ^^ definition.method store.go arity:0..0
//                                                                                                 ^^^^ call store.load
describe('one', () => { const helper = () => 1; it('a', () => helper()); });
// <- call ?
//                            ^^^^^^ definition.function helper arity:0..0
//                                              ^^ call ?
//                                                            ^^^^^^ call helper
