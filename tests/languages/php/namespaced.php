<?php
namespace Acme\Util;
function here($x) { return $x; }
//       ^^^^ definition.function here arity:1..1
function low($x) { return namespace\here($x); }
//       ^^^ definition.function low arity:1..1
//                                  ^^^^ call here
class Kit { public static function make() { return new \Acme\Util\Kit(); } }
//    ^^^ definition.class Kit
//                                 ^^^^ definition.method Kit.make arity:0..0
//                                                                ^^^ call Kit
// --- path: use.php ---
<?php
namespace Acme\App;
function here($x) { return \Acme\Util\here($x); }
//       ^^^^ definition.function here arity:1..1
//                                    ^^^^ call namespaced.php::here
function all() {
//       ^^^ definition.function all arity:0..0
    \Acme\Util\low(1);
//             ^^^ call namespaced.php::low
    \Acme\Util\Kit::make();
//             ^^^ type namespaced.php::Kit
//                  ^^^^ call namespaced.php::Kit.make rule:receiver
    \helper(1);
//   ^^^^^^ call global.php::helper
    \strlen('x');
//   ^^^^^^ call ?external
    \here(1);
//   ^^^^ call ?external
}
// --- path: global.php ---
<?php
function helper($x) { return $x; }
//       ^^^^^^ definition.function helper arity:1..1
