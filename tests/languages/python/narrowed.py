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


from collections.abc import Mapping

KINDS = (Store, Other)
#<- definition.variable KINDS


class Special(Store):
#     ^ definition.class Special
    def put(self, item):
#       ^ definition.method Special.put arity:1..1
        return item


# A test says nothing of another value, nor of a name that hides the tested one.
def assigned_anew(thing):
#   ^ definition.function assigned_anew arity:1..1 doc:A test says nothing of another value, nor of a name that hides the tested one.
    if isinstance(thing, Store):
#      ^ call ?external
        thing.put(1)
#             ^ call Store.put
        thing = Other()
#               ^ call Other
        thing.put(2)
#             ^ call Other.put


def asserted_and_assigned(thing: Other):
#   ^ definition.function asserted_and_assigned arity:1..1
    thing.put(1)
#         ^ call Other.put
    assert isinstance(thing, Store)
#          ^ call ?external
    thing.put(2)
#         ^ call Store.put
    thing = Other()
#           ^ call Other
    thing.put(3)
#         ^ call Other.put


def hidden(thing):
#   ^ definition.function hidden arity:1..1
    if isinstance(thing, Store):
#      ^ call ?external
        def inner(thing):
#           ^ definition.function hidden.inner arity:1..1
            thing.put(1)
#                 ^ call ?
        for thing in inner(1):
#                    ^ call hidden.inner rule:local
            thing.put(2)
#                 ^ call ?


# What is declared stays: a base says less, and a type of elsewhere nothing.
def declared(thing: Special):
#   ^ definition.function declared arity:1..1 doc:What is declared stays: a base says less, and a type of elsewhere nothing.
    if isinstance(thing, Store):
#      ^ call ?external
        thing.put(1)
#             ^ call Special.put
    if isinstance(thing, Mapping):
#      ^ call ?external
        thing.put(2)
#             ^ call Special.put
    if isinstance(thing, KINDS):
#      ^ call ?external
        thing.put(3)
#             ^ call Special.put


def declared_base(thing: Store):
#   ^ definition.function declared_base arity:1..1
    if isinstance(thing, Special):
#      ^ call ?external
        thing.put(1)
#             ^ call Special.put
    thing.put(2)
#         ^ call Store.put


def made():
#   ^ definition.function made arity:0..0
    thing = Store()
#           ^ call Store
    assert isinstance(thing, Mapping)
#          ^ call ?external
    thing.put(1)
#         ^ call Store.put


def unknown(thing):
#   ^ definition.function unknown arity:1..1
    if isinstance(thing, Mapping):
#      ^ call ?external
        thing.put(1)
#             ^ call ?
    if isinstance(thing, dict):
#      ^ call ?external
        thing.put(2)
#             ^ call ?external


# One after the other, a name stands for other values.
def in_turn(again):
#   ^ definition.function in_turn arity:1..1 doc:One after the other, a name stands for other values.
    thing = Store()
#           ^ call Store
    thing.put(1)
#         ^ call Store.put
    thing = Other()
#           ^ call Other
    thing.put(2)
#         ^ call Other.put
    f = managed
    f()
#   ^ call managed rule:value
    f = unknown
    f(again)
#   ^ call unknown rule:value
