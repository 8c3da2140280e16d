def before(): pass
#   ^^^^^^ definition.function before arity:0..0


class Half:
#     ^^^^ definition.class Half
    def good(self): return before()
#       ^^^^ definition.method Half.good arity:0..0
#                          ^^^^^^ call before
    def typing(self):
#       ^^^^^^ definition.method Half.typing arity:0..0
        self.
    def after(self): return before()
#       ^^^^^ definition.method Half.after arity:0..0
#                           ^^^^^^ call before


def old():
#   ^^^ definition.function old arity:0..0
    print "text", before()
#                 ^^^^^^ call before
    exec "code"
    try:
        before()
#       ^^^^^^ call before
    except ValueError, error:
        raise IOError, before()
#                      ^^^^^^ call before


def last(): return before()
#   ^^^^ definition.function last arity:0..0
#                  ^^^^^^ call before
