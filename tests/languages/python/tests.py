# --- path: tests/test_store.py ---
"""Tests of the store."""
import pytest
from store import Store


@pytest.fixture
#       ^^^^^^^ call ?external
def store():
#   ^^^^^ definition.function store arity:0..0
    return Store()
#          ^^^^^ call store.py::Store


class TestStore:
#     ^^^^^^^^^ definition.class TestStore
    def test_open(self, store):
#       ^^^^^^^^^ definition.method TestStore.test_open arity:1..1
        assert store.open()
#                    ^^^^ GAP call store.py::Store.open


@pytest.mark.parametrize("n", [1])
#            ^^^^^^^^^^^ call ?external
def test_close(n):
#   ^^^^^^^^^^ definition.function test_close arity:1..1
    Store().close(n)
#   ^^^^^ call store.py::Store
#           ^^^^^ call store.py::Store.close
# --- path: store.py ---
class Store:
#     ^^^^^ definition.class Store
    def open(self): return True
#       ^^^^ definition.method Store.open arity:0..0
    def close(self, n): return n
#       ^^^^^ definition.method Store.close arity:1..1
