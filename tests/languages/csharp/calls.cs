using System.Collections.Generic;
using System.Linq;

namespace Acme;
//        ^^^^ definition.namespace Acme

class Base
//    ^^^^ definition.class Acme.Base internal
{
    public Base(int size) { }
//         ^^^^ definition.constructor Acme.Base.Base arity:1..1
    public void Touch() { }
//              ^^^^^ definition.method Acme.Base.Touch arity:0..0
    public static Base Make() { return new Base(1); }
//                ^^^^ type Acme.Base
//                     ^^^^ definition.method Acme.Base.Make arity:0..0
//                                         ^^^^ call Acme.Base
    public Base Next { get; set; }
//         ^^^^ type Acme.Base
//              ^^^^ definition.property Acme.Base.Next
    public void Generic<T>(T it) { }
//              ^^^^^^^ definition.method Acme.Base.Generic arity:1..1
}

class Calls : Base
//    ^^^^^ definition.class Acme.Calls internal
//            ^^^^ inherit Acme.Base
{
    private readonly Base held = new Base(2);
//                   ^^^^ type Acme.Base
//                        ^^^^ definition.field Acme.Calls.held private
//                                   ^^^^ call Acme.Base
    private readonly Base second = new(3);
//                   ^^^^ call Acme.Base
//                        ^^^^^^ definition.field Acme.Calls.second private
    public Func<Base> Maker = Base.Make;
//              ^^^^ type Acme.Base
//                    ^^^^^ definition.field Acme.Calls.Maker
//                                 ^^^^ value Acme.Base.Make
    public string Label => $"{Compute()} of {held.Next}";
//                ^^^^^ definition.property Acme.Calls.Label
//                            ^^^^^^^ call Acme.Calls.Compute
    public int Auto { get; set; } = Compute();
//             ^^^^ definition.property Acme.Calls.Auto
//                                  ^^^^^^^ call Acme.Calls.Compute

    public Calls() : base(3) { Load(); this.Load(); base.Touch(); }
//         ^^^^^ definition.constructor Acme.Calls.Calls arity:0..0
//                   ^^^^ call Acme.Base.Base
//                             ^^^^ call Acme.Calls.Load
//                                          ^^^^ call Acme.Calls.Load
//                                                       ^^^^^ call Acme.Base.Touch
    public Calls(Base other) : this() { other.Touch(); }
//         ^^^^^ definition.constructor Acme.Calls.Calls arity:1..1
//               ^^^^ type Acme.Base
//                             ^^^^ call Acme.Calls.Calls
//                                            ^^^^^ call Acme.Base.Touch

    static int Compute() => 1;
//             ^^^^^^^ definition.method Acme.Calls.Compute arity:0..0 private
    public void Load(int times = 1) { }
//              ^^^^ definition.method Acme.Calls.Load arity:0..1
    public async Task<Base> Later() { await Later(); return null; }
//                    ^^^^ type Acme.Base
//                          ^^^^^ definition.method Acme.Calls.Later arity:0..0
//                                          ^^^^^ call Acme.Calls.Later

    void All(object thing, Base[] bases, Base given)
//       ^^^ definition.method Acme.Calls.All arity:3..3 private
//                         ^^^^ type Acme.Base
//                                       ^^^^ type Acme.Base
    {
        held.Touch();
//           ^^^^^ call Acme.Base.Touch
        this.held.Touch();
//                ^^^^^ call Acme.Base.Touch
        held?.Touch();
//            ^^^^^ call Acme.Base.Touch
        held?.Next.Touch();
//                 ^^^^^ call Acme.Base.Touch
        held?.Next?.Touch();
//                  ^^^^^ call Acme.Base.Touch
        held!.Touch();
//            ^^^^^ call Acme.Base.Touch
        Base.Make().Touch();
//           ^^^^ call Acme.Base.Make
//                  ^^^^^ call Acme.Base.Touch
        Acme.Base.Make();
//                ^^^^ call Acme.Base.Make
        global::Acme.Base.Make();
//                        ^^^^ call Acme.Base.Make
        given.Generic<int>(1);
//            ^^^^^^^ call Acme.Base.Generic
        Own<string>();
//      ^^^ call Acme.Calls.Own
        this.Own<string>();
//           ^^^ call Acme.Calls.Own
        held?.Generic<int>(2);
//            ^^^^^^^ call Acme.Base.Generic
        new Calls().All(null, null, given);
//          ^^^^^ call Acme.Calls
//                  ^^^ call Acme.Calls.All
        new Acme.Calls();
//               ^^^^^ call Acme.Calls
        new Outer.Inner().Go();
//                ^^^^^ call Acme.Outer.Inner
//                        ^^ call Acme.Outer.Inner.Go
        new Box<string>(given);
//          ^^^ call Acme.Box
        new Box<string> { Item = Base.Make() };
//          ^^^ call Acme.Box
//                                    ^^^^ call Acme.Base.Make
        new Dictionary<string, int>();
//          ^^^^^^^^^^ call ?external
        bases[0].Touch();
//               ^^^^^ call Acme.Base.Touch
        ((Base)thing).Touch();
//        ^^^^ type Acme.Base
//                    ^^^^^ call Acme.Base.Touch
        (thing as Base).Touch();
//                ^^^^ type Acme.Base
//                      ^^^^^ call Acme.Base.Touch
        var local = new Calls();
//                      ^^^^^ call Acme.Calls
        local.All(Base.Make(), bases, given);
//            ^^^ call Acme.Calls.All
//                     ^^^^ call Acme.Base.Make
        if (thing is Calls calls && calls.Ready()) Unknown(calls);
//                   ^^^^^ type Acme.Calls
//                                        ^^^^^ call Acme.Calls.Ready
//                                                 ^^^^^^^ call ?
        if (Try(out Base found)) found.Touch();
//          ^^^ call Acme.Calls.Try
//                  ^^^^ type Acme.Base
//                                     ^^^^^ call Acme.Base.Touch
        foreach (Base each in bases) each.Touch();
//               ^^^^ type Acme.Base
//                                        ^^^^^ call Acme.Base.Touch
        bases.Select(b => Keep(b)).Where(Ready).ToList();
//            ^^^^^^ call ?
//                        ^^^^ call Acme.Calls.Keep
//                                 ^^^^^ call ?
//                                       ^^^^^ value Acme.Calls.Ready
//                                              ^^^^^^ call ?
        bases.ForEach(Keep);
//            ^^^^^^^ call ?
//                    ^^^^ value Acme.Calls.Keep
        Changed += OnChanged;
//                 ^^^^^^^^^ value Acme.Calls.OnChanged
        Changed += (sender, e) => Keep(sender);
//                                ^^^^ call Acme.Calls.Keep
        Changed?.Invoke(this, null);
//               ^^^^^^ call ?external
        Action act = delegate { Keep(null); };
//                              ^^^^ call Acme.Calls.Keep
        act();
//      ^^^ call ?
        string text = $"n: {Compute():x} {given.Next}";
//                          ^^^^^^^ call Acme.Calls.Compute
        var q = from b in bases where Check(b) select Shape(b);
//                                    ^^^^^ call Acme.Calls.Check
//                                                    ^^^^^ call Acme.Calls.Shape
        switch (thing)
        {
            case Base b: b.Touch(); break;
//               ^^^^ type Acme.Base
//                         ^^^^^ call Acme.Base.Touch
            case int n when Check(n): break;
//                          ^^^^^ call Acme.Calls.Check
        }
        int size = thing switch { Base b => Size(b), _ => Compute() };
//                                ^^^^ type Acme.Base
//                                          ^^^^ call Acme.Calls.Size
//                                                        ^^^^^^^ call Acme.Calls.Compute
        nameof(Compute);
//      ^^^^^^ call ?external
//             ^^^^^^^ value Acme.Calls.Compute
        typeof(Base).ToString();
//             ^^^^ type Acme.Base
//                   ^^^^^^^^ call ?
        using (var opened = Opened.Open()) opened.Use();
//                                 ^^^^ call Acme.Opened.Open
//                                                ^^^ call Acme.Opened.Use
        using var again = Opened.Open();
//                               ^^^^ call Acme.Opened.Open
        int[] numbers = { Compute(), Compute() };
//                        ^^^^^^^ call Acme.Calls.Compute
//                                   ^^^^^^^ call Acme.Calls.Compute
        lock (held) { Load(2); }
//                    ^^^^ call Acme.Calls.Load
        throw new Failed("x");
//                ^^^^^^ call Acme.Failed
    }

    void Own<T>() { }
//       ^^^ definition.method Acme.Calls.Own arity:0..0 private
    bool Ready() => true;
//       ^^^^^ definition.method Acme.Calls.Ready arity:0..0 private
    bool Ready(Base b) => true;
//       ^^^^^ definition.method Acme.Calls.Ready arity:1..1 private
//             ^^^^ type Acme.Base
    bool Check(object any) => true;
//       ^^^^^ definition.method Acme.Calls.Check arity:1..1 private
    Base Shape(Base b) => b;
//  ^^^^ type Acme.Base
//       ^^^^^ definition.method Acme.Calls.Shape arity:1..1 private
//             ^^^^ type Acme.Base
    int Size(Base b) => 1;
//      ^^^^ definition.method Acme.Calls.Size arity:1..1 private
//           ^^^^ type Acme.Base
    void Keep(object any) { }
//       ^^^^ definition.method Acme.Calls.Keep arity:1..1 private
    bool Try(out Base found) { found = null; return true; }
//       ^^^ definition.method Acme.Calls.Try arity:1..1 private
//               ^^^^ type Acme.Base
    void OnChanged(object sender, EventArgs e) { }
//       ^^^^^^^^^ definition.method Acme.Calls.OnChanged arity:2..2 private
    event EventHandler Changed;
//                     ^^^^^^^ definition.field Acme.Calls.Changed private
}

class Box<T> { public Box(Base from) { } public Box() { } public Base Item; }
//    ^^^ definition.class Acme.Box internal
//                    ^^^ definition.constructor Acme.Box.Box arity:1..1
//                        ^^^^ type Acme.Base
//                                              ^^^ definition.constructor Acme.Box.Box arity:0..0
//                                                               ^^^^ type Acme.Base
//                                                                    ^^^^ definition.field Acme.Box.Item
class Opened : IDisposable { public static Opened Open() => new(); public void Use() { } public void Dispose() { } }
//    ^^^^^^ definition.class Acme.Opened internal
//             ^^^^^^^^^^^ inherit ?external
//                                         ^^^^^^ type Acme.Opened
//                                                ^^^^ definition.method Acme.Opened.Open arity:0..0
//                                                                             ^^^ definition.method Acme.Opened.Use arity:0..0
//                                                                                                   ^^^^^^^ definition.method Acme.Opened.Dispose arity:0..0
class Outer { public class Inner { public void Go() { } } }
//    ^^^^^ definition.class Acme.Outer internal
//                         ^^^^^ definition.class Acme.Outer.Inner
//                                             ^^ definition.method Acme.Outer.Inner.Go arity:0..0
class Failed : Exception { public Failed(string why) : base(why) { } }
//    ^^^^^^ definition.class Acme.Failed internal
//             ^^^^^^^^^ inherit ?external
//                                ^^^^^^ definition.constructor Acme.Failed.Failed arity:1..1
//                                                     ^^^^ call ?external
static class Ext
//           ^^^ definition.class Acme.Ext internal
{
    public static void Widen(this Base on, int by) { }
//                     ^^^^^ definition.method Acme.Ext.Widen arity:1..1
//                                ^^^^ type Acme.Base
    static void Use(Base one) { one.Widen(2); Ext.Widen(one, 3); }
//              ^^^ definition.method Acme.Ext.Use arity:1..1 private
//                  ^^^^ type Acme.Base
//                                  ^^^^^ call Acme.Ext.Widen
//                                                ^^^^^ call Acme.Ext.Widen
}
