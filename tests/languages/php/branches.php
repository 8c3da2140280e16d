<?php
class Shape { public function draw() {} }
//    ^ definition.class Shape
//                            ^ definition.method Shape.draw arity:0..0
class Leaf { public function draw() {} }
//    ^ definition.class Leaf
//                           ^ definition.method Leaf.draw arity:0..0
function branch($c) {
//       ^ definition.function branch arity:1..1
    $shape = new Shape();
//               ^ call Shape
    if ($c) {
        $shape = new Leaf();
//                   ^ call Leaf
    }
    $shape->draw();
//          ^ call Leaf.draw | Shape.draw
    switch ($c) {
        case 1:
            $shape = new Shape();
//                       ^ call Shape
            break;
        default:
            $shape = new Leaf();
//                       ^ call Leaf
    }
    $shape->draw();
//          ^ call Leaf.draw | Shape.draw
}
