using System;

[assembly: Marked]

namespace Acme.Store
//        ^^^^^^^^^^ definition.namespace Acme.Store
{
    /// <summary>
    /// Says what it holds.
    /// </summary>
    [Serializable]
    public abstract partial class Store<T> : Base, IStore where T : class
//                                ^^^^^ definition.class Acme.Store.Store doc:Says what it holds.
//                                           ^^^^ inherit ?
//                                                 ^^^^^^ inherit Acme.Store.IStore
    {
        private const int Max = 3, Min = 1;
//                        ^^^ definition.constant Acme.Store.Store.Max private
//                                 ^^^ definition.constant Acme.Store.Store.Min private
        public static readonly string Name = "store";
//                                    ^^^^ definition.constant Acme.Store.Store.Name
        protected internal T first, second;
//                           ^^^^^ definition.field Acme.Store.Store.first protected
//                                  ^^^^^^ definition.field Acme.Store.Store.second protected
        int size;
//          ^^^^ definition.field Acme.Store.Store.size private
        private readonly Func<string, int> parse = text => int.Parse(text);
//                                         ^^^^^ definition.field Acme.Store.Store.parse private
//                                                             ^^^^^ call ?external
        public event EventHandler Changed, Closed;
//                                ^^^^^^^ definition.field Acme.Store.Store.Changed
//                                         ^^^^^^ definition.field Acme.Store.Store.Closed
        public event EventHandler Custom { add { } remove { } }
//                                ^^^^^^ definition.property Acme.Store.Store.Custom

        public Store() : this(0) { }
//             ^^^^^ definition.constructor Acme.Store.Store.Store arity:0..0
//                       ^^^^ call Acme.Store.Store.Store

        Store(int size) => this.size = size;
//      ^^^^^ definition.constructor Acme.Store.Store.Store arity:1..1 private

        ~Store() { }
//      ^ definition.method Acme.Store.Store.~ arity:0..0 private

        static Store() { }
//             ^^^^^ definition.constructor Acme.Store.Store.Store arity:0..0 private

        // Grows the store.
        public int Grow(int by, int times = 1)
//                 ^^^^ definition.method Acme.Store.Store.Grow arity:1..2 doc:Grows the store.
        {
            int before = size;
//                       ^^^^ value Acme.Store.Store.size
            int Twice(int n) { return n * 2; }
//              ^^^^^ definition.function Acme.Store.Store.Grow.Twice arity:1..1
            static int Thrice(int n) => n * 3;
//                     ^^^^^^ definition.function Acme.Store.Store.Grow.Thrice arity:1..1
            return Twice(before) + Thrice(by);
//                 ^^^^^ call Acme.Store.Store.Grow.Twice
//                                 ^^^^^^ call Acme.Store.Store.Grow.Thrice
        }

        public virtual int Grow(string by, params int[] more) => by.Length;
//                         ^^^^ definition.method Acme.Store.Store.Grow arity:1..*

        protected abstract K Find<K>(K key) where K : new();
//                           ^^^^ definition.method Acme.Store.Store.Find arity:1..1 protected declaration

        void IStore.Close() { }
//                  ^^^^^ definition.method Acme.Store.Store.Close arity:0..0 private

        public int Size { get; private set; }
//                 ^^^^ definition.property Acme.Store.Store.Size
        public int Doubled => Size * 2;
//                 ^^^^^^^ definition.property Acme.Store.Store.Doubled
        public int Counted
//                 ^^^^^^^ definition.property Acme.Store.Store.Counted
        {
            get { return Count(); }
//                       ^^^^^ call Acme.Store.Store.Count
            set { size = value; }
        }
        public T this[int index] => first;
//               ^^^^ definition.property Acme.Store.Store.this
//                                  ^^^^^ value Acme.Store.Store.first

        public static bool operator ==(Store<T> a, Store<T> b) => true;
//                                  ^^ definition.method Acme.Store.Store.== arity:2..2
//                                     ^^^^^ type Acme.Store.Store
//                                                 ^^^^^ type Acme.Store.Store
        public static bool operator !=(Store<T> a, Store<T> b) => false;
//                                  ^^ definition.method Acme.Store.Store.!= arity:2..2
//                                     ^^^^^ type Acme.Store.Store
//                                                 ^^^^^ type Acme.Store.Store
        public static bool operator <(Store<T> a, Store<T> b) => true;
//                                  ^ definition.method Acme.Store.Store.< arity:2..2
//                                    ^^^^^ type Acme.Store.Store
//                                                ^^^^^ type Acme.Store.Store
        public static bool operator >(Store<T> a, Store<T> b) => true;
//                                  ^ definition.method Acme.Store.Store.> arity:2..2
//                                    ^^^^^ type Acme.Store.Store
//                                                ^^^^^ type Acme.Store.Store
        public static implicit operator int(Store<T> store) => store.size;
//                             ^^^^^^^^ definition.method Acme.Store.Store.operator arity:1..1
//                                          ^^^^^ type Acme.Store.Store
//                                                                   ^^^^ value Acme.Store.Store.size

        static int Count() { return 0; }
//                 ^^^^^ definition.method Acme.Store.Store.Count arity:0..0 private

        private class Entry { object value; class Deep { void Run() { } } }
//                    ^^^^^ definition.class Acme.Store.Store.Entry private
//                                   ^^^^^ definition.field Acme.Store.Store.Entry.value private
//                                                ^^^^ definition.class Acme.Store.Store.Entry.Deep private
//                                                            ^^^ definition.method Acme.Store.Store.Entry.Deep.Run arity:0..0 private

        [System.Runtime.InteropServices.DllImport("k")]
        static extern int Native(int handle);
//                        ^^^^^^ definition.method Acme.Store.Store.Native arity:1..1 private declaration
    }

    public interface IStore
//                   ^^^^^^ definition.interface Acme.Store.IStore
    {
        int Size { get; }
//          ^^^^ definition.property Acme.Store.IStore.Size
        void Close();
//           ^^^^^ definition.method Acme.Store.IStore.Close arity:0..0 declaration
        void CloseAll() { Close(); }
//           ^^^^^^^^ definition.method Acme.Store.IStore.CloseAll arity:0..0
//                        ^^^^^ call Acme.Store.IStore.Close
        static abstract int Make();
//                          ^^^^ definition.method Acme.Store.IStore.Make arity:0..0 declaration
    }

    enum Color : byte
//       ^^^^^ definition.enum Acme.Store.Color internal
    {
        Red,
//      ^^^ definition.enum-member Acme.Store.Color.Red
        // The colour of grass.
        Green = 2,
//      ^^^^^ definition.enum-member Acme.Store.Color.Green doc:The colour of grass.
    }

    public struct Point
//                ^^^^^ definition.struct Acme.Store.Point
    {
        public int X, Y;
//                 ^ definition.field Acme.Store.Point.X
//                    ^ definition.field Acme.Store.Point.Y
        public readonly double Length() => 0;
//                             ^^^^^^ definition.method Acme.Store.Point.Length arity:0..0
    }

    public record Person(string Name, int Age = 3)
//                ^^^^^^ definition.class Acme.Store.Person arity:1..2
//                              ^^^^ definition.property Acme.Store.Person.Name
//                                        ^^^ definition.property Acme.Store.Person.Age
    {
        public void Greet() { }
//                  ^^^^^ definition.method Acme.Store.Person.Greet arity:0..0
    }

    record struct Pair(int A, int B);
//                ^^^^ definition.class Acme.Store.Pair arity:2..2 internal
//                         ^ definition.property Acme.Store.Pair.A
//                                ^ definition.property Acme.Store.Pair.B

    class Service(Store<string> store)
//        ^^^^^^^ definition.class Acme.Store.Service arity:1..1 internal
//                ^^^^^ type Acme.Store.Store
//                              ^^^^^ definition.field Acme.Store.Service.store private
    {
        void Use() { store.Grow(1); }
//           ^^^ definition.method Acme.Store.Service.Use arity:0..0 private
//                         ^^^^ call Acme.Store.Store.Grow
    }

    public delegate int Handler(object sender, int code);
//                      ^^^^^^^ definition.type-alias Acme.Store.Handler arity:2..2

    public static class Extensions
//                      ^^^^^^^^^^ definition.class Acme.Store.Extensions
    {
        public static int Width(this Point point, int by) => point.X;
//                        ^^^^^ definition.method Acme.Store.Extensions.Width arity:1..1
//                                   ^^^^^ type Acme.Store.Point
//                                                                 ^ value Acme.Store.Point.X
    }

    namespace Inner
//            ^^^^^ definition.namespace Acme.Store.Inner
    {
        class Hidden { }
//            ^^^^^^ definition.class Acme.Store.Inner.Hidden internal
    }

#if DEBUG
    class Debugged
//        ^^^^^^^^ definition.class Acme.Store.Debugged internal
    {
#region parts
        // Only sometimes.
        void Dump() { }
//           ^^^^ definition.method Acme.Store.Debugged.Dump arity:0..0 private doc:Only sometimes.
#endregion
    }
#endif
}
