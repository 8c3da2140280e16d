<?php
declare(strict_types=1);

namespace App\Models;

const LIMIT = 3, SPARE = 4;
//    ^^^^^ definition.constant LIMIT
//               ^^^^^ definition.constant SPARE
define('APP_ROOT', __DIR__);
// <- call ?external
//      ^^^^^^^^ definition.constant APP_ROOT

/**
 * Loads a file.
 *
 * @param string $path
 */
function load(string $path, ?array $cache = null, string $dots = '...', string ...$rest): string
//       ^^^^ definition.function load arity:1..* doc:Loads a file.
{
    function inner() {}
//           ^^^^^ definition.function load.inner arity:0..0
    $local = $path;
    define('LOCAL_ONE', 1);
//  ^^^^^^ call ?external
//          ^^^^^^^^^ GAP definition.constant LOCAL_ONE
    return $local;
}

// Says what it holds.
#[Entity(table: 'stores')]
abstract class Store
//             ^^^^^ definition.class Store doc:Says what it holds.
{
    public const int SMALL = 1, LARGE = 2;
//                   ^^^^^ definition.constant Store.SMALL
//                              ^^^^^ definition.constant Store.LARGE
    private const SECRET = 'x';
//                ^^^^^^ definition.constant Store.SECRET private

    private ?string $name = null, $other;
//                   ^^^^ definition.field Store.name private
//                                 ^^^^^ definition.field Store.other private
    protected static int $count = 0;
//                        ^^^^^ definition.field Store.count protected
    public readonly array $items;
//                         ^^^^^ definition.field Store.items
    var $legacy;
//       ^^^^^^ definition.field Store.legacy

    public string $title {
//                 ^^^^^ definition.field Store.title
        get => strtoupper($this->name);
//             ^^^^^^^^^^ call ?external
        set(string $value) { $this->name = trim($value); }
//                                         ^^^^ call ?external
    }

    public function __construct(
//                  ^^^^^^^^^^^ definition.constructor Store.__construct arity:1..3
        protected readonly Engine $engine,
//                                 ^^^^^^ definition.field Store.engine protected
        private int $size = 0,
//                   ^^^^ definition.field Store.size private
        string $plain = 'p',
    ) {
    }

    abstract protected function open(int $mode): bool;
//                              ^^^^ definition.method Store.open arity:1..1 protected declaration

    /** Grows it. */
    #[\Override]
    final public static function grow(int $by = 1, callable|string|null $then = null): static
//                               ^^^^ definition.method Store.grow arity:0..2 doc:Grows it.
    {
        return new static();
//                 ^^^^^^ GAP call Store
    }

    private function shrink(&$by, $self): void {}
//                   ^^^^^^ definition.method Store.shrink arity:2..2 private

    function &reference() {}
//            ^^^^^^^^^ definition.method Store.reference arity:0..0
}

interface Sized extends \Countable
//        ^^^^^ definition.interface Sized
//                       ^^^^^^^^^ inherit ?external
{
    const UNIT = 'byte';
//        ^^^^ definition.constant Sized.UNIT
    public function size(): int;
//                  ^^^^ definition.method Sized.size arity:0..0 declaration
}

trait Named
//    ^^^^^ definition.class Named
{
    private string $label = '';
//                  ^^^^^ definition.field Named.label private
    public function label(): string { return $this->label; }
//                  ^^^^^ definition.method Named.label arity:0..0
    public static function named() {}
//                         ^^^^^ definition.method Named.named arity:0..0
    abstract public function rename(string $label);
//                           ^^^^^^ definition.method Named.rename arity:1..1 declaration
}

enum Suit: string implements Sized
//   ^^^^ definition.enum Suit
//                           ^^^^^ inherit Sized
{
    case Hearts = 'H';
//       ^^^^^^ definition.enum-member Suit.Hearts
    case Spades = 'S';
//       ^^^^^^ definition.enum-member Suit.Spades
    const Wild = self::Spades;
//        ^^^^ definition.constant Suit.Wild
    public function size(): int { return 1; }
//                  ^^^^ definition.method Suit.size arity:0..0
}

final readonly class Point { public function size() {} }
//                   ^^^^^ definition.class Point
//                                           ^^^^ definition.method Point.size arity:0..0

$first = 1;
 // <- definition.variable first
$first = 2;
$handler = function (int $x) { return $x; };
 // <- definition.variable handler

if (!function_exists('late')) {
//   ^^^^^^^^^^^^^^^ call ?external
    function late() {}
//           ^^^^ definition.function late arity:0..0
}

function factory(): Store
//       ^^^^^^^ definition.function factory arity:0..0
{
    return new class(1) extends Store implements Sized {
//             ^^^^^ definition.class factory.class
//                              ^^^^^ inherit Store
//                                               ^^^^^ inherit Sized
        private $depth = 0;
//               ^^^^^ definition.field factory.class.depth private
        protected function open(int $mode): bool { return true; }
//                         ^^^^ definition.method factory.class.open arity:1..1 protected
        public function size(): int { return $this->depth; }
//                      ^^^^ definition.method factory.class.size arity:0..0
    };
}
