<?php

interface Job { public function work(int $n); }
//        ^^^ definition.interface Job
//                              ^^^^ definition.method Job.work arity:1..1 declaration

class Base
//    ^^^^ definition.class Base
{
    public function __construct() {}
//                  ^^^^^^^^^^^ definition.constructor Base.__construct arity:0..0
    protected function prepare() {}
//                     ^^^^^^^ definition.method Base.prepare arity:0..0 protected
    public static function make() { return new static(); }
//                         ^^^^ definition.method Base.make arity:0..0
//                                             ^^^^^^ GAP call Base
}

class Worker extends Base implements Job
//    ^^^^^^ definition.class Worker
//                   ^^^^ inherit Base
//                                   ^^^ inherit Job
{
    private Queue $queue;
//          ^^^^^ type Queue
//                 ^^^^^ definition.field Worker.queue private
    private $handler;
//           ^^^^^^^ definition.field Worker.handler private

    public function __construct(private Queue $spare, ?Queue $queue = null)
//                  ^^^^^^^^^^^ definition.constructor Worker.__construct arity:1..2
//                                      ^^^^^ type Queue
//                                             ^^^^^ definition.field Worker.spare private
//                                                     ^^^^^ type Queue
    {
        parent::__construct();
//              ^^^^^^^^^^^ call Base.__construct
        $this->queue = $queue ?? new Queue();
//                                   ^^^^^ call Queue
    }

    public function work(int $n)
//                  ^^^^ definition.method Worker.work arity:1..1
    {
        $this->prepare();
//             ^^^^^^^ call Base.prepare
        $this->queue->push($n);
//                    ^^^^ call Queue.push
        $this->spare->push($n);
//                    ^^^^ call Queue.push
        $this?->step($n);
//              ^^^^ call Worker.step
        self::step($n);
//            ^^^^ call Worker.step
        static::step($n);
//              ^^^^ call Worker.step
        Worker::step($n);
//      ^^^^^^ type Worker
//              ^^^^ call Worker.step
        parent::prepare();
//              ^^^^^^^ call Base.prepare
        ($this->handler)($n);
//              ^^^^^^^ call Worker.handler
        $this->queue->first()->push($n);
//                    ^^^^^ call Queue.first
//                             ^^^^ call Queue.push
        return array_map(fn($x) => $this->step($x), [$n]);
//             ^^^^^^^^^ call ?external
//                                        ^^^^ call Worker.step
    }

    private function step($n) { return $n; }
//                   ^^^^ definition.method Worker.step arity:1..1 private
}

class Queue
//    ^^^^^ definition.class Queue
{
    public function push($n) { return $this; }
//                  ^^^^ definition.method Queue.push arity:1..1
    public function first(): Queue { return $this; }
//                  ^^^^^ definition.method Queue.first arity:0..0
//                           ^^^^^ type Queue
}

function helper($x, $y = null) { return strlen($x); }
//       ^^^^^^ definition.function helper arity:1..2
//                                      ^^^^^^ call ?external

function run(Worker $worker, callable $callback, $any)
//       ^^^ definition.function run arity:3..3
//           ^^^^^^ type Worker
{
    $worker->work(1);
//           ^^^^ call Worker.work
    $any?->work(2);
//         ^^^^ call Worker.work
    $callback(3);
//  ^ call ?
    $queue = new Queue;
//               ^^^^^ call Queue
    $queue->push(helper('a'));
//          ^^^^ call Queue.push
//               ^^^^^^ call helper
    (new Queue)->push(1);
//       ^^^^^ call Queue
//               ^^^^ call Queue.push
    (new Queue())->push(1)->push(2);
//       ^^^^^ call Queue
//                 ^^^^ call Queue.push
//                          ^^^^ call Queue.push
    $list = [new Queue(), helper(y: 1, x: 2)];
//               ^^^^^ call Queue
//                        ^^^^^^ call helper
    $list[0]->push(1);
//            ^^^^ GAP call Queue.push
    $class = Worker::class;
//           ^^^^^^ type Worker
    new $class();
    $class::make();
//          ^^^^ call Base.make
    Worker::make()->work(1);
//  ^^^^^^ type Worker
//          ^^^^ call Base.make
//                  ^^^^ call Worker.work
    echo "text {$worker->work(4)} and ${callback}", helper('b');
//                       ^^^^ call Worker.work
//                                                  ^^^^^^ call helper
    $text = <<<TEXT
    value: {$worker->work(5)}
//                   ^^^^ call Worker.work
    TEXT;
    $closure = function () use ($worker) {
        helper('c');
//      ^^^^^^ call helper
    };
    $closure();
//  ^ call ?
    (function () { helper('iife'); })();
//                 ^^^^^^ call helper
    $method = 'work';
    $worker->$method();
    $m = match (true) { helper('d') => helper('e'), default => null };
//                      ^^^^^^ call helper
//                                     ^^^^^^ call helper
    throw new RuntimeException(helper('f'));
//            ^^^^^^^^^^^^^^^^ call ?external
//                             ^^^^^^ call helper
}

function defaults($x = new Queue(), $y = LIMIT) {}
//       ^^^^^^^^ definition.function defaults arity:0..2
//                         ^^^^^ call Queue

array_map('helper', [1]);
// <- call ?external
//         ^^^^^^ value helper
usort($GLOBALS['list'], 'helper');
// <- call ?external
//                       ^^^^^^ value helper
add_action('init', 'run');
// <- call ?
//                  ^^^ value run
call_user_func([new Worker(), 'work']);
// <- call ?external
//                  ^^^^^^ call Worker
$pair = [$worker, 'work'];
 // <- definition.variable pair
//                 ^^^^ value ?
$route = ['/x' => [Worker::class, 'work']];
 // <- definition.variable route
//                 ^^^^^^ type Worker
//                                 ^^^^ value Worker.work
$first = helper(...);
 // <- definition.variable first
//       ^^^^^^ value helper
$second = $queue->push(...);
 // <- definition.variable second
//                ^^^^ value ?
$third = Worker::make(...);
 // <- definition.variable third
//       ^^^^^^ type Worker
//               ^^^^ value Base.make
if ($x instanceof Queue || $x == LIMIT) { print helper('g'); exit(helper('h')); }
//                ^^^^^ type Queue
//                               ^^^^^ value ?
//                                              ^^^^^^ call helper
//                                                                ^^^^^^ call helper
foreach (helper('i') as $item) : $item->push(1); endforeach;
//       ^^^^^^ call helper
//                                      ^^^^ call ?
static fn(): int => helper('j');
//                  ^^^^^^ call helper
