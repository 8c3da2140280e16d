class Shape
#     ^ definition.class Shape
  def draw; end
#     ^ definition.method Shape.draw
end

class Leaf
#     ^ definition.class Leaf
  def draw; end
#     ^ definition.method Leaf.draw
end

def branch(c)
#   ^ definition.function branch arity:1..1
  shape = Shape.new
#         ^ call Shape
  shape = Leaf.new if c
#         ^ call Leaf
  shape.draw
#       ^ call Leaf.draw | Shape.draw
end

def ways(c)
#   ^ definition.function ways arity:1..1
  if c
    shape = Shape.new
#           ^ call Shape
  else
    shape = Leaf.new
#           ^ call Leaf
  end
  shape.draw
#       ^ call Leaf.draw | Shape.draw
end
