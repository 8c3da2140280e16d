class Locals
//    ^^^^^^ definition.class Locals internal
{
    class Left { public void Side() { } public bool Ok; }
//        ^^^^ definition.class Locals.Left private
//                           ^^^^ definition.method Locals.Left.Side arity:0..0
//                                                  ^^ definition.field Locals.Left.Ok
    class Right { public void Side() { } }
//        ^^^^^ definition.class Locals.Right private
//                            ^^^^ definition.method Locals.Right.Side arity:0..0

    Left field = new Left();
//       ^^^^^ definition.field Locals.field private
//                   ^^^^ call Locals.Left
    Right Prop { get; set; }
//        ^^^^ definition.property Locals.Prop private

    void Shadow(Right field)
//       ^^^^^^ definition.method Locals.Shadow arity:1..1 private
    {
        field.Side();
//            ^^^^ call Locals.Right.Side
        this.field.Side();
//                 ^^^^ call Locals.Left.Side
        Prop.Side();
//           ^^^^ call Locals.Right.Side
    }

    void Blocks()
//       ^^^^^^ definition.method Locals.Blocks arity:0..0 private
    {
        { var side = new Right(); side.Side(); }
//                       ^^^^^ call Locals.Right
//                                     ^^^^ call Locals.Right.Side
        { Left side = new Left(); side.Side(); }
//                        ^^^^ call Locals.Left
//                                     ^^^^ call Locals.Left.Side
        for (Right each = new Right(); ; ) { each.Side(); }
//                            ^^^^^ call Locals.Right
//                                                ^^^^ call Locals.Right.Side
        foreach (Left one in All()) one.Side();
//                           ^^^ call Locals.All
//                                      ^^^^ call Locals.Left.Side
        field.Side();
//            ^^^^ call Locals.Left.Side
    }

    void Lambdas()
//       ^^^^^^^ definition.method Locals.Lambdas arity:0..0 private
    {
        Take((Right field) => field.Side());
//      ^^^^ call Locals.Take
//                                  ^^^^ call Locals.Right.Side
        Take(() => field.Side());
//      ^^^^ call Locals.Take
//                       ^^^^ call Locals.Left.Side
        Action<Right> act = delegate (Right field) { field.Side(); };
//                                                         ^^^^ call Locals.Right.Side
        void Local(Right field) { field.Side(); }
//           ^^^^^ definition.function Locals.Lambdas.Local arity:1..1
//                                      ^^^^ call Locals.Right.Side
        Local(null);
//      ^^^^^ call Locals.Lambdas.Local
        Take(Local);
//      ^^^^ call Locals.Take
//           ^^^^^ value Locals.Lambdas.Local
        Take(field);
//      ^^^^ call Locals.Take
//           ^^^^^ value Locals.field
    }

    void Patterns(object thing)
//       ^^^^^^^^ definition.method Locals.Patterns arity:1..1 private
    {
        if (thing is Right right) right.Side();
//                                      ^^^^ call Locals.Right.Side
        if (Find(out Left left)) left.Side();
//          ^^^^ call Locals.Find
//                                    ^^^^ call Locals.Left.Side
        switch (thing)
        {
            case Right r: r.Side(); break;
//                          ^^^^ call Locals.Right.Side
            case Left { Ok: true } l: l.Side(); break;
//                                      ^^^^ call Locals.Left.Side
        }
        try { } catch (Failed field) when (field.Ready()) { field.Side(); }
//                                               ^^^^^ call Locals.Failed.Ready
//                                                                ^^^^ call Locals.Failed.Side
        using (var opened = new Right()) { opened.Side(); }
//                              ^^^^^ call Locals.Right
//                                                ^^^^ call Locals.Right.Side
        var (a, b) = Two();
//                   ^^^ call Locals.Two
        b();
//      ^ call ?
    }

    public int Counted { set { value.ToString(); } }
//             ^^^^^^^ definition.property Locals.Counted
//                                   ^^^^^^^^ call ?
    Right this[Left field] { get { field.Side(); return null; } }
//        ^^^^ definition.property Locals.this private
//                                       ^^^^ call Locals.Left.Side
    Left Arrow(Right field) => Use(field);
//       ^^^^^ definition.method Locals.Arrow arity:1..1 private
//                             ^^^ call Locals.Use
    Left Use(object any) => null;
//       ^^^ definition.method Locals.Use arity:1..1 private

    Left[] All() => null;
//         ^^^ definition.method Locals.All arity:0..0 private
    void Take(object any) { }
//       ^^^^ definition.method Locals.Take arity:1..1 private
    bool Find(out Left left) { left = null; return true; }
//       ^^^^ definition.method Locals.Find arity:1..1 private
    (Left, Right) Two() => default;
//                ^^^ definition.method Locals.Two arity:0..0 private
    class Failed : System.Exception { public void Side() { } public bool Ready() => true; }
//        ^^^^^^ definition.class Locals.Failed private
//                        ^^^^^^^^^ inherit ?external
//                                                ^^^^ definition.method Locals.Failed.Side arity:0..0
//                                                                       ^^^^^ definition.method Locals.Failed.Ready arity:0..0
}
