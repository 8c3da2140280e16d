local function load() return 1 end
--             ^^^^ definition.function load arity:0..0 private
local function pair() return 1, 2 end
--             ^^^^ definition.function pair arity:0..0 private
local function all()
--             ^^^ definition.function all arity:0..0 private
  local load = load()
--             ^^^^ call load
  local pair, other = pair()
--                    ^^^^ call pair
  load()
--^^^^ call ?
end
local function loops()
--             ^^^^^ definition.function loops arity:0..0 private
  for load, other in load() do load() end
--                   ^^^^ call load
--                             ^^^^ call ?
end
