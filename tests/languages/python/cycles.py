# Types that lead back to themselves: nothing is found, and it ends.
class Left:
#     ^^^^ definition.class Left
    turn: Right.turn
#   ^^^^ definition.field Left.turn
class Right:
#     ^^^^^ definition.class Right
    turn: Left.turn
#   ^^^^ definition.field Right.turn

same: same.same
# <- definition.variable same
other: same.other = None
# <- definition.variable other

def go(given: Left.turn.turn):
#   ^^ definition.function go arity:1..1
    given.start()
#         ^^^^^ call ?
    same.start()
#        ^^^^^ call ?
    other.start.start()
#               ^^^^^ call ?
