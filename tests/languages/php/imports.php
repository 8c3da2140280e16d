// --- path: src/Kernel.php ---
<?php

namespace App;

use App\Model\User;
use App\Model\User as Person;
use App\Support\{Str, Deep\Tool as Hammer, function shout};
use App\Model;
use function App\Support\whisper;
use function App\Support\whisper as hush;
use const App\Support\VOLUME;
use Vendor\Package\Thing;
use Countable;

require_once __DIR__ . '/legacy.php';
//           ^^^^^^^ value ?external

class Kernel extends Model\Record implements Countable
//    ^^^^^^ definition.class Kernel
//                         ^^^^^^ inherit src/Model/Record.php::Record
//                                           ^^^^^^^^^ inherit ?external
{
    public function boot(User $user, Thing $thing)
//                  ^^^^ definition.method Kernel.boot arity:2..2
//                       ^^^^ type src/Model/User.php::User
//                                   ^^^^^ type ?external
    {
        $user->save();
//             ^^^^ call src/Model/User.php::User.save
        $thing->save();
//              ^^^^ call ?external
        Person::create();
//      ^^^^^^ type src/Model/User.php::User
//              ^^^^^^ call src/Model/User.php::User.create
        new Model\User();
//                ^^^^ call src/Model/User.php::User
        new \App\Model\User();
//                     ^^^^ call src/Model/User.php::User
        Str::upper('x');
//      ^^^ type src/Support/Str.php::Str
//           ^^^^^ call src/Support/Str.php::Str.upper
        new Hammer();
//          ^^^^^^ call src/Support/Deep/Tool.php::Tool
        shout('x');
//      ^^^^^ call src/Support/Str.php::shout
        whisper('x', VOLUME);
//      ^^^^^^^ call src/Support/Str.php::whisper
//                   ^^^^^^ value src/Support/Str.php::VOLUME
        hush('x');
//      ^^^^ call src/Support/Str.php::whisper
        legacy_start();
//      ^^^^^^^^^^^^ call src/legacy.php::legacy_start
        \strlen('x');
//       ^^^^^^ call ?external
        \App\Support\whisper('y');
//                   ^^^^^^^ call src/Support/Str.php::whisper
        namespace\local_helper();
//                ^^^^^^^^^^^^ call local_helper
        local_helper();
//      ^^^^^^^^^^^^ call local_helper
        Sibling::go();
//      ^^^^^^^ type src/Sibling.php::Sibling
//               ^^ call src/Sibling.php::Sibling.go
        new Thing();
//          ^^^^^ call ?external
    }

    public function count(): int { return 0; }
//                  ^^^^^ definition.method Kernel.count arity:0..0
}

function local_helper() {}
//       ^^^^^^^^^^^^ definition.function local_helper arity:0..0
// --- path: src/Sibling.php ---
<?php
namespace App;
class Sibling
//    ^^^^^^^ definition.class Sibling
{
    public static function go() { local_helper(); }
//                         ^^ definition.method Sibling.go arity:0..0
//                                ^^^^^^^^^^^^ call src/Kernel.php::local_helper
}
// --- path: src/Model/User.php ---
<?php
namespace App\Model;

use App\Traits\Timestamps;

class User extends Record
//    ^^^^ definition.class User
//                 ^^^^^^ inherit src/Model/Record.php::Record
{
    use Timestamps;
//      ^^^^^^^^^^ inherit src/Traits/Timestamps.php::Timestamps
    public static function create() { return (new self())->touch(); }
//                         ^^^^^^ definition.method User.create arity:0..0
//                                                ^^^^ call User
//                                                         ^^^^^ call src/Traits/Timestamps.php::Timestamps.touch
    public function save() { $this->write(); }
//                  ^^^^ definition.method User.save arity:0..0
//                                  ^^^^^ call src/Model/Record.php::Record.write
}
// --- path: src/Model/Record.php ---
<?php
namespace App\Model;
abstract class Record
//             ^^^^^^ definition.class Record
{
    protected function write() {}
//                     ^^^^^ definition.method Record.write arity:0..0 protected
}
// --- path: src/Traits/Timestamps.php ---
<?php
namespace App\Traits;
trait Timestamps
//    ^^^^^^^^^^ definition.class Timestamps
{
    public function touch() { $this->write(); }
//                  ^^^^^ definition.method Timestamps.touch arity:0..0
//                                   ^^^^^ call ?
}
// --- path: src/Support/Str.php ---
<?php
namespace App\Support {
    const VOLUME = 3;
//        ^^^^^^ definition.constant VOLUME
    class Str
//        ^^^ definition.class Str
    {
        public static function upper($s) { return \strtoupper($s); }
//                             ^^^^^ definition.method Str.upper arity:1..1
//                                                 ^^^^^^^^^^ call ?external
    }
    function shout($s) { return Str::upper($s); }
//           ^^^^^ definition.function shout arity:1..1
//                              ^^^ type Str
//                                   ^^^^^ call Str.upper
    function whisper($s) { return strtolower($s); }
//           ^^^^^^^ definition.function whisper arity:1..1
//                                ^^^^^^^^^^ call ?external
}
// --- path: src/Support/Deep/Tool.php ---
<?php
namespace App\Support\Deep;
class Tool {}
//    ^^^^ definition.class Tool
// --- path: src/legacy.php ---
<?php
function legacy_start() {}
//       ^^^^^^^^^^^^ definition.function legacy_start arity:0..0
