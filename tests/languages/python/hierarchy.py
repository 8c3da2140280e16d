import abc
from typing import Generic, Protocol


class Shape(abc.ABC):
#     ^^^^^ definition.class Shape
#               ^^^ inherit ?external
    @abc.abstractmethod
#        ^ call ?external
    def area(self): ...
#       ^^^^ definition.method Shape.area arity:0..0

    def describe(self): return self.area()
#       ^^^^^^^^ definition.method Shape.describe arity:0..0
#                                   ^^^^ call Shape.area


class Named(Protocol):
#     ^^^^^ definition.class Named
#           ^^^^^^^^ inherit ?external
    name: str
#   ^^^^ definition.field Named.name
#         ^^^ type ?external
    def label(self) -> str: ...
#       ^^^^^ definition.method Named.label arity:0..0
#                      ^^^ type ?external


class Mixin:
#     ^^^^^ definition.class Mixin
    def show(self): return self.describe()
#       ^^^^ definition.method Mixin.show arity:0..0
#                               ^^^^^^^^ call Shape.describe


class Figure(Shape, Generic[T]):
#     ^^^^^^ definition.class Figure
#            ^^^^^ inherit Shape
#                   ^^^^^^^ inherit ?external
#                           ^ type ?
    def area(self): return 0
#       ^^^^ definition.method Figure.area arity:0..0


class Circle(Mixin, Figure[int], Named, metaclass=abc.ABCMeta):
#     ^^^^^^ definition.class Circle
#            ^^^^^ inherit Mixin
#                   ^^^^^^ inherit Figure
#                          ^^^ type ?external
#                                ^^^^^ inherit Named
    def area(self): return super().area()
#       ^^^^ definition.method Circle.area arity:0..0
#                          ^^^^^ call ?external
#                                  ^^^^ call Figure.area
    def run(self):
#       ^^^ definition.method Circle.run arity:0..0
        self.describe()
#            ^^^^^^^^ call Shape.describe
        self.show()
#            ^^^^ call Mixin.show
        self.label()
#            ^^^^^ call Named.label


class Outer:
#     ^^^^^ definition.class Outer
    class Inner(Shape): pass
#         ^^^^^ definition.class Outer.Inner
#               ^^^^^ inherit Shape

    class Other(Inner): pass
#         ^^^^^ definition.class Outer.Other
#               ^^^^^ GAP inherit Outer.Inner


class Far(missing.Base[int], Outer.Inner): pass
#     ^^^ definition.class Far
#                 ^^^^ inherit ?
#                      ^^^ type ?external
#                                  ^^^^^ inherit Outer.Inner
