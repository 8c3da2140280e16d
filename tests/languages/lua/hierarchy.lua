local Animal = {}
--    ^^^^^^ definition.class Animal private
Animal.__index = Animal
--     ^^^^^^^ definition.field Animal.__index private
--               ^^^^^^ value Animal
function Animal.new() return setmetatable({}, Animal) end
--              ^^^ definition.constructor Animal.new arity:0..0
--                           ^^^^^^^^^^^^ call ?external
--                                            ^^^^^^ value Animal
function Animal:eat() self:chew() end
--              ^^^ definition.method Animal.eat arity:0..0
--                         ^^^^ call Animal.chew
function Animal:chew() end
--              ^^^^ definition.method Animal.chew arity:0..0

local Cat = setmetatable({}, { __index = Animal })
--    ^^^ definition.class Cat private
--          ^^^^^^^^^^^^ call ?external
--                                       ^^^^^^ inherit Animal
Cat.__index = Cat
--  ^^^^^^^ definition.field Cat.__index private
--            ^^^ value Cat
function Cat:purr() self:eat(); Animal.eat(self) end
--           ^^^^ definition.method Cat.purr arity:0..0
--                       ^^^ call Animal.eat
--                                     ^^^ call Animal.eat

local Dog = Animal:extend()
--    ^^^ definition.class Dog private
--          ^^^^^^ inherit Animal
--                 ^^^^^^ call ?
function Dog:bark() self:eat() end
--           ^^^^ definition.method Dog.bark arity:0..0
--                       ^^^ call Animal.eat

local Bird = class("Bird", Animal)
--    ^^^^ definition.class Bird private
--           ^^^^^ call ?
--                         ^^^^^^ inherit Animal
function Bird:sing() self:eat() end
--            ^^^^ definition.method Bird.sing arity:0..0
--                        ^^^ call Animal.eat

local Fish = {}
--    ^^^^ definition.class Fish private
setmetatable(Fish, { __index = Animal })
-- <- call ?external
--           ^^^^ value Fish
--                             ^^^^^^ inherit Animal
function Fish:swim() self:eat() end
--            ^^^^ definition.method Fish.swim arity:0..0
--                        ^^^ call Animal.eat
