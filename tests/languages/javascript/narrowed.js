class Store { put(item) {} }
//    ^ definition.class Store
//            ^ definition.method Store.put arity:1..1
class Other { put(item) {} }
//    ^ definition.class Other
//            ^ definition.method Other.put arity:1..1
function test(thing) {
//       ^ definition.function test arity:1..1
  if (thing instanceof Store) {
    thing.put(1);
//        ^ call Store.put
  } else if (thing instanceof Other && thing.ready) {
    thing.put(2);
//        ^ call Other.put
  }
  thing.put(3);
//      ^ call ?
}
function anew(thing) {
//       ^ definition.function anew arity:1..1
  if (thing instanceof Store) {
    thing.put(1);
//        ^ call Store.put
    thing = new Other();
//              ^ call Other
    thing.put(2);
//        ^ call ?
  }
  if (!(thing instanceof Store)) {
    thing.put(3);
//        ^ call ?
  }
}
