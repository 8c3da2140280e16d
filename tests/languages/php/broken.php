<?php
function before() { return 1; }
//       ^^^^^^ definition.function before arity:0..0
class Half
//    ^^^^ definition.class Half
{
    public function good() { return before(); }
//                  ^^^^ definition.method Half.good arity:0..0
//                                  ^^^^^^ call before
    public function bad( { return before(; }
//                  ^^^ definition.method Half.bad arity:0..0
//                                ^^^^^^ call before
    public function after() { return before(); }
//                  ^^^^^ definition.method Half.after arity:0..0
//                                   ^^^^^^ call before
}
function last() { before(); }
//       ^^^^ definition.function last arity:0..0
//                ^^^^^^ call before
