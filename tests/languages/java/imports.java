// --- path: src/main/java/com/acme/util/Text.java ---
package com.acme.util;

public final class Text {
//                 ^^^^ definition.class Text
    public static final String EMPTY = "";
//                             ^^^^^ definition.constant Text.EMPTY
    public static String trim(String text) { return text; }
//                       ^^^^ definition.method Text.trim arity:1..1
    public static String upper(String text) { return text; }
//                       ^^^^^ definition.method Text.upper arity:1..1
    public static class Builder {
//                      ^^^^^^^ definition.class Text.Builder
        public Builder append(String more) { return this; }
//                     ^^^^^^ definition.method Text.Builder.append arity:1..1
        public static Builder start() { return new Builder(); }
//                            ^^^^^ definition.method Text.Builder.start arity:0..0
//                                                 ^^^^^^^ call Text.Builder
    }
}
// --- path: src/main/java/com/acme/util/Numbers.java ---
package com.acme.util;

public class Numbers {
//           ^^^^^^^ definition.class Numbers
    public static int parseNumber(String text) { return 0; }
//                    ^^^^^^^^^^^ definition.method Numbers.parseNumber arity:1..1
}
// --- path: src/main/java/com/acme/app/Helper.java ---
package com.acme.app;

class Helper {
//    ^^^^^^ definition.class Helper internal
    static void help() { }
//              ^^^^ definition.method Helper.help arity:0..0 internal
    Text text;
//  ^^^^ type src/main/java/com/acme/app/Text.java::Text
//       ^^^^ definition.field Helper.text internal
}
// --- path: src/main/java/com/acme/app/Text.java ---
package com.acme.app;

class Text {
//    ^^^^ definition.class Text internal
    static void other() { }
//              ^^^^^ definition.method Text.other arity:0..0 internal
}
// --- path: src/main/java/com/acme/app/Main.java ---
package com.acme.app;

import com.acme.util.Text;
import com.acme.util.Text.Builder;
import com.acme.util.*;
import static com.acme.util.Text.trim;
import static com.acme.util.Text.EMPTY;
import static java.util.Collections.*;
import java.util.List;

class Main {
//    ^^^^ definition.class Main internal
    void main(List<String> all) {
//       ^^^^ definition.method Main.main arity:1..1 internal
        Text.upper("a");
//           ^^^^^ call src/main/java/com/acme/util/Text.java::Text.upper
        trim("b");
//      ^^^^ call src/main/java/com/acme/util/Text.java::Text.trim
        new Builder().append("c");
//          ^^^^^^^ call src/main/java/com/acme/util/Text.java::Text.Builder
//                    ^^^^^^ call src/main/java/com/acme/util/Text.java::Text.Builder.append
        Builder.start();
//              ^^^^^ call src/main/java/com/acme/util/Text.java::Text.Builder.start
        Numbers.parseNumber("1");
//              ^^^^^^^^^^^ call src/main/java/com/acme/util/Numbers.java::Numbers.parseNumber
        Helper.help();
//             ^^^^ call src/main/java/com/acme/app/Helper.java::Helper.help
        sort(all);
//      ^^^^ GAP call ?external
        keep(EMPTY);
//      ^^^^ call Main.keep
//           ^^^^^ value src/main/java/com/acme/util/Text.java::Text.EMPTY
        List.of(1);
//           ^^ call ?external
        com.acme.util.Numbers.parseNumber("2");
//                            ^^^^^^^^^^^ call src/main/java/com/acme/util/Numbers.java::Numbers.parseNumber
        java.util.Objects.hash(3);
//                        ^^^^ GAP call ?external
    }
    void keep(Object any) { }
//       ^^^^ definition.method Main.keep arity:1..1 internal
}
// --- path: src/test/java/com/acme/app/MainTest.java ---
package com.acme.app;

import static com.acme.util.Text.*;
import org.junit.Test;

public class MainTest {
//           ^^^^^^^^ definition.class MainTest
    @Test
    public void works() {
//              ^^^^^ definition.method MainTest.works arity:0..0 test
        upper("d");
//      ^^^^^ call src/main/java/com/acme/util/Text.java::Text.upper
        new Main().main(null);
//          ^^^^ call src/main/java/com/acme/app/Main.java::Main
//                 ^^^^ call src/main/java/com/acme/app/Main.java::Main.main
    }
}
// --- path: src/main/java/module-info.java ---
module com.acme {
//     ^^^^^^^^ definition.module com.acme
    requires java.base;
    exports com.acme.util;
}
