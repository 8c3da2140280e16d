from contextlib import contextmanager
from typing import Iterator


class Store:
#     ^ definition.class Store
    def put(self, item):
#       ^ definition.method Store.put arity:1..1
        return item

    def __enter__(self):
#       ^ definition.method Store.__enter__ arity:0..0
        return self


class Session:
#     ^ definition.class Session
    def run(self):
#       ^ definition.method Session.run arity:0..0
        return 1


class Opened:
#     ^ definition.class Opened
    def __enter__(self) -> Session:
#       ^ definition.method Opened.__enter__ arity:0..0
        return Session()
#              ^ call Session


class Other:
#     ^ definition.class Other
    def put(self, item):
#       ^ definition.method Other.put arity:1..1
        return item

    def run(self):
#       ^ definition.method Other.run arity:0..0
        return 2


@contextmanager
#^ call ?external
def session() -> Iterator[Session]:
#   ^ definition.function session arity:0..0
    yield Session()
#         ^ call Session


def test_of_a_name(thing):
#   ^ definition.function test_of_a_name arity:1..1
    if isinstance(thing, Store):
#      ^ call ?external
        thing.put(1)
#             ^ call Store.put
    elif isinstance(thing, Other) and thing:
#        ^ call ?external
        thing.put(2)
#             ^ call Other.put
    thing.put(3)
#         ^ call ?


def asserted(thing):
#   ^ definition.function asserted arity:1..1
    assert isinstance(thing, Other)
#          ^ call ?external
    thing.put(1)
#         ^ call Other.put


def managed():
#   ^ definition.function managed arity:0..0
    with Store() as store:
#        ^ call Store
        store.put(1)
#             ^ call Store.put
    with Opened() as opened:
#        ^ call Opened
        opened.run()
#              ^ call Session.run
    with session() as one:
#        ^ call session
        one.run()
#           ^ call Session.run
