package com.acme;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

class Base {
//    ^^^^ definition.class Base internal
    Base(int size) { }
//  ^^^^ definition.constructor Base.Base arity:1..1 internal
    void touch() { }
//       ^^^^^ definition.method Base.touch arity:0..0 internal
    static Base make() { return new Base(1); }
//         ^^^^ type Base
//              ^^^^ definition.method Base.make arity:0..0 internal
//                                  ^^^^ call Base
}

class Calls extends Base {
//    ^^^^^ definition.class Calls internal
//                  ^^^^ inherit Base
    private final Base base = new Base(2);
//                ^^^^ type Base
//                     ^^^^ definition.field Calls.base private
//                                ^^^^ call Base
    private final List<String> names = new ArrayList<>(load());
//                             ^^^^^ definition.field Calls.names private
//                                         ^^^^^^^^^ call ?external
//                                                     ^^^^ call Calls.load
    Supplier<Base> maker = Base::make;
//           ^^^^ type Base
//                 ^^^^^ definition.field Calls.maker internal
//                               ^^^^ value Base.make
    Runnable toucher = this::touch;
//           ^^^^^^^ definition.field Calls.toucher internal
//                           ^^^^^ value Base.touch
    Supplier<Base> created = () -> Calls.create();
//           ^^^^ type Base
//                 ^^^^^^^ definition.field Calls.created internal
//                                       ^^^^^^ call Calls.create

    Calls() {
//  ^^^^^ definition.constructor Calls.Calls arity:0..0 internal
        super(3);
//      ^^^^^ call Base.Base
        load();
//      ^^^^ call Calls.load
        this.load();
//           ^^^^ call Calls.load
        super.touch();
//            ^^^^^ call Base.touch
    }

    Calls(Base other) {
//  ^^^^^ definition.constructor Calls.Calls arity:1..1 internal
//        ^^^^ type Base
        this();
//      ^^^^ call Calls.Calls
        other.touch();
//            ^^^^^ call Base.touch
    }

    static int load() {
//             ^^^^ definition.method Calls.load arity:0..0 internal
        return Integer.parseInt("1");
//                     ^^^^^^^^ call ?external
    }

    static <T> T create() { return null; }
//               ^^^^^^ definition.method Calls.create arity:0..0 internal

    void all(Object thing, Base[] bases, Base given) {
//       ^^^ definition.method Calls.all arity:3..3 internal
//                         ^^^^ type Base
//                                       ^^^^ type Base
        base.touch();
//           ^^^^^ call Base.touch
        this.base.touch();
//                ^^^^^ call Base.touch
        Base.make().touch();
//           ^^^^ call Base.make
//                  ^^^^^ call Base.touch
        Calls.<Base>create().touch();
//             ^^^^ type Base
//                  ^^^^^^ call Calls.create
//                           ^^^^^ call Base.touch
        new Calls().all(null, null, given);
//          ^^^^^ call Calls
//                  ^^^ call Calls.all
        new com.acme.Calls();
//                   ^^^^^ GAP call Calls
        new Outer.Inner().go();
//          ^^^^^ type Outer
//                ^^^^^ call Outer.Inner
//                        ^^ call Outer.Inner.go
        new Outer().new Nested();
//          ^^^^^ call Outer
//                      ^^^^^^ GAP call Outer.Nested
        new Generic<String>(given);
//          ^^^^^^^ call Generic
        bases[0].touch();
//               ^^^^^ call Base.touch
        ((Base) thing).touch();
//        ^^^^ type Base
//                     ^^^^^ call Base.touch
        var local = new Calls();
//                      ^^^^^ call Calls
        local.all(load(), bases, Base.make());
//            ^^^ call Calls.all
//                ^^^^ call Calls.load
//                                    ^^^^ call Base.make
        if (thing instanceof Calls calls && calls.ready()) {
//                           ^^^^^ type Calls
//                                                ^^^^^ call Calls.ready
            unknown(calls);
//          ^^^^^^^ call ?
        }
        for (Base each : bases) each.touch();
//           ^^^^ type Base
//                                   ^^^^^ call Base.touch
        names.forEach(name -> keep(name));
//            ^^^^^^^ call ?external
//                            ^^^^ call Calls.keep
        names.stream()
//            ^^^^^^ call ?external
            .map(Calls::width)
//           ^^^ call ?
//                      ^^^^^ value Calls.width
            .map(String::valueOf)
//           ^^^ call ?
            .map(Calls::new)
//           ^^^ call ?
//               ^^^^^ type Calls
            .forEach(this::keep);
//           ^^^^^^^ call ?
//                         ^^^^ value Calls.keep
        new Thread(new Runnable() {
//          ^^^^^^ call ?external
//                     ^^^^^^^^ call ?external
            public void run() { keep("x"); }
//                      ^^^ definition.method Calls.all.Runnable.run arity:0..0
//                              ^^^^ call Calls.keep
        }).start();
//         ^^^^^ call ?external
        new Base(3) {
//          ^^^^ call Base
            int depth = load();
//              ^^^^^ definition.field Calls.all.Base.depth
//                      ^^^^ call Calls.load
            void more() { touch(); keep("w"); this.touch(); }
//               ^^^^ definition.method Calls.all.Base.more arity:0..0
//                        ^^^^^ call Base.touch
//                                 ^^^^ call Calls.keep
//                                                 ^^^^^ call Base.touch
        }.touch();
//        ^^^^^ call Base.touch
        switch (load()) {
//              ^^^^ call Calls.load
            case 1 -> keep("y");
//                    ^^^^ call Calls.keep
            default -> { keep("z"); }
//                       ^^^^ call Calls.keep
        }
        try (Opened opened = Opened.open()) {
//           ^^^^^^ type Opened
//                                  ^^^^ call Opened.open
            opened.use();
//                 ^^^ call Opened.use
        } catch (RuntimeException wrong) {
            wrong.printStackTrace();
//                ^^^^^^^^^^^^^^^ call ?external
        }
        assert ready() : String.format("no");
//             ^^^^^ call Calls.ready
//                              ^^^^^^ call ?external
        int n = ready() ? load() : -load();
//              ^^^^^ call Calls.ready
//                        ^^^^ call Calls.load
//                                  ^^^^ call Calls.load
        synchronized (Base.make()) { touch(); }
//                         ^^^^ call Base.make
//                                   ^^^^^ call Base.touch
    }

    static int width(String of) { return of.length(); }
//             ^^^^^ definition.method Calls.width arity:1..1 internal
//                                          ^^^^^^ call ?external
    boolean ready() { return true; }
//          ^^^^^ definition.method Calls.ready arity:0..0 internal
    void keep(String what) { }
//       ^^^^ definition.method Calls.keep arity:1..1 internal
}

class Generic<T> {
//    ^^^^^^^ definition.class Generic internal
    Generic(Base from) { }
//  ^^^^^^^ definition.constructor Generic.Generic arity:1..1 internal
//          ^^^^ type Base
}

class Opened implements AutoCloseable {
//    ^^^^^^ definition.class Opened internal
//                      ^^^^^^^^^^^^^ inherit ?external
    static Opened open() { return new Opened(); }
//         ^^^^^^ type Opened
//                ^^^^ definition.method Opened.open arity:0..0 internal
//                                    ^^^^^^ call Opened
    void use() { }
//       ^^^ definition.method Opened.use arity:0..0 internal
    public void close() { }
//              ^^^^^ definition.method Opened.close arity:0..0
}

class Outer {
//    ^^^^^ definition.class Outer internal
    static class Inner { void go() { } }
//               ^^^^^ definition.class Outer.Inner internal
//                            ^^ definition.method Outer.Inner.go arity:0..0 internal
    class Nested { void up() { Outer.this.down(); } }
//        ^^^^^^ definition.class Outer.Nested internal
//                      ^^ definition.method Outer.Nested.up arity:0..0 internal
//                                        ^^^^ GAP call Outer.down
    void down() { }
//       ^^^^ definition.method Outer.down arity:0..0 internal
}
