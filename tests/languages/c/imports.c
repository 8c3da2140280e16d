// --- path: src/main.c ---
#include <stdio.h>
#include <lib/list.h>
#include "store.h"
#include "../include/config.h"
#include "gone.h"

static int helper(int n) { return n; }
//         ^^^^^^ definition.function helper arity:1..1 private

int main(void) {
//  ^^^^ definition.function main arity:0..0
    store *s = store_open("a");
//  ^^^^^ type src/store.h::store
//             ^^^^^^^^^^ call src/store.c::store_open
    store_close(s);
//  ^^^^^^^^^^^ call src/store.c::store_close
    list_push(&s->items, helper);
//  ^^^^^^^^^ call lib/list.h::list_push
//                       ^^^^^^ value helper
    printf("%d", helper(config_value("x")));
//  ^^^^^^ call ?external
//               ^^^^^^ call helper
//                      ^^^^^^^^^^^^ call lib/config.c::config_value
    hidden_helper();
//  ^^^^^^^^^^^^^ call ?
    MAX_ITEMS(3);
//  ^^^^^^^^^ call src/store.h::MAX_ITEMS
    deep_call();
//  ^^^^^^^^^ call src/deep.c::deep_call
    return 0;
}
// --- path: src/store.h ---
#ifndef STORE_H
#define STORE_H
#include "deep.h"
typedef struct store store;
//             ^^^^^ GAP type src/store.c::store
//                   ^^^^^ definition.type-alias store
store *store_open(const char *path);
// <- type store
//     ^^^^^^^^^^ definition.function store_open arity:1..1 declaration
void store_close(store *s);
//   ^^^^^^^^^^^ definition.function store_close arity:1..1 declaration
//               ^^^^^ type store
#define MAX_ITEMS(n) ((n) * 2)
//      ^^^^^^^^^ definition.macro MAX_ITEMS arity:1..1
#endif
// --- path: src/deep.h ---
void deep_call(void);
//   ^^^^^^^^^ definition.function deep_call arity:0..0 declaration
// --- path: src/store.c ---
#include "store.h"
struct store { int items; };
//     ^^^^^ definition.struct store
//                 ^^^^^ definition.field store.items
static int helper(int n) { return n + 1; }
//         ^^^^^^ definition.function helper arity:1..1 private
store *store_open(const char *path) { return helper(1) ? 0 : 0; }
// <- type store
//     ^^^^^^^^^^ definition.function store_open arity:1..1
//                                           ^^^^^^ call helper
void store_close(store *s) { deep_call(); }
//   ^^^^^^^^^^^ definition.function store_close arity:1..1
//               ^^^^^ type store
//                           ^^^^^^^^^ call src/deep.c::deep_call
// --- path: src/deep.c ---
#include "deep.h"
void deep_call(void) { }
//   ^^^^^^^^^ definition.function deep_call arity:0..0
static void hidden_helper(void) { }
//          ^^^^^^^^^^^^^ definition.function hidden_helper arity:0..0 private
// --- path: lib/list.h ---
static inline void list_push(void *list, int (*f)(int)) { f(1); }
//                 ^^^^^^^^^ definition.function list_push arity:2..2 private
//                                                        ^ call ?
// --- path: include/config.h ---
extern int config_value(const char *name);
//         ^^^^^^^^^^^^ definition.function config_value arity:1..1 declaration
// --- path: lib/config.c ---
int config_value(const char *name) { return 0; }
//  ^^^^^^^^^^^^ definition.function config_value arity:1..1
