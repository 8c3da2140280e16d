"""What the module is for."""
import functools
LIMIT = 3
# <- definition.variable LIMIT
_cache, spare = {}, None
# <- definition.variable _cache private
#       ^^^^^ definition.variable spare


def load(path, cache=None, *rest, key, **options):
#   ^^^^ definition.function load arity:2..* doc:Loads a file.
    """Loads a file.

    More words.
    """
    local = path
    def inner(x: int) -> str:
#       ^^^^^ definition.function load.inner arity:1..1
        return x
    return inner(local)
#          ^^^^^ call load.inner


# Says what it holds.
class Store(Base):
#     ^^^^^ definition.class Store doc:Says what it holds.
#           ^^^^ inherit ?
    size: int = 0
#   ^^^^ definition.field Store.size

    def __init__(self, size):
#       ^^^^^^^^ definition.constructor Store.__init__ arity:1..1
        self.size = size

    @functools.cache
#              ^ call ?external
    def grow(self, by=1):
#       ^^^^ definition.method Store.grow arity:0..1
        return [make(n) for n in range(by)]
#               ^^^^ call ?
#                                ^^^^^ call ?external

    @property
#    ^ call ?external
    def _free(self):
#       ^^^^^ definition.method Store._free private
        return (lambda x: self.grow(x))(1)
#                              ^^^^ call Store.grow
#                                      ^ call ?


if True:
    async def main():
#             ^^^^ definition.function main
        await load("x").close()
#             ^^^^ call load
#                       ^^^^^ call ?
