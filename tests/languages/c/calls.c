#include <stdlib.h>
#include "missing.h"

struct ops {
//     ^^^ definition.struct ops
    int (*open)(const char *path);
//        ^^^^ definition.field ops.open
    void (*each[4])(int);
//         ^^^^ definition.field ops.each
};

struct stream { struct ops *ops; struct stream *next; };
//     ^^^^^^ definition.struct stream
//                     ^^^ type ops
//                          ^^^ definition.field stream.ops
//                                      ^^^^^^ type stream
//                                              ^^^^ definition.field stream.next

static int on_open(const char *path) { return 0; }
//         ^^^^^^^ definition.function on_open arity:1..1 private
static void on_each(int n) { }
//          ^^^^^^^ definition.function on_each arity:1..1 private
static int helper(int n) { return n; }
//         ^^^^^^ definition.function helper arity:1..1 private
static int (*selected)(int) = helper;
//           ^^^^^^^^ definition.variable selected private
//                            ^^^^^^ value helper
static int (*table[])(int) = { helper, &helper };
//           ^^^^^ definition.variable table private
//                             ^^^^^^ value helper
//                                      ^^^^^^ value helper
static struct ops operations = { .open = on_open, .each = { on_each } };
//            ^^^ type ops
//                ^^^^^^^^^^ definition.variable operations private
//                                       ^^^^^^^ value on_open
//                                                          ^^^^^^^ value on_each
static struct { const char *name; int (*run)(int); } commands[] = {
//                          ^^^^ definition.field commands.name
//                                      ^^^ definition.field commands.run
//                                                   ^^^^^^^^ definition.variable commands private
    { "one", helper },
//           ^^^^^^ value helper
    { "two", external_helper },
};

#define apply(f, x) helper(f(x))
//      ^^^^^ definition.macro apply arity:2..2
//                  ^^^^^^ call helper
#define CHECK(x) do { if (!(x)) fail(#x); } while (0)
//      ^^^^^ definition.macro CHECK arity:1..1
//                              ^^^^ call fail

void fail(const char *why);
//   ^^^^ definition.function fail arity:1..1 declaration

int compare(const void *a, const void *b) { return 0; }
//  ^^^^^^^ definition.function compare arity:2..2

struct stream *make(int n) { return 0; }
//     ^^^^^^ type stream
//             ^^^^ definition.function make arity:1..1

int all(struct stream *s, int (*given)(int), struct stream many[]) {
//  ^^^ definition.function all arity:3..3
//             ^^^^^^ type stream
//                                                  ^^^^^^ type stream
    helper(helper(1));
//  ^^^^^^ call helper
//         ^^^^^^ call helper
    (helper)(2);
//   ^^^^^^ call helper
    (*selected)(3);
//    ^^^^^^^^ call selected
    selected(3);
//  ^^^^^^^^ call selected
    given(4);
//  ^^^^^ call ?
    (*given)(4);
//    ^^^^^ call ?
    s->ops->open("a");
//          ^^^^ call ops.open
    (*s->ops->open)("b");
//            ^^^^ call ops.open
    (s->ops->open)("b");
//           ^^^^ call ops.open
    s->ops->each[0](5);
//          ^^^^ call ops.each
    table[1](6);
//  ^^^^^ call table
    many[0].ops->open("c");
//               ^^^^ call ops.open
    (*s).ops->open("d");
//            ^^^^ call ops.open
    make(1)->ops->open("e");
//  ^^^^ call make
//                ^^^^ call ops.open
    ((struct stream *) s)->ops->open("f");
//           ^^^^^^ type stream
//                              ^^^^ call ops.open
    qsort(s, 3, sizeof(struct stream), compare);
//  ^^^^^ call ?external
//                            ^^^^^^ type stream
//                                     ^^^^^^^ value compare
    apply(helper, 7);
//  ^^^^^ call apply
//        ^^^^^^ value helper
    CHECK(helper(8) == 8);
//  ^^^^^ call CHECK
//        ^^^^^^ call helper
    unknown_function(9);
//  ^^^^^^^^^^^^^^^^ call ?
    s->ops->open = on_open;
//                 ^^^^^^^ value on_open
    int (*local)(int) = helper;
//                      ^^^^^^ value helper
    local(10);
//  ^^^^^ call helper
    int x = helper(11) ? helper(12) : helper(13), y[2] = { helper(14), helper(15) };
//          ^^^^^^ call helper
//                       ^^^^^^ call helper
//                                    ^^^^^^ call helper
//                                                         ^^^^^^ call helper
//                                                                     ^^^^^^ call helper
    for (int i = helper(0); i < helper(16); i += helper(17)) helper(i);
//               ^^^^^^ call helper
//                              ^^^^^^ call helper
//                                               ^^^^^^ call helper
//                                                           ^^^^^^ call helper
    while (helper(18)) { if (helper(19)) break; else helper(20); }
//         ^^^^^^ call helper
//                           ^^^^^^ call helper
//                                                   ^^^^^^ call helper
    do helper(21); while (helper(22));
//     ^^^^^^ call helper
//                        ^^^^^^ call helper
    switch (helper(23)) { case 1: helper(24); break; default: helper(25); }
//          ^^^^^^ call helper
//                                ^^^^^^ call helper
//                                                            ^^^^^^ call helper
    struct stream copy = *make(2);
//         ^^^^^^ type stream
//                        ^^^^ call make
    copy.ops->open("g");
//            ^^^^ call ops.open
    void *memory = (struct stream *) malloc(sizeof *s);
//                         ^^^^^^ type stream
//                                   ^^^^^^ call ?external
    y[helper(26)] = -helper(27);
//    ^^^^^^ call helper
//                   ^^^^^^ call helper
    goto done;
done:
    return helper(28), helper(29);
//         ^^^^^^ call helper
//                     ^^^^^^ call helper
}

static int recursive(int n) { return n ? recursive(n - 1) : 0; }
//         ^^^^^^^^^ definition.function recursive arity:1..1 private
//                                       ^^^^^^^^^ call recursive

#if defined(HAVE_IT) && HAVE_VERSION(1, 2)
//                      ^^^^^^^^^^^^ call ?
static int configured = 1;
//         ^^^^^^^^^^ definition.variable configured private
#endif

int (*choose(int n))(int) {
//    ^^^^^^ definition.function choose arity:1..1
    if (n) return helper;
//                ^^^^^^ value helper
    return n > 2 ? helper : selected;
//                 ^^^^^^ value helper
//                          ^^^^^^^^ value selected
}

