module Walks
#      ^^^^^ definition.module Walks
  def walk; step; end
#     ^^^^ definition.method Walks.walk
#           ^^^^ call
  def self.included(base); end
#          ^^^^^^^^ definition.method Walks.included arity:1..1
end

module Runs
#      ^^^^ definition.module Runs
  include Walks
#         ^^^^^ inherit Walks
  def run; walk; end
#     ^^^ definition.method Runs.run
#          ^^^^ call Walks.walk
end

class Animal
#     ^^^^^^ definition.class Animal
  include Comparable
#         ^^^^^^^^^^ inherit ?external
  def step; 0; end
#     ^^^^ definition.method Animal.step
  def name; end
#     ^^^^ definition.method Animal.name
end

class Dog < Animal
#     ^^^ definition.class Dog
#           ^^^^^^ inherit Animal
  include Runs, Enumerable
#         ^^^^ inherit Runs
#               ^^^^^^^^^^ inherit ?external
  extend Walks
#        ^^^^^ inherit Walks
  prepend Deep::Inner
#               ^^^^^ inherit Deep.Inner
  def name; super + run; end
#     ^^^^ definition.method Dog.name
#           ^^^^^ call Animal.name
#                   ^^^ call Runs.run
  def each(&block); super(&block); walk; end
#     ^^^^ definition.method Dog.each arity:0..0
#                   ^^^^^ call ?external
#                                  ^^^^ call Walks.walk
end

class Migration < ActiveRecord::Migration[7.0]
#     ^^^^^^^^^ definition.class Migration
#                               ^^^^^^^^^ inherit ?
  def change; end
#     ^^^^^^ definition.method Migration.change
end

module Deep
#      ^^^^ definition.module Deep
  module Inner; end
#        ^^^^^ definition.module Deep.Inner
  class Failure < ::StandardError; end
#       ^^^^^^^ definition.class Deep.Failure
#                   ^^^^^^^^^^^^^ GAP inherit ?external
end
Oops = Class.new(Deep::Failure)
# <- definition.class Oops
#      ^^^^^ call ?external
Mine = Class.new(Animal)
# <- definition.class Mine
#      ^^^^^ call ?external
#                ^^^^^^ inherit Animal
# --- path: lib/outer.rb ---
module Outer
#      ^^^^^ definition.module Outer
  def self.helpers(name); end
#          ^^^^^^^ definition.method Outer.helpers arity:1..1
  module Parts
#        ^^^^^ definition.module Outer.Parts
    attr_accessor :kind_of_content
#                 ^ definition.property Outer.Parts.kind_of_content
    class Ledger; end
#         ^^^^^^ definition.class Outer.Parts.Ledger
    class Logger; end
#         ^^^^^^ definition.class Outer.Parts.Logger
    Ledger.new
#   ^^^^^^ call Outer.Parts.Ledger
  end
  module Common
#        ^^^^^^ definition.module Outer.Common
    helpers :one
#   ^^^^^^^ call ?
    Parts::Ledger.new
#          ^^^^^^ call Outer.Parts.Ledger
    Ledger.new
#   ^^^^^^ call ?
    def tell; kind_of_content "a"; end
#       ^^^^ definition.method Outer.Common.tell
#             ^^^^^^^^^^^^^^^ call ?
  end
  class Taking
#       ^^^^^^ definition.class Outer.Taking
    include Parts
#           ^^^^^ inherit Outer.Parts
    def tell; kind_of_content; Ledger.new; end
#       ^^^^ definition.method Outer.Taking.tell
#             ^^^^^^^^^^^^^^^ call Outer.Parts.kind_of_content
#                              ^^^^^^ call Outer.Parts.Ledger
  end
end
# --- path: bin/start.rb ---
require_relative "../lib/outer"
Logger.new
# <- call ?external
Ledger.new
# <- call ?
Outer::Parts::Ledger.new
#             ^^^^^^ call lib/outer.rb::Outer.Parts.Ledger
# --- path: lib/first.rb ---
module First
#      ^^^^^ definition.module First
  class Base
#       ^^^^ definition.class First.Base
    def go; alert "a"; end
#       ^^ definition.method First.Base.go
#           ^^^^^ call ?
    def answer; out = Elsewhere::Base.new; out.conclude; end
#       ^^^^^^ definition.method First.Base.answer
#                                ^^^^ call ?
#                                              ^^^^^^^^ call ?
    def conclude; end
#       ^^^^^^^^ definition.method First.Base.conclude
  end
end
# --- path: lib/second.rb ---
module Second
#      ^^^^^^ definition.module Second
  class Base
#       ^^^^ definition.class Second.Base
    def alert(text); end
#       ^^^^^ definition.method Second.Base.alert arity:1..1
  end
end
