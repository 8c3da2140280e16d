// What the file is for.
#include <stdio.h>

/* How many of them. */
#define LIMIT 10
//      ^^^^^ definition.macro LIMIT doc:How many of them.
#define WITH_TRACE
//      ^^^^^^^^^^ definition.macro WITH_TRACE
#define STORE_H
#define max_of(a, b) ((a) > (b) ? (a) : (b))
//      ^^^^^^ definition.macro max_of arity:2..2
#define trace(fmt, ...) printf(fmt, __VA_ARGS__)
//      ^^^^^ definition.macro trace arity:1..*
//                      ^^^^^^ call ?external

struct node;
//     ^^^^ type node
typedef struct node node_t;
//             ^^^^ type node
//                  ^^^^^^ definition.type-alias node_t
typedef unsigned long word;
//                    ^^^^ definition.type-alias word
typedef int (*compare_fn)(const void *, const void *);
//            ^^^^^^^^^^ definition.type-alias compare_fn
typedef char name_t[32];
//           ^^^^^^ definition.type-alias name_t
typedef void *visitor(struct node *);
//            ^^^^^^^ definition.type-alias visitor
//                           ^^^^ type node

struct node {
//     ^^^^ definition.struct node
    struct node *next, **slot;
//         ^^^^ type node
//               ^^^^ definition.field node.next
//                       ^^^^ definition.field node.slot
    int values[4], grid[2][2];
//      ^^^^^^ definition.field node.values
//                 ^^^^ definition.field node.grid
    int (*compare)(int, int);
//        ^^^^^^^ definition.field node.compare
    char *(*label)(struct node *);
//          ^^^^^ definition.field node.label
//                        ^^^^ type node
    unsigned flag : 1;
//           ^^^^ definition.field node.flag
    struct { int left, right; } range;
//               ^^^^ definition.field node.range.left
//                     ^^^^^ definition.field node.range.right
//                              ^^^^^ definition.field node.range
    union { int as_int; float as_float; };
//              ^^^^^^ definition.field node.as_int
//                            ^^^^^^^^ definition.field node.as_float
};

typedef struct {
    int x;
//      ^ definition.field point_t.x
    int y;
//      ^ definition.field point_t.y
} point_t, *point_ref;
//^^^^^^^ definition.struct point_t
//          ^^^^^^^^^ definition.struct point_ref

typedef struct tree {
//             ^^^^ definition.struct tree
    struct tree *left;
//         ^^^^ type tree
//               ^^^^ definition.field tree.left
} tree_t;
//^^^^^^ definition.type-alias tree_t

typedef struct same { int only; } same;
//             ^^^^ definition.struct same
//                        ^^^^ definition.field same.only
//                                ^^^^ type same

union number { int whole; double real; };
//    ^^^^^^ definition.struct number
//                 ^^^^^ definition.field number.whole
//                               ^^^^ definition.field number.real

enum color { RED, GREEN = 2, BLUE };
//   ^^^^^ definition.enum color
//           ^^^ definition.enum-member color.RED
//                ^^^^^ definition.enum-member color.GREEN
//                           ^^^^ definition.enum-member color.BLUE
enum { ANONYMOUS_A, ANONYMOUS_B };
//     ^^^^^^^^^^^ definition.enum-member ANONYMOUS_A
//                  ^^^^^^^^^^^ definition.enum-member ANONYMOUS_B
typedef enum { SMALL, LARGE } size_kind;
//             ^^^^^ definition.enum-member size_kind.SMALL
//                    ^^^^^ definition.enum-member size_kind.LARGE
//                            ^^^^^^^^^ definition.enum size_kind

int counter;
//  ^^^^^^^ definition.variable counter
static int hidden = 3;
//         ^^^^^^ definition.variable hidden private
extern int elsewhere;
//         ^^^^^^^^^ definition.variable elsewhere declaration
extern char *names_elsewhere[];
//           ^^^^^^^^^^^^^^^ definition.variable names_elsewhere declaration
const int ten = 10;
//        ^^^ definition.constant ten
static const char *title = "t";
//                 ^^^^^ definition.variable title private
int one, *two, three[3];
//  ^^^ definition.variable one
//        ^^^ definition.variable two
//             ^^^^^ definition.variable three
static int (*hook)(int) = NULL;
//           ^^^^ definition.variable hook private
struct point { int x; } origin = { 0 };
//     ^^^^^ definition.struct point
//                 ^ definition.field point.x
//                      ^^^^^^ definition.variable origin
static int (*operators[2])(int, int);
//           ^^^^^^^^^ definition.variable operators private

int declared(int a, char *b);
//  ^^^^^^^^ definition.function declared arity:2..2 declaration
static int declared_static(void);
//         ^^^^^^^^^^^^^^^ definition.function declared_static arity:0..0 private declaration
extern void *allocate(size_t);
//           ^^^^^^^^ definition.function allocate arity:1..1 declaration
char **lines(const char *path);
//     ^^^^^ definition.function lines arity:1..1 declaration
int variadic(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
//  ^^^^^^^^ definition.function variadic arity:1..* declaration

// Adds two numbers.
int add(int a, int b) {
//  ^^^ definition.function add arity:2..2 doc:Adds two numbers.
    int local = a;
    extern int elsewhere;
    int prototype(int);
    return local + b;
}

static inline char *copy(const char *of) { return 0; }
//                  ^^^^ definition.function copy arity:1..1 private
char **split(char *text, int (*keep)(int)) { return 0; }
//     ^^^^^ definition.function split arity:2..2
int (parenthesized)(int a) { return a; }
//   ^^^^^^^^^^^^^ definition.function parenthesized arity:1..1
void (*handler_of(int kind))(int) { return 0; }
//     ^^^^^^^^^^ definition.function handler_of arity:1..1
const struct node *first(void) { return 0; }
//           ^^^^ type node
//                 ^^^^^ definition.function first arity:0..0

/*
 * From before the standard.
 */
int ancient(a, b)
//  ^^^^^^^ definition.function ancient arity:2..2 doc:From before the standard.
    int a;
    char *b;
{
    return a;
}

#ifdef WITH_TRACE
void branch(void) {}
//   ^^^^^^ definition.function branch arity:0..0
#else
void branch(void) {}
//   ^^^^^^ definition.function branch arity:0..0
#endif

#ifdef __cplusplus
extern "C" {
#endif
int exported(void);
//  ^^^^^^^^ definition.function exported arity:0..0 declaration
#ifdef __cplusplus
}
#endif

// Found through a macro that is no C by itself.
API_EXPORT int marked(int a) { return a; }
//             ^^^^^^ definition.function marked arity:1..1 doc:Found through a macro that is no C by itself.
API int marked_declaration(int a);
//      ^^^^^^^^^^^^^^^^^^ definition.function marked_declaration arity:1..1 declaration
EXPORT(int) wrapped(int a);
//          ^^^^^^^ definition.function wrapped arity:1..1 declaration
DEFINE_LIST(entry)
static void after_macro(void) { }
//          ^^^^^^^^^^^ GAP definition.function after_macro arity:0..0 private
int on_two_lines(
//  ^^^^^^^^^^^^ definition.function on_two_lines arity:2..2
    int a, /* first */
    int b)
{ return a; }
struct outer { struct inner { int x; } in; enum { ON, OFF } state; };
//     ^^^^^ definition.struct outer
//                    ^^^^^ definition.struct outer.inner
//                                ^ definition.field outer.inner.x
//                                     ^^ definition.field outer.in
//                                                ^^ definition.enum-member outer.state.ON
//                                                    ^^^ definition.enum-member outer.state.OFF
//                                                          ^^^^^ definition.field outer.state
static struct { int total; } stats;
//                  ^^^^^ definition.field stats.total
//                           ^^^^^ definition.variable stats private
static void unused(int a __attribute__((unused)), ...);
//          ^^^^^^ definition.function unused arity:1..* private declaration
_Static_assert(sizeof(int) == 4, "int");
// <- call ?external
struct packed { char a; } __attribute__((packed));
//     ^^^^^^ definition.struct packed
//                   ^ definition.field packed.a
struct __attribute__((packed)) packed_before { char a; };
//                             ^^^^^^^^^^^^^ definition.struct packed_before
//                                                  ^ definition.field packed_before.a
TEST_IMPL(works) {
// <- call ?
//        ^^^^^ definition.function works
    return 0;
}
UV_UNUSED(static int in_a_macro(int a)) { return 0; }
//                   ^^^^^^^^^^ GAP definition.function in_a_macro arity:1..1 private
static char *(*describe)(int kind);
//             ^^^^^^^^ definition.variable describe private
struct tables { struct node **slots[2]; };
//     ^^^^^^ definition.struct tables
//                     ^^^^ type node
//                            ^^^^^ definition.field tables.slots
MODULE_API void *(*MODULE_Alloc)(unsigned long bytes) MODULE_ATTR;
//                 ^^^^^^^^^^^^ definition.variable MODULE_Alloc
struct EXPORT tagged { int a; };
//            ^^^^^^ definition.struct tagged
//                         ^ definition.field tagged.a
G_BEGIN_DECLS
LIB_EXTERN int lib_open(void) LIB_PRINTF;
//             ^^^^^^^^ definition.function lib_open arity:0..0 declaration
