def load; end
#   ^^^^ definition.function load
def work; end
#   ^^^^ definition.function work
def item; end
#   ^^^^ definition.function item

class Db
#     ^^ definition.class Db
  def query(q) = self
#     ^^^^^ definition.method Db.query arity:1..1
end

def shadow(load, db = Db.new, *many, key: 1, **rest, &blk)
#   ^^^^^^ definition.function shadow arity:1..*
#                     ^^ call Db
  load
  load()
# ^^^^ call load
  work
# ^^^^ GAP call work
  db.query 1
#    ^^^^^ call Db.query
  other = Db.new
#         ^^ call Db
  other.query 2
#       ^^^^^ call Db.query
  work = 3
  work
  many.each do |item, (left, right)|
#      ^^^^ call ?
    item
    left.query(right)
#        ^^^^^ call
  end
  item
# ^^^^ call item
  a, (b, *c) = 1, [2, 3]
  a; b; c
  for x in many do
    x
  end
  case rest
  in { name: String => n, age: }
    n
    age
  in [first, *tail]
    first; tail
  in Integer | Float => num
    num
  in whole
    whole
  end
  lambda { |y; z| y }
# ^^^^^^ call ?external
  ->(q, r = q) { r }
rescue => e
  e
  key
end

def memo
#   ^^^^ definition.function memo
  value ||= work
#           ^^^^ call work
  value += 1
  count = item if item
#         ^^^^ call item
#                 ^^^^ call item
  count
end

script = 1
[script].each { script }
#        ^^^^ call ?
later if script
# <- call ?
