def save(item):
#   ^ definition.function save arity:1..1
    return item


def load():
#   ^ definition.function load arity:0..0
    return save


class Store:
#     ^ definition.class Store
    def put(self, item):
#       ^ definition.method Store.put arity:1..1
        return item

    def putter(self):
#       ^ definition.method Store.putter arity:0..0
        return self.put

    def __init__(self):
#       ^ definition.constructor Store.__init__ arity:0..0
        self.write = self.put
#            ^ definition.field Store.write

    def keep(self, item):
#       ^ definition.method Store.keep arity:1..1
        self.write(item)
#            ^ call Store.put rule:value


kept = save
#<- definition.variable kept
kept(1)
#<- call save rule:value
first = second = save
#<- definition.variable first
#       ^ definition.variable second
first(1)
#<- call save rule:value
second(1)
#<- call save rule:value
one, (two, three) = save, (load, save)
#<- definition.variable one
one(1)
#<- call save rule:value
four, five = save, load
#<- definition.variable four
#     ^ definition.variable five
five()
#<- call load rule:value

load()(1)
#<- call load
#     ^ call save rule:value
made = load()
#<- definition.variable made
#      ^ call load
made(1)
#<- call save rule:value

handlers = {"save": save, "deep": {"load": load}}
#<- definition.variable handlers
handlers["save"](1)
#               ^ call load | save rule:value
handlers.get("load")(1)
#        ^ call ?
#                   ^ call load | save rule:value
steps = [save, load]
#<- definition.variable steps
steps[0](1)
#       ^ call load | save rule:value
for step in steps:
    step(1)
#   ^ GAP call load | save

store = Store()
#<- definition.variable store
#       ^ call Store
put = store.put
#<- definition.variable put
put(1)
#<- call Store.put rule:value
store.putter()(1)
#     ^ call Store.putter
#             ^ call Store.put rule:value


def pick(name, chosen):
#   ^ definition.function pick arity:2..2
    local = save
    local(1)
#   ^ call save rule:value
    table = {"a": save}
    table[name](1)
#              ^ call save rule:value
    chosen(1)
#   ^ call ?
    unknown[name](1)
#                ^ call ?


class Bad(Exception):
#     ^ definition.class Bad
    pass


def fail():
#   ^ definition.function fail arity:0..0
    raise Bad
#         ^ call Bad
