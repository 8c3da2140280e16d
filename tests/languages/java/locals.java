class Locals {
//    ^^^^^^ definition.class Locals internal
    interface Task { void go(); }
//            ^^^^ definition.interface Locals.Task internal
//                        ^^ definition.method Locals.Task.go arity:0..0 declaration
    static class Left { void side() { } }
//               ^^^^ definition.class Locals.Left internal
//                           ^^^^ definition.method Locals.Left.side arity:0..0 internal
    static class Right { void side() { } }
//               ^^^^^ definition.class Locals.Right internal
//                            ^^^^ definition.method Locals.Right.side arity:0..0 internal

    Left field = new Left();
//       ^^^^^ definition.field Locals.field internal
//                   ^^^^ call Locals.Left

    void shadow(Right field) {
//       ^^^^^^ definition.method Locals.shadow arity:1..1 internal
        field.side();
//            ^^^^ call Locals.Right.side
        this.field.side();
//                 ^^^^ call Locals.Left.side
    }

    void plain() {
//       ^^^^^ definition.method Locals.plain arity:0..0 internal
        field.side();
//            ^^^^ call Locals.Left.side
        var field = new Right();
//                      ^^^^^ call Locals.Right
        field.side();
//            ^^^^ call Locals.Right.side
    }

    void blocks() {
//       ^^^^^^ definition.method Locals.blocks arity:0..0 internal
        {
            Right side = new Right();
//                           ^^^^^ call Locals.Right
            side.side();
//               ^^^^ call Locals.Right.side
        }
        {
            Left side = new Left();
//                          ^^^^ call Locals.Left
            side.side();
//               ^^^^ call Locals.Left.side
        }
        for (Right each = new Right(); ; ) { each.side(); }
//                            ^^^^^ call Locals.Right
//                                                ^^^^ call Locals.Right.side
    }

    void loops(Left[] all) {
//       ^^^^^ definition.method Locals.loops arity:1..1 internal
        for (Left one : all) one.side();
//                               ^^^^ call Locals.Left.side
        for (var two : all) two.side();
//                              ^^^^ call Locals.Left.side
    }

    void lambdas() {
//       ^^^^^^^ definition.method Locals.lambdas arity:0..0 internal
        Task task = () -> field.side();
//                              ^^^^ call Locals.Left.side
        take(field -> field.side());
//      ^^^^ call Locals.take
//                          ^^^^ call Locals.Failed.side | Locals.Left.side | Locals.Right.side
        take((Left a, Right b) -> b.side());
//      ^^^^ call Locals.take
//                                  ^^^^ call Locals.Right.side
        take((a, b) -> { field.side(); });
//      ^^^^ call Locals.take
//                             ^^^^ call Locals.Left.side
    }

    void caught(Object thing) {
//       ^^^^^^ definition.method Locals.caught arity:1..1 internal
        try (Right right = new Right(); var left = new Left()) {
//                             ^^^^^ call Locals.Right
//                                                     ^^^^ call Locals.Left
            right.side();
//                ^^^^ call Locals.Right.side
            left.side();
//               ^^^^ call Locals.Left.side
        } catch (Failed field) {
            field.side();
//                ^^^^ call Locals.Failed.side
        }
        if (thing instanceof Left left && left.ok) left.side();
//                                                      ^^^^ call Locals.Left.side
        switch (thing) {
            case Right right -> right.side();
//                                    ^^^^ call Locals.Right.side
            case Pair(Left one, Right two) -> two.side();
//                                                ^^^^ call Locals.Right.side
            default -> { }
        }
    }


    void take(Object any) { }
//       ^^^^ definition.method Locals.take arity:1..1 internal
    void pass(Left given) { take(given); take(field); }
//       ^^^^ definition.method Locals.pass arity:1..1 internal
//                          ^^^^ call Locals.take
//                                       ^^^^ call Locals.take
//                                            ^^^^^ value Locals.field

    static class Failed extends Exception { void side() { } }
//               ^^^^^^ definition.class Locals.Failed internal
//                              ^^^^^^^^^ inherit ?external
//                                               ^^^^ definition.method Locals.Failed.side arity:0..0 internal
    record Pair(Left one, Right two) { }
//         ^^^^ definition.class Locals.Pair arity:2..2 internal
//                   ^^^ definition.field Locals.Pair.one
//                              ^^^ definition.field Locals.Pair.two
}
