import enum
from collections import namedtuple
from enum import Enum
from typing import NamedTuple, NewType, Optional, TypeAlias, overload

first = second = None
# <- definition.variable first
#       ^^^^^^ definition.variable second
(left, right) = 1, 2
#^^^^ definition.variable left
#      ^^^^^ definition.variable right
[up, down] = 1, 2
#^^ definition.variable up
#    ^^^^ definition.variable down
head, *tail = [1, 2]
# <- definition.variable head
#      ^^^^ definition.variable tail
first = 3
counter: int = 0
# <- definition.variable counter
declared: str
# <- definition.variable declared
app = App(1)
# <- definition.variable app
#     ^^^ call ?
UserId = NewType("UserId", int)
# <- definition.type-alias UserId
#        ^^^^^^^ call ?external
Alias: TypeAlias = "dict[str, int]"
# <- definition.type-alias Alias
type Pair[T] = tuple[T, T]
#    ^^^^ definition.type-alias Pair
type Plain = int
#    ^^^^^ definition.type-alias Plain
Point = namedtuple("Point", "x y")
# <- definition.class Point
#       ^^^^^^^^^^ call ?external
Size = NamedTuple("Size", [("w", int)])
# <- definition.class Size
#      ^^^^^^^^^^ call ?external
double = lambda x: x * 2
# <- definition.variable double
config.value = 1
table["key"] = 1


class Color(Enum):
#     ^^^^^ definition.enum Color doc:Colours.
#           ^^^^ inherit ?external
    """Colours."""

    RED = 1
#   ^^^ definition.enum-member Color.RED
    GREEN = enum.auto()
#   ^^^^^ definition.enum-member Color.GREEN
#                ^^^^ call ?external

    def name_of(self) -> str:
#       ^^^^^^^ definition.method Color.name_of arity:0..0
        return self.name


class Flags(enum.IntFlag):
#     ^^^^^ definition.enum Flags
#                ^^^^^^^ inherit ?external
    ON = 1
#   ^^ definition.enum-member Flags.ON


@final
#^ call ?
class Box[T](Base, Generic[T], metaclass=Meta):
#     ^^^ definition.class Box
#            ^^^^ inherit ?
#                  ^^^^^^^ inherit ?
    __slots__ = ("a",)
#   ^^^^^^^^^ definition.field Box.__slots__
    size: ClassVar[int] = 0
#   ^^^^ definition.field Box.size
    owner: Optional["Owner"] = None
#   ^^^^^ definition.field Box.owner

    class Inner:
#         ^^^^^ definition.class Box.Inner
        def deep(self): ...
#           ^^^^ definition.method Box.Inner.deep arity:0..0

    def __init__(self, a: int, b=(1, 2), *args: int, c, d: str = "...", **kw) -> None:
#       ^^^^^^^^ definition.constructor Box.__init__ arity:2..*
        self.a, self.b = a, b
#            ^ definition.field Box.a
#                    ^ definition.field Box.b
        self.engine = Engine(a)
#            ^^^^^^ definition.field Box.engine
#                     ^^^^^^ call ?
        self.cache: dict[str, int] = {}
#            ^^^^^ definition.field Box.cache
        self.a = 2
        self._hidden = other.a = 1
#            ^^^^^^^ definition.field Box._hidden private
        if a:
            self.late = self.engine.x
#                ^^^^ definition.field Box.late

    @property
#    ^ call ?external
    def area(self) -> int:
#       ^^^^ definition.method Box.area arity:0..0
        return 1

    @area.setter
#         ^ call ?
    def area(self, value): pass
#       ^^^^ definition.method Box.area arity:1..1

    @staticmethod
#    ^ call ?external
    def make(size, /, *, deep=False): pass
#       ^^^^ definition.method Box.make arity:1..2

    @classmethod
#    ^ call ?external
    async def build(cls, spec: "tuple[int, ...]", then: Callable[..., int] = print):
#             ^^^^^ definition.method Box.build arity:1..2
        cls.registry = {}
#           ^^^^^^^^ definition.field Box.registry
        return cls(spec)
#              ^^^ call Box.__init__

    @overload
#    ^ call ?external
    def pick(self, a: int) -> int: ...
#       ^^^^ definition.method Box.pick arity:1..1
    @overload
#    ^ call ?external
    def pick(self, a: str) -> str: ...
#       ^^^^ definition.method Box.pick arity:1..1
    def pick(self, a): return a
#       ^^^^ definition.method Box.pick arity:1..1

    def __eq__(self, other): return True
#       ^^^^^^ definition.method Box.__eq__ arity:1..1
    def __mangled(self): pass
#       ^^^^^^^^^ definition.method Box.__mangled arity:0..0 private
    def _guarded(self): pass
#       ^^^^^^^^ definition.method Box._guarded arity:0..0 private

    if True:
        def conditional(self): pass
#           ^^^^^^^^^^^ definition.method Box.conditional arity:0..0


def outer():
#   ^^^^^ definition.function outer arity:0..0
    class Local:
#         ^^^^^ definition.class outer.Local
        shared = 1
#       ^^^^^^ definition.field outer.Local.shared
        def run(self): pass
#           ^^^ definition.method outer.Local.run arity:0..0
    value = 1
    return Local


try:
    import fast
except ImportError:
    fast = None
#   ^^^^ definition.variable fast

    def fallback(): pass
#       ^^^^^^^^ definition.function fallback arity:0..0
