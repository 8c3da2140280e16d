import functools


class Engine:
#     ^^^^^^ definition.class Engine
    def start(self, n=1): return self
#       ^^^^^ definition.method Engine.start arity:0..1
#                                ^^^^ value ?

    def __call__(self, n): pass
#       ^^^^^^^^ definition.method Engine.__call__ arity:1..1


class Base:
#     ^^^^ definition.class Base
    def prepare(self, n): pass
#       ^^^^^^^ definition.method Base.prepare arity:1..1


class Worker(Base):
#     ^^^^^^ definition.class Worker
#            ^^^^ inherit Base
    engine: Engine
#   ^^^^^^ definition.field Worker.engine
    limit = 3
#   ^^^^^ definition.field Worker.limit

    def __init__(self, engine: Engine, spare=None):
#       ^^^^^^^^ definition.constructor Worker.__init__ arity:1..2
        super().__init__()
#       ^^^^^ call ?external
#               ^^^^^^^^ GAP call ?external
        super(Worker, self).__init__()
#       ^^^^^ call ?external
#             ^^^^^^ value Worker
#                     ^^^^ value ?
#                           ^^^^^^^^ GAP call ?external
        self.engine = engine
        self.spare = Engine()
#            ^^^^^ definition.field Worker.spare
#                    ^^^^^^ call Engine
        self.table = {"a": helper, "b": self.step}
#            ^^^^^ definition.field Worker.table
#                          ^^^^^^ value helper
#                                            ^^^^ value Worker.step

    def run(self, n):
#       ^^^ definition.method Worker.run arity:1..1
        self.prepare(n)
#            ^^^^^^^ call Base.prepare
        self.engine.start(n)
#                   ^^^^^ call Engine.start
        self.spare.start(n)
#                  ^^^^^ call Engine.start
        self.step()
#            ^^^^ call Worker.step
        Worker.step(self)
#              ^^^^ call Worker.step
#                   ^^^^ value ?
        super().prepare(n)
#       ^^^^^ call ?external
#               ^^^^^^^ call Base.prepare
        self.table["a"](n)
#                      ^ call Worker.step rule:value
        return [self.step() for _ in range(helper(n))]
#                    ^^^^ call Worker.step
#                                    ^^^^^ call ?external
#                                          ^^^^^^ call helper

    @classmethod
#    ^^^^^^^^^^^ call ?external
    def make(cls, n):
#       ^^^^ definition.method Worker.make arity:1..1
        return cls(Engine(), n)
#              ^^^ call Worker.__init__
#                  ^^^^^^ call Engine

    def step(self): return helper(type(self))
#       ^^^^ definition.method Worker.step arity:0..0
#                          ^^^^^^ call helper
#                                 ^^^^ call ?external
#                                      ^^^^ value ?


def helper(x, y=None): return x
#   ^^^^^^ definition.function helper arity:1..2


def decorate(function): return function
#   ^^^^^^^^ definition.function decorate arity:1..1


def options(**kw):
#   ^^^^^^^ definition.function options arity:0..*
    return decorate
#          ^^^^^^^^ value decorate


@decorate
#^^^^^^^^ call decorate
@options(a=helper(1))
#^^^^^^^ call options
#          ^^^^^^ call helper
@functools.wraps(helper)
#          ^^^^^ call ?external
#                ^^^^^^ value helper
def work(worker: Worker, engine: "Engine", any, load=helper(2)):
#   ^^^^ definition.function work arity:3..4
#                                                    ^^^^^^ call helper
    worker.run(1)
#          ^^^ call Worker.run
    engine.start().start()
#          ^^^^^ call Engine.start
#                  ^^^^^ call Engine.start
    any.run(2)
#       ^^^ call ?
    local = Worker(Engine())
#           ^^^^^^ call Worker
#                  ^^^^^^ call Engine
    local.run(3)
#         ^^^ call Worker.run
    Worker(Engine()).run(4)
#   ^^^^^^ call Worker
#          ^^^^^^ call Engine
#                    ^^^ call Worker.run
    Worker.make(5).run(6)
#          ^^^^ call Worker.make
#                  ^^^ GAP call Worker.run
    print(f"{helper(7)} {worker.run(8)!r:>{helper(9)}}")
#   ^^^^^ call ?external
#            ^^^^^^ call helper
#                               ^^^ call Worker.run
#                                          ^^^^^^ call helper
    (lambda n: helper(n))(1)
#              ^^^^^^ call helper
#                        ^ call ?
    helper(lambda: helper(10))
#   ^^^^^^ call helper
#                  ^^^^^^ call helper
    helper(helper, y=helper)
#   ^^^^^^ call helper
#          ^^^^^^ value helper
#                    ^^^^^^ value helper
    table = {"a": helper, "b": [helper, work], "c": (helper,), "d": {helper}}
#                 ^^^^^^ value helper
#                               ^^^^^^ value helper
#                                       ^^^^ value work
#                                                    ^^^^^^ value helper
#                                                                    ^^^^^^ value helper
    table["a"](1)
#             ^ call helper | work rule:value
    Stack[int](1)
#   ^^^^^ call ?
    helper(1)(2)
#   ^^^^^^ call helper
#            ^ call ?
    if (found := helper(11)) and helper(12): pass
#                ^^^^^^ call helper
#                                ^^^^^^ call helper
    with helper(13) as opened, helper(14): opened.close()
#        ^^^^^^ call helper
#                              ^^^^^^ call helper
#                                                 ^^^^^ call ?
    assert helper(15), helper(16)
#          ^^^^^^ call helper
#                      ^^^^^^ call helper
    raise Failure(helper(17)) from helper(18)
#         ^^^^^^^ call Failure
#                 ^^^^^^ call helper
#                                  ^^^^^^ call helper


async def waiting():
#         ^^^^^^^ definition.function waiting arity:0..0
    await helper(1)
#         ^^^^^^ call helper
    async for x in helper(2): x.go()
#                  ^^^^^^ call helper
#                               ^^ call ?
    yield helper(3)
#         ^^^^^^ call helper
    yield from helper(4)
#              ^^^^^^ call helper
    return helper if helper(5) else work
#          ^^^^^^ value helper
#                    ^^^^^^ call helper
#                                   ^^^^ value work


class Failure(Exception): pass
#     ^^^^^^^ definition.class Failure
#             ^^^^^^^^^ inherit ?external


functools.partial(helper, 1)
#         ^^^^^^^ call ?external
#                 ^^^^^^ value helper
default = helper or None
# <- definition.variable default
#         ^^^^^^ value helper
engine = Engine()
# <- definition.variable engine
#        ^^^^^^ call Engine
engine.start()
#      ^^^^^ call Engine.start
if __name__ == "__main__":
    work(*[1], **{})
#   ^^^^ call work
