namespace zoo {
//        ^^^ definition.namespace zoo
struct Named { virtual const char *name() = 0; void shout() { name(); } };
//     ^^^^^ definition.struct zoo.Named
//                                 ^^^^ definition.method zoo.Named.name arity:0..0 declaration
//                                                  ^^^^^ definition.method zoo.Named.shout arity:0..0
//                                                            ^^^^ call zoo.Named.name
class Animal : public Named {
//    ^^^^^^ definition.class zoo.Animal
//                    ^^^^^ inherit zoo.Named
public:
    const char *name() override { return ""; }
//              ^^^^ definition.method zoo.Animal.name arity:0..0
protected:
    void eat() { chew(); }
//       ^^^ definition.method zoo.Animal.eat arity:0..0 protected
//               ^^^^ call zoo.Animal.chew
    virtual void chew();
//               ^^^^ definition.method zoo.Animal.chew arity:0..0 protected declaration
};
}
class Cat final : public zoo::Animal, private Loud, virtual public Templated<Cat> {
//    ^^^ definition.class Cat
//                            ^^^^^^ inherit zoo.Animal
//                                            ^^^^ inherit ?
//                                                                 ^^^^^^^^^ inherit ?
//                                                                           ^^^ type Cat
    void chew() override { zoo::Animal::eat(); eat(); name(); }
//       ^^^^ definition.method Cat.chew arity:0..0 private
//                                      ^^^ call zoo.Animal.eat
//                                             ^^^ call zoo.Animal.eat
//                                                    ^^^^ call zoo.Animal.name
};
struct Lion : Cat { Lion() : Cat() { chew(); } };
//     ^^^^ definition.struct Lion
//            ^^^ inherit Cat
//                  ^^^^ definition.constructor Lion.Lion arity:0..0
//                           ^^^ call Cat
//                                   ^^^^ call Cat.chew
template <typename T> class Crtp : public T, public Mixin<Crtp<T>> { };
//                          ^^^^ definition.class Crtp
//                                        ^ inherit ?
//                                                  ^^^^^ inherit ?
//                                                        ^^^^ type Crtp
class Outer { public: class Inner { public: void go() {} }; };
//    ^^^^^ definition.class Outer
//                          ^^^^^ definition.class Outer.Inner
//                                               ^^ definition.method Outer.Inner.go arity:0..0
class Nested : Outer::Inner { void run() { go(); } };
//    ^^^^^^ definition.class Nested
//                    ^^^^^ inherit Outer.Inner
//                                 ^^^ definition.method Nested.run arity:0..0 private
//                                         ^^ call Outer.Inner.go
void zoo::Animal::chew() { eat(); shout(); }
//                ^^^^ definition.method zoo.Animal.chew arity:0..0
//                         ^^^ call zoo.Animal.eat
//                                ^^^^^ call zoo.Named.shout
