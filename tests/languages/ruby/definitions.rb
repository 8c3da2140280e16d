require "set"
LIMIT = 3
# <- definition.constant LIMIT
FIRST, SECOND = 1, 2
# <- definition.constant FIRST
#      ^^^^^^ definition.constant SECOND
local = 1
$verbose = false
# <- definition.variable verbose

# Loads a file.
#
# More words.
def load_file(path, cache = nil, *rest, key:, other: 1, **options, &block)
#   ^^^^^^^^^ definition.function load_file arity:2..* doc:Loads a file.
  inner = path
  def nested; end
#     ^^^^^^ definition.function load_file.nested
  inner
end

# Says what it holds.
module Shop
#      ^^^^ definition.module Shop doc:Says what it holds.
  # A store.
  class Store < Base
#       ^^^^^ definition.class Shop.Store doc:A store.
#               ^^^^ inherit ?
    SIZES = %w[small large].freeze
#   ^^^^^ definition.constant Shop.Store.SIZES
#                           ^^^^^^ call ?
    class Error < StandardError; end
#         ^^^^^ definition.class Shop.Store.Error
#                 ^^^^^^^^^^^^^ inherit ?external
    Missing = Class.new(Error)
#   ^^^^^^^ definition.class Shop.Store.Missing
#             ^^^^^ call ?external
#                       ^^^^^ GAP inherit Shop.Store.Error

    attr_accessor :name, :age
#                 ^ definition.property Shop.Store.name
#                        ^ definition.property Shop.Store.age
    attr_reader "label"
#               ^ definition.property Shop.Store.label
    cattr_accessor :logger
#   ^^^^^^^^^^^^^^ call ?
#                  ^ definition.property Shop.Store.logger
    has_many :orders, dependent: :destroy
#   ^^^^^^^^ call ?
#            ^ definition.property Shop.Store.orders
    belongs_to :owner
#   ^^^^^^^^^^ call ?
#              ^ definition.property Shop.Store.owner
    scope :active, -> { where(active: true) }
#   ^^^^^ call ?
#         ^ definition.method Shop.Store.active
#                       ^^^^^ call ?
    delegate :street, :city, to: :address
#   ^^^^^^^^ call ?
#            ^ definition.method Shop.Store.street
#                     ^ definition.method Shop.Store.city
    alias title name
#         ^^^^^ definition.method Shop.Store.title
#               ^^^^ call Shop.Store.name
    alias_method :heading, :title
#                ^ definition.method Shop.Store.heading

    @@count = 0
#   ^ definition.field Shop.Store.@@count
    @registry = {}
#   ^ definition.field Shop.Store.@registry

    def initialize(size)
#       ^^^^^^^^^^ definition.constructor Shop.Store.initialize arity:1..1
      @size = size
#     ^ definition.field Shop.Store.@size
      @clerk = Clerk.new(size)
#     ^ definition.field Shop.Store.@clerk
#              ^^^^^ call ?
      @size = 2
      @lazy ||= []
#     ^ definition.field Shop.Store.@lazy
      @a, @b = 1, 2
#     ^ definition.field Shop.Store.@a
#         ^ definition.field Shop.Store.@b
    end

    # Builds one.
    def self.build(...)
#            ^^^^^ definition.method Shop.Store.build arity:0..* doc:Builds one.
      new(...)
#     ^^^ call Shop.Store
    end

    class << self
      def create(attributes = {}) = new(attributes)
#         ^^^^^^ definition.method Shop.Store.create arity:0..1
#                                   ^^^ call Shop.Store

      private

      def secret; end
#         ^^^^^^ definition.method Shop.Store.secret private
    end

    def ==(other) = size == other.size
#       ^ definition.method Shop.Store.== arity:1..1
#                   ^^^^ call ?
#                                 ^^^^ call ?
    def <=>(other); end
#       ^ definition.method Shop.Store.<=> arity:1..1
    def [](index); end
#       ^ definition.method Shop.Store.[] arity:1..1
    def <<(item); self; end
#       ^ definition.method Shop.Store.<< arity:1..1
    def -@; end
#       ^ definition.method Shop.Store.-@
    def name=(value)
#       ^^^^^ definition.method Shop.Store.name= arity:1..1
      @name = value
#     ^ definition.field Shop.Store.@name
    end
    def empty?; end
#       ^^^^^^ definition.method Shop.Store.empty?
    def close!; end
#       ^^^^^^ definition.method Shop.Store.close!

    define_method(:dynamic) { |x| x }
#   ^^^^^^^^^^^^^ call ?external
#                 ^ definition.method Shop.Store.dynamic
    private def early(a); end
#               ^^^^^ definition.method Shop.Store.early arity:1..1 private
    private attr_reader :hidden
#                       ^ definition.property Shop.Store.hidden private

    def late; end
#       ^^^^ definition.method Shop.Store.late private
    def later; end
#       ^^^^^ definition.method Shop.Store.later private
    private :late, :later

    protected

    def guarded; end
#       ^^^^^^^ definition.method Shop.Store.guarded protected

    private

    attr_reader :count
#               ^ definition.property Shop.Store.count private

    def helper(a, (b, c), d = 1)
#       ^^^^^^ definition.method Shop.Store.helper arity:2..3 private
    end

    def self.open_to_all; end
#            ^^^^^^^^^^^ definition.method Shop.Store.open_to_all
    private_class_method def self.closed; end
#                                 ^^^^^^ definition.method Shop.Store.closed private
    INNER = 1
#   ^^^^^ definition.constant Shop.Store.INNER private
    private_constant :INNER

    public

    def back; end
#       ^^^^ definition.method Shop.Store.back
  end
end

module Shop::Tools
#            ^^^^^ definition.module Shop.Tools
  module_function

  def polish(thing)
#     ^^^^^^ definition.method Shop.Tools.polish arity:1..1
    thing
  end

  class Outer::Deep::Brush; end
#                    ^^^^^ definition.class Shop.Tools.Outer.Deep.Brush
end

class ::Rooted; end
#       ^^^^^^ definition.class Rooted

Point = Struct.new(:x, :y) do
# <- definition.class Point
#       ^^^^^^ call ?external
#                  ^ definition.property Point.x
#                      ^ definition.property Point.y
  def length
#     ^^^^^^ definition.method Point.length
    x + y
#   ^ call Point.x
#       ^ call Point.y
  end
end

class Money < Struct.new(:amount, :currency)
#     ^^^^^ definition.class Money
#             ^^^^^^ call ?external
#                        ^ definition.property Money.amount
#                                 ^ definition.property Money.currency
  def to_s = "#{amount}"
#     ^^^^ definition.method Money.to_s
#               ^^^^^^ call Money.amount
end

Config = Data.define(:host, :port)
# <- definition.class Config
#             ^^^^^^ call ?external
#                    ^ definition.property Config.host
#                           ^ definition.property Config.port

def Store.extra(a) = a
#         ^^^^^ definition.method Store.extra arity:1..1
singleton = Object.new
#           ^^^^^^ call ?external
def singleton.greet; end
#             ^^^^^ definition.method singleton.greet

Helpers = Module.new do
# <- definition.module Helpers
#         ^^^^^^ call ?external
  def help; end
#     ^^^^ definition.method Helpers.help
end
