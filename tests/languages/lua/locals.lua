local function load(n) return n end
--             ^^^^ definition.function load arity:1..1 private
local count = 0
--    ^^^^^ definition.variable count private

local function parameter(load) return load(1) end
--             ^^^^^^^^^ definition.function parameter arity:1..1 private
--                                    ^^^^ call ?
local function variable()
--             ^^^^^^^^ definition.function variable arity:0..0 private
  local load = other
  return load(2)
--       ^^^^ call ?
end
local function block(on)
--             ^^^^^ definition.function block arity:1..1 private
  if on then
    local load = function(n) return n end
--        ^^^^ definition.function block.load arity:1..1 private
    load(3)
--  ^^^^ call block.load
  end
  do local load = on; load(4) end
--                    ^^^^ GAP call ?
  return load(5), keep(count)
--       ^^^^ GAP call load
--                ^^^^ call ?
--                     ^^^^^ value count
end
local function loops(list)
--             ^^^^^ definition.function loops arity:1..1 private
  for load = 1, 3 do keep(load) end
--                   ^^^^ call ?
  for load, count in pairs(list) do load(6); keep(count) end
--                   ^^^^^ call ?external
--                                  ^^^^ call ?
--                                           ^^^^ call ?
  load(7)
--^^^^ call load
end
local function closures()
--             ^^^^^^^^ definition.function closures arity:0..0 private
  local inner = function(load) load(8) end
--      ^^^^^ definition.function closures.inner arity:1..1 private
--                             ^^^^ call ?
  inner(load)
--^^^^^ call closures.inner
--      ^^^^ value load
  each(function(count) keep(count) end)
--^^^^ call ?
--                     ^^^^ call ?
  load(9)
--^^^^ call load
end
