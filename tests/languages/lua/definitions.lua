#!/usr/bin/env lua
-- What the file is for.

local M = {}
--    ^ definition.class M private
local _M = setmetatable({}, { __index = _G })
--    ^^ definition.class _M private
--         ^^^^^^^^^^^^ call ?external
--                                      ^^ inherit ?external
local cache = {}
--    ^^^^^ definition.variable cache private
local limit, other = 10, 20
--    ^^^^^ definition.variable limit private
--           ^^^^^ definition.variable other private
local declared
--    ^^^^^^^^ definition.variable declared private
Global = 1
-- <- definition.variable Global

-- Adds two numbers.
-- More words.
function M.add(a, b)
--         ^^^ definition.method M.add arity:2..2 doc:Adds two numbers.
  local inner = 1
  local function nested(x) return x end
--               ^^^^^^ definition.function M.add.nested arity:1..1 private
  inside_global = 2
  return nested(a) + b
--       ^^^^^^ call M.add.nested
end

--[[ Block comment. ]]
function M:method(first, ...) return self.value end
--         ^^^^^^ definition.method M.method arity:1..* doc:Block comment.
function M.sub.deep() end
--             ^^^^ definition.method M.sub.deep arity:0..0
function global_function() end
--       ^^^^^^^^^^^^^^^ definition.function global_function arity:0..0
local function file_local(x) return x end
--             ^^^^^^^^^^ definition.function file_local arity:1..1 private
local assigned = function(a, b) return a end
--    ^^^^^^^^ definition.function assigned arity:2..2 private
M.assigned = function(a) return a end
--^^^^^^^^ definition.method M.assigned arity:1..1
M["quoted"] = function() end
--^^^^^^^^ definition.method M.quoted arity:0..0
M.constant = 3
--^^^^^^^^ definition.field M.constant
M.sub = {}
--^^^ definition.field M.sub
replaced = function() end
-- <- definition.function replaced arity:0..0

local Class = {}
--    ^^^^^ definition.class Class private
Class.__index = Class
--    ^^^^^^^ definition.field Class.__index private
--              ^^^^^ value Class
function Class.new(size)
--             ^^^ definition.constructor Class.new arity:1..1
  local self = setmetatable({}, Class)
--             ^^^^^^^^^^^^ call ?external
--                              ^^^^^ value Class
  self.size = size
  return self
end
function Class:grow(by) self.size = self.size + by end
--             ^^^^ definition.method Class.grow arity:1..1
local Derived = Class:extend("Derived")
--    ^^^^^^^ definition.class Derived private
--              ^^^^^ inherit Class
--                    ^^^^^^ call ?
local Other = class("Other", Class)
--    ^^^^^ definition.class Other private
--            ^^^^^ call ?
--                           ^^^^^ inherit Class

local handlers = {
--    ^^^^^^^^ definition.variable handlers private
  open = function(path) return path end,
--^^^^ definition.function handlers.open arity:1..1
  ["close"] = function() end,
-- ^^^^^^^ definition.function handlers.close arity:0..0
  inner = { deep = function(x) end },
--          ^^^^ GAP definition.function handlers.inner.deep arity:1..1
  value = 1,
}
return {
  exported = function(a) return a end,
--^^^^^^^^ definition.function exported arity:1..1
}
