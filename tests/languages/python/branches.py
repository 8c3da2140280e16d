class Shape:
#     ^ definition.class Shape
    def draw(self):
#       ^ definition.method Shape.draw arity:0..0
        pass


class Leaf(Shape):
#     ^ definition.class Leaf
    def draw(self):
#       ^ definition.method Leaf.draw arity:0..0
        pass


def one_way(c):
#   ^ definition.function one_way arity:1..1
    shape = Shape()
#           ^ call Shape
    if c:
        shape = Leaf()
#               ^ call Leaf
        shape.draw()
#             ^ call Leaf.draw
    else:
        shape.draw()
#             ^ call Shape.draw
    shape.draw()
#         ^ call Leaf.draw | Shape.draw
    shape = Shape()
#           ^ call Shape
    shape.draw()
#         ^ call Shape.draw


def two_ways(c):
#   ^ definition.function two_ways arity:1..1
    if c:
        shape = Leaf()
#               ^ call Leaf
    else:
        shape = Shape()
#               ^ call Shape
        shape.draw()
#             ^ call Shape.draw
    shape.draw()
#         ^ call Leaf.draw | Shape.draw


def failed():
#   ^ definition.function failed arity:0..0
    try:
        shape = Leaf()
#               ^ call Leaf
    except OSError:
        shape = Shape()
#               ^ call Shape
    shape.draw()
#         ^ call Leaf.draw | Shape.draw


def again(parts):
#   ^ definition.function again arity:1..1
    shape = Shape()
#           ^ call Shape
    for _ in parts:
        shape.draw()
#             ^ call Leaf.draw | Shape.draw
        shape = Leaf()
#               ^ call Leaf
        shape.draw()
#             ^ call Leaf.draw


# Nothing has no members, and what is not known may be anything.
def at_first_nothing(c):
#   ^ definition.function at_first_nothing arity:1..1 doc:Nothing has no members, and what is not known may be anything.
    shape = None
    if c:
        shape = Leaf()
#               ^ call Leaf
    shape.draw()
#         ^ call Leaf.draw rule:receiver


def unless_given(shape):
#   ^ definition.function unless_given arity:1..1
    if not shape:
        shape = Leaf()
#               ^ call Leaf
    shape.draw()
#         ^ call Leaf.draw rule:ambiguous


def function(c):
#   ^ definition.function function arity:1..1
    f = one_way
    if c:
        f = two_ways
    f(c)
#   ^ call one_way | two_ways rule:value
