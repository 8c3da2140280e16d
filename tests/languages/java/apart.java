class Apart {
//    ^^^^^ definition.class Apart internal
    private final String name = "";
//                       ^^^^ definition.field Apart.name private
    private int count;
//              ^^^^^ definition.field Apart.count private
    String name() { return name; }
//         ^^^^ definition.method Apart.name arity:0..0 internal
//                         ^^^^ value Apart.name
    int count() { return count; }
//      ^^^^^ definition.method Apart.count arity:0..0 internal
//                       ^^^^^ value Apart.count
    int size() { return 1; }
//      ^^^^ definition.method Apart.size arity:0..0 internal
    int parameter(int count) { return count() + count; }
//      ^^^^^^^^^ definition.method Apart.parameter arity:1..1 internal
//                                    ^^^^^ call Apart.count
    int local() {
//      ^^^^^ definition.method Apart.local arity:0..0 internal
        int size = size();
//                 ^^^^ call Apart.size
        return size() + size;
//             ^^^^ call Apart.size
    }
    Runnable lambda() { return () -> { var size = 1; keep(size()); }; }
//           ^^^^^^ definition.method Apart.lambda arity:0..0 internal
//                                                   ^^^^ call Apart.keep
//                                                        ^^^^ call Apart.size
    void keep(int any) { }
//       ^^^^ definition.method Apart.keep arity:1..1 internal
}
class Heir extends Base {
//    ^^^^ definition.class Heir internal
//                 ^^^^ inherit Base
    int total() { return total; }
//      ^^^^^ definition.method Heir.total arity:0..0 internal
//                       ^^^^^ GAP value Base.total
}
class Base {
//    ^^^^ definition.class Base internal
    int total;
//      ^^^^^ definition.field Base.total internal
}
