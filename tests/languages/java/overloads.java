package out;

class Shape {}
//    ^^^^^ definition.class Shape internal
class Round extends Shape {}
//    ^^^^^ definition.class Round internal
//                  ^^^^^ inherit Shape

class Writer {
//    ^^^^^^ definition.class Writer internal
    Writer value(String text) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal
    Writer value(int number) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal
    Writer value(double number) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal
    Writer value(boolean is) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal
    Writer value(Shape shape) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal
    Writer value(Class<?> of) { return this; }
//         ^^^^^ definition.method Writer.value arity:1..1 internal

    void all(Writer out, Round round, Object thing, String name) {
//       ^^^ definition.method Writer.all arity:4..4 internal
        out.value("a");
//          ^^^^^ call Writer.value(String)
        out.value(1);
//          ^^^^^ call Writer.value(int)
        out.value(-1.5);
//          ^^^^^ call Writer.value(double)
        out.value(true);
//          ^^^^^ call Writer.value(boolean)
        out.value(name).value(new Shape());
//          ^^^^^ call Writer.value(String)
//                      ^^^^^ call Writer.value(Shape)
//                                ^^^^^ call Shape
        out.value(round);
//          ^^^^^ call Writer.value(Shape)
        out.value((String) thing);
//          ^^^^^ call Writer.value(String)
        out.value(Round.class);
//          ^^^^^ call Writer.value(Class)
        out.value(name.length());
//          ^^^^^ GAP call Writer.value(int)
//                     ^^^^^^ call ?external
        out.value(made());
//          ^^^^^ call Writer.value(Shape)
//                ^^^^ call Writer.made
    }

    Round made() { return new Round(); }
//        ^^^^ definition.method Writer.made arity:0..0 internal
//                            ^^^^^ call Round
}
