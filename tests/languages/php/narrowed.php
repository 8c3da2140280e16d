<?php
class Store { function put($item) {} }
//    ^ definition.class Store
//                     ^ definition.method Store.put arity:1..1
class Other { function put($item) {} }
//    ^ definition.class Other
//                     ^ definition.method Other.put arity:1..1
function test($thing) {
//       ^ definition.function test arity:1..1
    if ($thing instanceof Store) {
        $thing->put(1);
//              ^ call Store.put
    } elseif ($thing instanceof Other) {
        $thing->put(2);
//              ^ call Other.put
    }
    $thing->put(3);
//          ^ call ?
}
function anew(Store $thing) {
//       ^ definition.function anew arity:1..1
    if ($thing instanceof Store) {
        $thing = new Other();
//                   ^ call Other
        $thing->put(1);
//              ^ call Other.put
    } else {
        $thing->put(2);
//              ^ call Store.put
    }
}
