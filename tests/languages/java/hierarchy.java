package zoo;

interface Named { String name(); default String shout() { return name() + "!"; } }
//        ^^^^^ definition.interface Named internal
//                       ^^^^ definition.method Named.name arity:0..0 declaration
//                                              ^^^^^ definition.method Named.shout arity:0..0
//                                                               ^^^^ call Named.name
interface Loud<T> extends Named, Comparable<T> { void roar(); }
//        ^^^^ definition.interface Loud internal
//                        ^^^^^ inherit Named
//                               ^^^^^^^^^^ inherit ?external
//                                                    ^^^^ definition.method Loud.roar arity:0..0 declaration
abstract class Animal implements Named {
//             ^^^^^^ definition.class Animal internal
//                               ^^^^^ inherit Named
    public String name() { return "animal"; }
//                ^^^^ definition.method Animal.name arity:0..0
    protected void eat() { chew(); }
//                 ^^^ definition.method Animal.eat arity:0..0 protected
//                         ^^^^ call Animal.chew
    abstract void chew();
//                ^^^^ definition.method Animal.chew arity:0..0 internal declaration
}
class Cat extends Animal implements Loud<Cat>, java.io.Serializable {
//    ^^^ definition.class Cat internal
//                ^^^^^^ inherit Animal
//                                  ^^^^ inherit Loud
//                                       ^^^ type Cat
//                                                     ^^^^^^^^^^^^ GAP inherit ?external
    void chew() { super.eat(); }
//       ^^^^ definition.method Cat.chew arity:0..0 internal
//                      ^^^ call Animal.eat
    public void roar() { eat(); shout(); Loud.super.shout(); }
//              ^^^^ definition.method Cat.roar arity:0..0
//                       ^^^ call Animal.eat
//                              ^^^^^ call Named.shout
//                                                  ^^^^^ call Named.shout
    public int compareTo(Cat other) { return other.name().length(); }
//             ^^^^^^^^^ definition.method Cat.compareTo arity:1..1
//                       ^^^ type Cat
//                                                 ^^^^ call Animal.name
//                                                        ^^^^^^ call ?external
}
class Outer { static class Base { void deep() { } } }
//    ^^^^^ definition.class Outer internal
//                         ^^^^ definition.class Outer.Base internal
//                                     ^^^^ definition.method Outer.Base.deep arity:0..0 internal
class Nested extends Outer.Base { void go() { deep(); } }
//    ^^^^^^ definition.class Nested internal
//                   ^^^^^ type Outer
//                         ^^^^ inherit Outer.Base
//                                     ^^ definition.method Nested.go arity:0..0 internal
//                                            ^^^^ call Outer.Base.deep
class Box<T extends Animal> extends java.util.ArrayList<T> {
//    ^^^ definition.class Box internal
//                  ^^^^^^ type Animal
//                                            ^^^^^^^^^ GAP inherit ?external
    void feed(T one) { one.eat(); add(one); }
//       ^^^^ definition.method Box.feed arity:1..1 internal
//                         ^^^ call Animal.eat
//                                ^^^ GAP call ?external
}
enum Size implements Named { SMALL { public String name() { return "s"; } }; public String name() { return "?"; } }
//   ^^^^ definition.enum Size internal
//                   ^^^^^ inherit Named
//                           ^^^^^ definition.enum-member Size.SMALL
//                                                 ^^^^ definition.method Size.SMALL.name arity:0..0
//                                                                                         ^^^^ definition.method Size.name arity:0..0
