<?php
// --- path: tests/StoreTest.php ---
<?php
use PHPUnit\Framework\TestCase;
use PHPUnit\Framework\Attributes\Test;

class StoreTest extends TestCase
//    ^^^^^^^^^ definition.class StoreTest
//                      ^^^^^^^^ inherit ?external
{
    protected function setUp(): void {}
//                     ^^^^^ definition.method StoreTest.setUp arity:0..0 protected

    #[Test]
    public function it_grows(): void
//                  ^^^^^^^^ definition.method StoreTest.it_grows arity:0..0 test
    {
        $this->assertSame(1, $this->helper());
//             ^^^^^^^^^^ GAP call ?external
//                                  ^^^^^^ call StoreTest.helper
    }

    private function helper(): int { return 1; }
//                   ^^^^^^ definition.method StoreTest.helper arity:0..0 private
}
// --- path: tests/Guarded.php ---
<?php
class Guarded {
//    ^^^^^^^ definition.class Guarded
    protected function guard(): void { make()->guard(); }
//                     ^^^^^ definition.method Guarded.guard arity:0..0 protected
//                                     ^^^^ call ?
//                                             ^^^^^ call ?
}
// --- path: tests/Heir.php ---
<?php
class Heir extends Guarded {
//    ^^^^ definition.class Heir
//                 ^^^^^^^ inherit tests/Guarded.php::Guarded
    function all(): void { $this->guard(); make()->guard(); }
//           ^^^ definition.method Heir.all arity:0..0
//                                ^^^^^ call tests/Guarded.php::Guarded.guard
//                                         ^^^^ call ?
//                                                 ^^^^^ call ?
}
