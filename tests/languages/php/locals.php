<?php
function work() {}
//       ^^^^ definition.function work arity:0..0
function load() {}
//       ^^^^ definition.function load arity:0..0
class Db { public function query($q) { return $this; } }
//    ^^ definition.class Db
//                         ^^^^^ definition.method Db.query arity:1..1
class Log { public function query($q) {} }
//    ^^^ definition.class Log
//                          ^^^^^ definition.method Log.query arity:1..1

function shadow(Db $db, callable $load, Log &$log, Db ...$many)
//       ^^^^^^ definition.function shadow arity:3..*
//              ^^ type Db
//                                      ^^^ type Log
//                                                 ^^ type Db
{
    $db->query('a');
//       ^^^^^ call Db.query
    $log->query('b');
//        ^^^^^ call Log.query
    $load();
//  ^ call ?
    load();
//  ^^^^ GAP call load
    $other = new Log();
//               ^^^ call Log
    $other->query('c');
//          ^^^^^ call Log.query
    $alias = $db;
    foreach ($many as $k => $one) {
        $one->query('d');
//            ^^^^^ GAP call Db.query
    }
    [$x, 'y' => $y] = pairs();
//                    ^^^^^ call ?
    $x->query('e');
//      ^^^^^ call
    try {
        work();
//      ^^^^ call work
    } catch (LogicException | RuntimeException $e) {
//           ^^^^^^^^^^^^^^ type ?external
//                            ^^^^^^^^^^^^^^^^ type ?external
        $e->getMessage();
//          ^^^^^^^^^^ call ?external
    }
    $inner = fn(Log $db) => $db->query('f');
//              ^^^ type Log
//                               ^^^^^ call Log.query
    $inner($db);
//  ^ call ?
    $outer = function (Db $d) use ($log, &$other) {
//                     ^^ type Db
        static $seen = null;
        global $config;
        $other->query('g');
//              ^^^^^ call Log.query
        return $d->query('h');
//                 ^^^^^ call Db.query
    };
    $config = 1;
    array_walk($many, 'work');
//  ^^^^^^^^^^ call ?external
//                     ^^^^ value work
}

function apart($work)
//       ^^^^^ definition.function apart arity:1..1
{
    work();
//  ^^^^ call work
    usort($work, 'load');
//  ^^^^^ call ?external
//                ^^^^ value load
}

class Holder
//    ^^^^^^ definition.class Holder
{
    private Db $db;
//          ^^ type Db
//              ^^ definition.field Holder.db private
    public function get(Log $db)
//                  ^^^ definition.method Holder.get arity:1..1
//                      ^^^ type Log
    {
        $db->query('i');
//           ^^^^^ call Log.query
        $this->db->query('j');
//                 ^^^^^ call Db.query
    }
}
