-- --- path: src/main.lua ---
local store = require("app.store")
--            ^^^^^^^ call ?external
local log = require "app.log"
--          ^^^^^^^ call ?external
local trim = require("app.util").trim
--           ^^^^^^^ call ?external
local inner = require("app.inner")
--            ^^^^^^^ call ?external
local socket = require("socket")
--             ^^^^^^^ call ?external
local gone = require("app.gone")
--           ^^^^^^^ call ?external
require("app.globals")
-- <- call ?external
dofile("src/app/script.lua")
-- <- call ?external
lazy = require("app.lazy")
--     ^^^^^^^ call ?external

local function run()
--             ^^^ definition.function run arity:0..0 private
  store.open("a")
--      ^^^^ call src/app/store.lua::Store.open
  store.open("b"):save()
--      ^^^^ call src/app/store.lua::Store.open
--                ^^^^ GAP call src/app/store.lua::Store.save
  local s = store.open("c")
--                ^^^^ call src/app/store.lua::Store.open
  s:save()
--  ^^^^ GAP call src/app/store.lua::Store.save
  log.info("x")
--    ^^^^ call src/app/log.lua::M.info
  trim(" x ")
--^^^^ call src/app/util.lua::trim
  inner.deep()
--      ^^^^ call src/app/inner/init.lua::deep
  socket.connect("h")
--       ^^^^^^^ call ?external
  gone.missing()
--     ^^^^^^^ call ?external
  global_one()
--^^^^^^^^^^ call src/app/globals.lua::global_one
  from_script()
--^^^^^^^^^^^ call src/app/script.lua::from_script
  lazy.go()
--     ^^ call src/app/lazy.lua::lazy.go
  require("app.log").info("y")
--^^^^^^^ call ?external
--                   ^^^^ GAP call src/app/log.lua::M.info
  not_required()
--^^^^^^^^^^^^ call ?
  map(store.open)
--^^^ call ?
--          ^^^^ value src/app/store.lua::Store.open
end
return run
--     ^^^ value run
-- --- path: src/app/store.lua ---
local util = require("app.util")
--           ^^^^^^^ call ?external
local Store = {}
--    ^^^^^ definition.class Store private
Store.__index = Store
--    ^^^^^^^ definition.field Store.__index private
--              ^^^^^ value Store
function Store.open(path) return setmetatable({ path = util.trim(path) }, Store) end
--             ^^^^ definition.method Store.open arity:1..1
--                               ^^^^^^^^^^^^ call ?external
--                                                          ^^^^ call src/app/util.lua::trim
--                                                                        ^^^^^ value Store
function Store:save() return self.path end
--             ^^^^ definition.method Store.save arity:0..0
return Store
--     ^^^^^ value Store
-- --- path: src/app/log.lua ---
local M = {}
--    ^ definition.class M private
local function format(text) return text end
--             ^^^^^^ definition.function format arity:1..1 private
function M.info(text) print(format(text)) end
--         ^^^^ definition.method M.info arity:1..1
--                    ^^^^^ call ?external
--                          ^^^^^^ call format
return M
--     ^ value M
-- --- path: src/app/util.lua ---
local function trim(text) return text end
--             ^^^^ definition.function trim arity:1..1 private
return { trim = trim, twice = function(n) return n * 2 end }
--              ^^^^ value trim
--                    ^^^^^ definition.function twice arity:1..1
-- --- path: src/app/inner/init.lua ---
return { deep = function() end }
--       ^^^^ definition.function deep arity:0..0
-- --- path: src/app/globals.lua ---
function global_one() end
--       ^^^^^^^^^^ definition.function global_one arity:0..0
-- --- path: src/app/script.lua ---
function from_script() end
--       ^^^^^^^^^^^ definition.function from_script arity:0..0
-- --- path: src/app/lazy.lua ---
local lazy = {}
--    ^^^^ definition.variable lazy private
function lazy.go() end
--            ^^ definition.method lazy.go arity:0..0
return lazy
--     ^^^^ value lazy
-- --- path: src/other.lua ---
local function not_required() end
--             ^^^^^^^^^^^^ definition.function not_required arity:0..0 private
