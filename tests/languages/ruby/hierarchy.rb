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
#           ^^^^^ GAP call Animal.name
#                   ^^^ call Runs.run
  def each(&block); super(&block); walk; end
#     ^^^^ definition.method Dog.each arity:0..0
#                   ^^^^^ GAP call ?external
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
