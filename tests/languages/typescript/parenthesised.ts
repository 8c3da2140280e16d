function plain(x: number) {}
//       ^^^^^ definition.function plain arity:1..1
class Kit { run(x: number) {} }
//    ^^^ definition.class Kit
//          ^^^ definition.method Kit.run arity:1..1
function all(kit: Kit) {
//       ^^^ definition.function all arity:1..1
//                ^^^ type Kit
  (plain as any)(1);
// ^^^^^ call plain
  (kit.run as any)(2);
//     ^^^ call Kit.run
  (0, kit.run)(3);
//        ^^^ call Kit.run
}
