class Base
#     ^^^^ definition.class Base
  def prepare(n); end
#     ^^^^^^^ definition.method Base.prepare arity:1..1
  def self.make(*args); new(*args); end
#          ^^^^ definition.method Base.make arity:0..*
#                       ^^^ call Base
  def run; end
#     ^^^ definition.method Base.run
end

class Worker < Base
#     ^^^^^^ definition.class Worker
#              ^^^^ inherit Base
  attr_accessor :queue
#               ^ definition.property Worker.queue

  def initialize(queue = Queue.new)
#     ^^^^^^^^^^ definition.constructor Worker.initialize arity:0..1
#                        ^^^^^ call Queue
    super()
#   ^^^^^ GAP call ?external
    @queue = queue
#   ^ definition.field Worker.@queue
    @log = Log.new
#   ^ definition.field Worker.@log
#          ^^^ call Log
  end

  def run
#     ^^^ definition.method Worker.run
    super
#   ^^^^^ call Base.run
    prepare(1)
#   ^^^^^^^ call Base.prepare
    self.prepare 2
#        ^^^^^^^ call Base.prepare
    step
#   ^^^^ call Worker.step
    self.step
#        ^^^^ call Worker.step
    queue.push(1)
#   ^^^^^ call Worker.queue
#         ^^^^ GAP call Queue.push
    @log.write "x"
#        ^^^^^ call Log.write
    self.class.make
#        ^^^^^ call ?
#              ^^^^ call Base.make
    Worker.make(1).run
#          ^^^^ call Base.make
#                  ^^^ GAP call Worker.run
    Worker::make
#           ^^^^ call Base.make
    step.then { |v| handle(v) }
#   ^^^^ call Worker.step
#        ^^^^ call ?
#                   ^^^^^^ call Worker.handle
    [1, 2].each do |item|
#          ^^^^ call ?
      handle item
#     ^^^^^^ call Worker.handle
    end
    [3].map(&:to_s).each(&method(:handle))
#       ^^^ call ?
#            ^ value ?external
#                   ^^^^ call ?
#                         ^^^^^^ call ?external
#                                ^ value Worker.handle
    ready? && done!
#   ^^^^^^ call Worker.ready?
#             ^^^^^ call Worker.done!
    self.queue = Queue.new
#        ^^^^^ call Worker.queue
#                ^^^^^ call Queue
    yield step if block_given?
#         ^^^^ call Worker.step
#                 ^^^^^^^^^^^^ call ?external
  end

  private

  def step; end
#     ^^^^ definition.method Worker.step private
  def handle(v, *rest, key: nil); end
#     ^^^^^^ definition.method Worker.handle arity:1..* private
  def ready?; end
#     ^^^^^^ definition.method Worker.ready? private
  def done!; end
#     ^^^^^ definition.method Worker.done! private
end

class Queue
#     ^^^^^ definition.class Queue
  def push(n); end
#     ^^^^ definition.method Queue.push arity:1..1
  def size; end
#     ^^^^ definition.method Queue.size
end

class Log
#     ^^^ definition.class Log
  def write(text); end
#     ^^^^^ definition.method Log.write arity:1..1
end

module Deep
#      ^^^^ definition.module Deep
  class Tool
#       ^^^^ definition.class Deep.Tool
    def use; end
#       ^^^ definition.method Deep.Tool.use
    def self.call(x); end
#            ^^^^ definition.method Deep.Tool.call arity:1..1
  end
end

def helper(x = nil, **options) = x
#   ^^^^^^ definition.function helper arity:0..*

def work(worker, list, &block)
#   ^^^^ definition.function work arity:2..2
  worker.run
#        ^^^ call ?
  worker&.run
#         ^^^ call ?
  queue = Queue.new
#         ^^^^^ call Queue
  queue.push helper
#       ^^^^ call Queue.push
#            ^^^^^^ call helper
  Queue.new.push(1)
# ^^^^^ call Queue
#           ^^^^ call Queue.push
  Deep::Tool.new.use
#       ^^^^ call Deep.Tool
#                ^^^ call Deep.Tool.use
  Deep::Tool.call helper(1)
#            ^^^^ call Deep.Tool.call
#                 ^^^^^^ call helper
  list[0].push(1)
#         ^^^^ call ?
  list.first.push(helper(a: 1, b: 2))
#      ^^^^^ call ?
#            ^^^^ call ?
#                 ^^^^^^ call helper
  puts "text #{helper("b")} and #{worker.run}"
# ^^^^ call ?external
#              ^^^^^^ call helper
#                                        ^^^ call ?
  text = <<~TEXT
    value: #{helper 'c'}
#            ^^^^^^ call helper
  TEXT
  adder = ->(n, m = helper(2)) { n + helper(m) }
#                   ^^^^^^ call helper
#                                    ^^^^^^ call helper
  adder.call(1)
#       ^^^^ call ?
  adder.(2)
  block.call(3)
#       ^^^^ call ?
  worker.send(:run)
#        ^^^^ call ?
#             ^ value ?
  worker.public_send(:step, 1)
#        ^^^^^^^^^^^ call ?
#                    ^ value ?
  klass = Worker
  klass.new
#       ^^^ call ?
  helper { |x| helper(x) }
# ^^^^^^ call helper
#              ^^^^^^ call helper
  return helper unless worker.ready?
#        ^^^^^^ call helper
#                             ^^^^^^ call
  case list
  when helper(1) then helper(2)
#      ^^^^^^ call helper
#                     ^^^^^^ call helper
  end
  raise ArgumentError, helper(3)
# ^^^^^ call ?external
#                      ^^^^^^ call helper
rescue Deep::Oops, KeyError => e
  warn e.message
# ^^^^ call ?external
#        ^^^^^^^ call ?
  helper(4)
# ^^^^^^ call helper
ensure
  helper(5)
# ^^^^^^ call helper
end

class Page
#     ^^^^ definition.class Page
  before_action :authenticate, only: [:show]
# ^^^^^^^^^^^^^ call ?
#               ^ value Page.authenticate
  validates :name, presence: true, if: :strict?
# ^^^^^^^^^ call ?
#                                      ^ value Page.strict?
  after_save :log_it, unless: -> { helper }
# ^^^^^^^^^^ call ?
#            ^ value Page.log_it
#                                  ^^^^^^ call helper

  def show(x = helper(6))
#     ^^^^ definition.method Page.show arity:0..1
#              ^^^^^^ call helper
    render plain: x
#   ^^^^^^ call ?
  end

  private

  def authenticate; end
#     ^^^^^^^^^^^^ definition.method Page.authenticate private
  def strict?; end
#     ^^^^^^^ definition.method Page.strict? private
  def log_it; end
#     ^^^^^^ definition.method Page.log_it private
end

Integer("3")
# <- call ?external
class Copied
#     ^^^^^^ definition.class Copied
  def entered(env)
#     ^^^^^^^ definition.method Copied.entered arity:1..1
    dup.entered_copy!(env)
#   ^^^ call ?external
#       ^^^^^^^^^^^^^ call Copied.entered_copy!
    rand.unheard_of
#   ^^^^ call ?external
#        ^^^^^^^^^^ call ?
  end

  def entered_copy!(env); end
#     ^^^^^^^^^^^^^ definition.method Copied.entered_copy! arity:1..1
end
%w[a b].each { puts _1 }
#       ^^^^ call ?
#              ^^^^ call ?external
handler = method(:helper)
#         ^^^^^^ call ?external
#                ^ value helper
task default: [:test] do
# <- call ?
  helper
# ^^^^^^ call helper
end
self.helper
#    ^^^^^^ call helper
