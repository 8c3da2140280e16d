function save(item) { return item; }
//       ^ definition.function save arity:1..1
function load() { return save; }
//       ^ definition.function load arity:0..0
const kept = save;
//    ^ definition.constant kept
kept(1);
//<- call save rule:value
load()(1);
//<- call load
//    ^ call save rule:value
const made = load();
//    ^ definition.constant made
//           ^ call load
made(1);
//<- call save rule:value
const handlers = { save, deep: load };
//    ^ definition.constant handlers
const steps = [save, load];
//    ^ definition.constant steps
function pick(name, chosen) {
//       ^ definition.function pick arity:2..2
  const local = save;
  local(1);
//^ call save rule:value
  handlers[name](1);
//              ^ call load | save rule:value
  steps[0](1);
//        ^ call load | save rule:value
  chosen(1);
//^ call ?
  steps.map(step => step(1));
//      ^ call ?
//                  ^ call load | save rule:value
}
