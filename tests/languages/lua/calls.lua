local Base = {}
--    ^^^^ definition.class Base private
Base.__index = Base
--   ^^^^^^^ definition.field Base.__index private
--             ^^^^ value Base
function Base.new(n) return setmetatable({ n = n }, Base) end
--            ^^^ definition.constructor Base.new arity:1..1
--                          ^^^^^^^^^^^^ call ?external
--                                                  ^^^^ value Base
function Base:touch() return self end
--            ^^^^^ definition.method Base.touch arity:0..0
function Base.static(n) return n end
--            ^^^^^^ definition.method Base.static arity:1..1
function Base:both() self:touch(); self.static(1); Base.static(2); Base.touch(self) end
--            ^^^^ definition.method Base.both arity:0..0
--                        ^^^^^ call Base.touch
--                                      ^^^^^^ call Base.static
--                                                      ^^^^^^ call Base.static
--                                                                      ^^^^^ call Base.touch

local function helper(n) return n end
--             ^^^^^^ definition.function helper arity:1..1 private
local alias = helper
--    ^^^^^ definition.variable alias private
--            ^^^^^^ value helper
local table_of = { one = helper, two = Base.static, helper }
--    ^^^^^^^^ definition.variable table_of private
--                       ^^^^^^ value helper
--                                          ^^^^^^ value Base.static
--                                                  ^^^^^^ value helper
function unknown_owner.method() helper(0) end
--                     ^^^^^^ definition.method unknown_owner.method arity:0..0
--                              ^^^^^^ call helper

local function all(given, base, ...)
--             ^^^ definition.function all arity:2..* private
  helper(helper(1))
--^^^^^^ call helper
--       ^^^^^^ call helper
  helper "string"
--^^^^^^ call helper
  helper { a = helper(2) }
--^^^^^^ call helper
--             ^^^^^^ call helper
  given(3)
--^^^^^ call ?
  base:touch()
--     ^^^^^ call Base.touch
  base:touch():touch()
--     ^^^^^ call Base.touch
--             ^^^^^ call Base.touch
  Base.new(4):touch()
--     ^^^ call Base.new
--            ^^^^^ call Base.touch
  Base.static(5)
--     ^^^^^^ call Base.static
  Base["static"](6)
--     ^^^^^^ call Base.static
  table_of.one(7)
--         ^^^ GAP call helper
  table_of["two"](8)
--         ^^^ GAP call Base.static
  table_of[1](9)
  ;(helper)(10)
--  ^^^^^^ call helper
  ;(function(n) helper(n) end)(11)
--              ^^^^^^ call helper
  alias(12)
--^^^^^ call alias
  local made = Base.new(13)
--                  ^^^ call Base.new
  made:touch()
--     ^^^^^ call Base.touch
  local f = helper
--          ^^^^^^ value helper
  f(14)
--^ call helper
  pcall(helper, 15)
--^^^^^ call ?external
--      ^^^^^^ value helper
  string.format("%d", helper(16))
--       ^^^^^^ call ?external
--                    ^^^^^^ call helper
  ("text"):upper()
--         ^^^^^ call ?
  print(#{ helper(17) }, -helper(18), not helper(19))
--^^^^^ call ?external
--         ^^^^^^ call helper
--                        ^^^^^^ call helper
--                                        ^^^^^^ call helper
  local text = "a" .. helper(20) .. "b"
--                    ^^^^^^ call helper
  if helper(21) then helper(22) elseif helper(23) then helper(24) else helper(25) end
--   ^^^^^^ call helper
--                   ^^^^^^ call helper
--                                     ^^^^^^ call helper
--                                                     ^^^^^^ call helper
--                                                                     ^^^^^^ call helper
  for i = helper(26), helper(27), helper(28) do helper(i) end
--        ^^^^^^ call helper
--                    ^^^^^^ call helper
--                                ^^^^^^ call helper
--                                              ^^^^^^ call helper
  for k, v in pairs(helper(29)) do helper(v) end
--            ^^^^^ call ?external
--                  ^^^^^^ call helper
--                                 ^^^^^^ call helper
  while helper(30) do break end
--      ^^^^^^ call helper
  repeat local done = helper(31) until helper(32)
--                    ^^^^^^ call helper
--                                     ^^^^^^ call helper
  each({ 1 }, function(x) return helper(x) end)
--^^^^ call ?
--                               ^^^^^^ call helper
  register("name", helper)
--^^^^^^^^ call ?
--                 ^^^^^^ value helper
  unknown(33)
--^^^^^^^ call ?
  undefined.call(34)
--          ^^^^ call ?
  undefined:missing(35)
--          ^^^^^^^ call ?
  require("outside").call(36)
--^^^^^^^ call ?external
--                   ^^^^ call ?
  return helper(37), all(given, ...)
--       ^^^^^^ call helper
--                   ^^^ call all
end

return all
--     ^^^ value all
