// --- path: src/main/java/com/acme/Store.java ---
package com.acme;

public class Store {
//           ^^^^^ definition.class Store
    public boolean holds(Object key) { return true; }
//                 ^^^^^ definition.method Store.holds arity:1..1
    private String twice(char c, int count) { return ""; }
//                 ^^^^^ definition.method Store.twice arity:2..2 private
    private String only(int count) { return ""; }
//                 ^^^^ definition.method Store.only arity:1..1 private
    String near() { return ""; }
//         ^^^^ definition.method Store.near arity:0..0 internal
}
// --- path: src/test/java/com/other/StoreTest.java ---
package com.other;

import static com.google.common.truth.Truth.assertThat;
import com.google.protobuf.Value;

class StoreTest {
//    ^^^^^^^^^ definition.class StoreTest internal
    void uses(Object given) {
//       ^^^^ definition.method StoreTest.uses arity:1..1 internal
        assertThat(given).holds(1);
//      ^^^^^^^^^^ call ?external
//                        ^^^^^ call ?
        Value.newBuilder().setIt(given).holds(2);
//            ^^^^^^^^^^ call ?external
//                         ^^^^^ call ?
//                                      ^^^^^ call ?
        "text".holds(3);
//             ^^^^^ call ?
        make(given).holds(4);
//      ^^^^ call ?
//                  ^^^^^ call src/main/java/com/acme/Store.java::Store.holds rule:unique_name
        make(given).twice(5);
//      ^^^^ call ?
//                  ^^^^^ call ?
        make(given).only(6);
//      ^^^^ call ?
//                  ^^^^ call ?
        make(given).near();
//      ^^^^ call ?
//                  ^^^^ call ?
    }
}
