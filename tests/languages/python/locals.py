def load(): pass
#   ^^^^ definition.function load arity:0..0
def work(): pass
#   ^^^^ definition.function work arity:0..0
def item(): pass
#   ^^^^ definition.function item arity:0..0


class Db:
#     ^^ definition.class Db
    def query(self, q): return self
#       ^^^^^ definition.method Db.query arity:1..1
#                              ^^^^ value ?


class Log:
#     ^^^ definition.class Log
    def query(self, q): pass
#       ^^^^^ definition.method Log.query arity:1..1


def shadow(load, db: Db, *many, log: "Log" = None, other=Log(), **rest):
#   ^^^^^^ definition.function shadow arity:2..*
#                    ^^ type Db
#                                     ^^^ type Log
#                                                        ^^^ call Log
    load()
#   ^^^^ call ?
    db.query(1)
#      ^^^^^ call Db.query
    log.query(2)
#       ^^^^^ call Log.query
    other.query(3)
#         ^^^^^ call Log.query
    made = Db()
#          ^^ call Db
    made.query(4)
#        ^^^^^ call Db.query
    alias = work
#           ^^^^ value work
    alias()
#   ^^^^^ call work
    for item in many:
        item()
#       ^^^^ call ?
    for (a, b), c in many:
        b()
#       ^ call ?
    [work() for work in many]
#    ^^^^ call ?
    work()
#   ^^^^ call work
    {x: item for x in many}
    with open("x") as handle, open("y") as (m, n):
#        ^^^^ call ?external
#                             ^^^^ call ?external
        handle.read()
#              ^^^^ call ?
        m()
#       ^ call ?
    try:
        work()
#       ^^^^ call work
    except (ValueError, KeyError) as error:
#           ^^^^^^^^^^ type ?external
#                       ^^^^^^^^ type ?external
        error.args()
#             ^^^^ call ?
    if (found := work()):
#                ^^^^ call work
        found()
#       ^^^^^ call ?
    inner = lambda db, *load: db.query(5)
#                                ^^^^^ call
    match many:
        case [one, *others]: one()
#                            ^^^ call ?
        case {"k": value, **more}: value()
#                                  ^^^^^ call ?
        case Db(size=sized) as whole: whole.query(6); sized()
#            ^^ type Db
#                                           ^^^^^ call Db.query
#                                                     ^^^^^ call ?
        case _: pass

    def nested():
#       ^^^^^^ definition.function shadow.nested arity:0..0
        nonlocal made
        global LIMIT
        made = Log()
#              ^^^ call Log
        LIMIT = 1
        return load()
#              ^^^^ call ?
    return nested
#          ^^^^^^ value shadow.nested


def optional(db: Optional[Db], many: list[Db], both: Db | None):
#   ^^^^^^^^ definition.function optional arity:3..3
#                ^^^^^^^^ type ?
#                         ^^ type Db
#                                    ^^^^ type ?external
#                                         ^^ type Db
#                                                    ^^ type Db
    db.query(1)
#      ^^^^^ call Db.query
    many[0].query(2)
#           ^^^^^ call Db.query
    both.query(3)
#        ^^^^^ call Db.query
