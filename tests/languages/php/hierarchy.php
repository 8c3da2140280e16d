<?php
interface Shape { public function area(): float; }
//        ^^^^^ definition.interface Shape
//                                ^^^^ definition.method Shape.area arity:0..0 declaration
interface Solid extends Shape, Countable {}
//        ^^^^^ definition.interface Solid
//                      ^^^^^ inherit Shape
//                             ^^^^^^^^^ inherit ?external
trait Prints { public function show() { $this->area(); } }
//    ^^^^^^ definition.class Prints
//                             ^^^^ definition.method Prints.show arity:0..0
//                                             ^^^^ call
trait Logs { public function note() {} public function show() {} }
//    ^^^^ definition.class Logs
//                           ^^^^ definition.method Logs.note arity:0..0
//                                                     ^^^^ definition.method Logs.show arity:0..0
abstract class Figure implements Shape
//             ^^^^^^ definition.class Figure
//                               ^^^^^ inherit Shape
{
    use Prints, Logs {
//      ^^^^^^ inherit Prints
//              ^^^^ inherit Logs
        Prints::show insteadof Logs;
        Logs::note as protected remark;
    }
    public function describe() { return $this->area() . $this->show(); }
//                  ^^^^^^^^ definition.method Figure.describe arity:0..0
//                                             ^^^^ call Shape.area
//                                                             ^^^^ call Prints.show
}
class Circle extends Figure
//    ^^^^^^ definition.class Circle
//                   ^^^^^^ inherit Figure
{
    public function area(): float { return 1.0; }
//                  ^^^^ definition.method Circle.area arity:0..0
    public function describe() { return parent::describe(); }
//                  ^^^^^^^^ definition.method Circle.describe arity:0..0
//                                              ^^^^^^^^ call Figure.describe
}
enum Level: int implements Shape { case Low = 1; public function area(): float { return 0.0; } }
//   ^^^^^ definition.enum Level
//                         ^^^^^ inherit Shape
//                                      ^^^ definition.enum-member Level.Low
//                                                               ^^^^ definition.method Level.area arity:0..0
class Odd extends \Exception implements \JsonSerializable, Shape
//    ^^^ definition.class Odd
//                 ^^^^^^^^^ inherit ?external
//                                       ^^^^^^^^^^^^^^^^ inherit ?external
//                                                         ^^^^^ inherit Shape
{
    public function area(): float { throw $this; }
//                  ^^^^ definition.method Odd.area arity:0..0
    public function jsonSerialize(): mixed { return $this->getMessage(); }
//                  ^^^^^^^^^^^^^ definition.method Odd.jsonSerialize arity:0..0
//                                                         ^^^^^^^^^^ GAP call ?external
}
