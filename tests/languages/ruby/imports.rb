# --- path: lib/shop.rb ---
require "json"
require "shop/store"
require_relative "shop/util"
require_relative './shop/deep/tool'
load "tasks/setup.rb"
# <- call ?external

module Shop
#      ^^^^ definition.module Shop
  autoload :Lazy, "shop/lazy"

  def self.start
#          ^^^^^ definition.method Shop.start
    Store.new(1).open
#   ^^^^^ call lib/shop/store.rb::Shop.Store
#                ^^^^ call lib/shop/store.rb::Shop.Store.open
    Util.shout("x")
#        ^^^^^ call lib/shop/util.rb::Shop.Util.shout
    Deep::Tool.new
#         ^^^^ call lib/shop/deep/tool.rb::Shop.Deep.Tool
    Shop::Deep::Tool.make
#                    ^^^^ call lib/shop/deep/tool.rb::Shop.Deep.Tool.make
    Lazy.wake
#        ^^^^ call lib/shop/lazy.rb::Shop.Lazy.wake
    JSON.parse("{}")
#        ^^^^^ call ?external
    setup_all
#   ^^^^^^^^^ call tasks/setup.rb::setup_all
  end
end
# --- path: lib/shop/store.rb ---
require "set"
module Shop
#      ^^^^ definition.module Shop
  class Store
#       ^^^^^ definition.class Shop.Store
    include Util
#           ^^^^ inherit lib/shop/util.rb::Shop.Util
    def initialize(size); end
#       ^^^^^^^^^^ definition.constructor Shop.Store.initialize arity:1..1
    def open
#       ^^^^ definition.method Shop.Store.open
      whisper
#     ^^^^^^^ call lib/shop/util.rb::Shop.Util.whisper
      ::Shop.start
#            ^^^^^ call lib/shop.rb::Shop.start
    end
  end
end
# --- path: lib/shop/util.rb ---
module Shop
#      ^^^^ definition.module Shop
  module Util
#        ^^^^ definition.module Shop.Util
    def self.shout(text) = text.upcase
#            ^^^^^ definition.method Shop.Util.shout arity:1..1
#                               ^^^^^^ call ?
    def whisper; quiet; end
#       ^^^^^^^ definition.method Shop.Util.whisper
#                ^^^^^ call Shop.Util.quiet
    def quiet; end
#       ^^^^^ definition.method Shop.Util.quiet
  end
end
# --- path: lib/shop/deep/tool.rb ---
module Shop::Deep
#            ^^^^ definition.module Shop.Deep
  class Tool
#       ^^^^ definition.class Shop.Deep.Tool
    def self.make = new
#            ^^^^ definition.method Shop.Deep.Tool.make
  end
end
# --- path: lib/shop/lazy.rb ---
class Shop::Lazy
#           ^^^^ definition.class Shop.Lazy
  def self.wake; end
#          ^^^^ definition.method Shop.Lazy.wake
end
# --- path: tasks/setup.rb ---
def setup_all; end
#   ^^^^^^^^^ definition.function setup_all
