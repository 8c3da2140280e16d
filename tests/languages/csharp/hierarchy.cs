namespace Zoo
//        ^^^ definition.namespace Zoo
{
    interface INamed { string Name(); string Shout() => Name() + "!"; }
//            ^^^^^^ definition.interface Zoo.INamed internal
//                            ^^^^ definition.method Zoo.INamed.Name arity:0..0 declaration
//                                           ^^^^^ definition.method Zoo.INamed.Shout arity:0..0
//                                                      ^^^^ call Zoo.INamed.Name
    interface ILoud<T> : INamed, IComparable<T> { void Roar(); }
//            ^^^^^ definition.interface Zoo.ILoud internal
//                       ^^^^^^ inherit Zoo.INamed
//                               ^^^^^^^^^^^ inherit ?external
//                                                     ^^^^ definition.method Zoo.ILoud.Roar arity:0..0 declaration
    abstract class Animal : INamed
//                 ^^^^^^ definition.class Zoo.Animal internal
//                          ^^^^^^ inherit Zoo.INamed
    {
        public virtual string Name() => "animal";
//                            ^^^^ definition.method Zoo.Animal.Name arity:0..0
        protected void Eat() { Chew(); }
//                     ^^^ definition.method Zoo.Animal.Eat arity:0..0 protected
//                             ^^^^ call Zoo.Animal.Chew
        protected abstract void Chew();
//                              ^^^^ definition.method Zoo.Animal.Chew arity:0..0 protected declaration
        protected Animal(string name) { }
//                ^^^^^^ definition.constructor Zoo.Animal.Animal arity:1..1 protected
    }
    sealed class Cat : Animal, ILoud<Cat>, Zoo.INamed
//               ^^^ definition.class Zoo.Cat internal
//                     ^^^^^^ inherit Zoo.Animal
//                             ^^^^^ inherit Zoo.ILoud
//                                   ^^^ type Zoo.Cat
//                                             ^^^^^^ inherit Zoo.INamed
    {
        public Cat() : base("cat") { }
//             ^^^ definition.constructor Zoo.Cat.Cat arity:0..0
//                     ^^^^ call Zoo.Animal.Animal
        protected override void Chew() { base.Eat(); }
//                              ^^^^ definition.method Zoo.Cat.Chew arity:0..0 protected
//                                            ^^^ call Zoo.Animal.Eat
        public void Roar() { Eat(); this.Eat(); }
//                  ^^^^ definition.method Zoo.Cat.Roar arity:0..0
//                           ^^^ call Zoo.Animal.Eat
//                                       ^^^ call Zoo.Animal.Eat
        public int CompareTo(Cat other) => other.Name().Length;
//                 ^^^^^^^^^ definition.method Zoo.Cat.CompareTo arity:1..1
//                           ^^^ type Zoo.Cat
//                                               ^^^^ call Zoo.Animal.Name
    }
    class Outer { public class Base<T> { protected void Deep() { } } }
//        ^^^^^ definition.class Zoo.Outer internal
//                             ^^^^ definition.class Zoo.Outer.Base
//                                                      ^^^^ definition.method Zoo.Outer.Base.Deep arity:0..0 protected
    class Nested : Outer.Base<int> { void Go() { Deep(); } }
//        ^^^^^^ definition.class Zoo.Nested internal
//                       ^^^^ inherit Zoo.Outer.Base
//                                        ^^ definition.method Zoo.Nested.Go arity:0..0 private
//                                               ^^^^ call Zoo.Outer.Base.Deep
    class Box<T> : System.Collections.ArrayList where T : Animal { void Feed(T one) { Add(one); } }
//        ^^^ definition.class Zoo.Box internal
//                                    ^^^^^^^^^ GAP inherit ?external
//                                                        ^^^^^^ type Zoo.Animal
//                                                                      ^^^^ definition.method Zoo.Box.Feed arity:1..1 private
//                                                                                    ^^^ GAP call ?external
    record Shape(string Id);
//         ^^^^^ definition.class Zoo.Shape arity:1..1 internal
//                      ^^ definition.property Zoo.Shape.Id
    record Circle(string Id, int Radius) : Shape(Id), INamed { public string Name() => Id; }
//         ^^^^^^ definition.class Zoo.Circle arity:2..2 internal
//                       ^^ definition.property Zoo.Circle.Id
//                               ^^^^^^ definition.property Zoo.Circle.Radius
//                                         ^^^^^ inherit Zoo.Shape
//                                               ^^ value Zoo.Circle.Id
//                                                    ^^^^^^ inherit Zoo.INamed
//                                                                           ^^^^ definition.method Zoo.Circle.Name arity:0..0
//                                                                                     ^^ value Zoo.Circle.Id
    partial class Split { void One() { Two(); } }
//                ^^^^^ definition.class Zoo.Split internal
//                             ^^^ definition.method Zoo.Split.One arity:0..0 private
//                                     ^^^ call Zoo.Split.Two
    partial class Split : Animal { void Two() { Eat(); } }
//                ^^^^^ definition.class Zoo.Split internal
//                        ^^^^^^ inherit Zoo.Animal
//                                      ^^^ definition.method Zoo.Split.Two arity:0..0 private
//                                              ^^^ call Zoo.Animal.Eat
    enum Size : short { Small }
//       ^^^^ definition.enum Zoo.Size internal
//                      ^^^^^ definition.enum-member Zoo.Size.Small
}
