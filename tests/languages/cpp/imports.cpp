// --- path: include/app/store.h ---
#pragma once
#include <string>
#include "app/item.h"

namespace app {
//        ^^^ definition.namespace app
class Store {
//    ^^^^^ definition.class app.Store
public:
    Store(int size);
//  ^^^^^ definition.constructor app.Store.Store arity:1..1 declaration
    void save(const Item &item);
//       ^^^^ definition.method app.Store.save arity:1..1 declaration
//                  ^^^^ type include/app/item.h::app.Item
    static Store *open(const std::string &path);
//         ^^^^^ type app.Store
//                ^^^^ definition.method app.Store.open arity:1..1 declaration
    Item *first();
//  ^^^^ type include/app/item.h::app.Item
//        ^^^^^ definition.method app.Store.first arity:0..0 declaration
};
int count_items(const Store &store);
//  ^^^^^^^^^^^ definition.function app.count_items arity:1..1 declaration
//                    ^^^^^ type app.Store
inline int twice(int n) { return n * 2; }
//         ^^^^^ definition.function app.twice arity:1..1
}
// --- path: include/app/item.h ---
#ifndef APP_ITEM_H
#define APP_ITEM_H
namespace app {
//        ^^^ definition.namespace app
struct Item { void touch() {} int weight; };
//     ^^^^ definition.struct app.Item
//                 ^^^^^ definition.method app.Item.touch arity:0..0
//                                ^^^^^^ definition.field app.Item.weight
}
#endif
// --- path: src/store.cc ---
#include "app/store.h"
#include "helpers.hpp"

namespace app {
//        ^^^ definition.namespace app
Store::Store(int size) { grow(size); }
//     ^^^^^ definition.constructor app.Store.Store arity:1..1
//                       ^^^^ call src/helpers.hpp::grow
void Store::save(const Item &item) { write_out(item); twice(1); }
//          ^^^^ definition.method app.Store.save arity:1..1
//                     ^^^^ type include/app/item.h::app.Item
//                                   ^^^^^^^^^ call src/helpers.hpp::write_out
//                                                    ^^^^^ call include/app/store.h::app.twice
Store *Store::open(const std::string &path) { return new Store(1); }
// <- type include/app/store.h::app.Store
//            ^^^^ definition.method app.Store.open arity:1..1
//                                                       ^^^^^ call include/app/store.h::app.Store
Item *Store::first() { return nullptr; }
// <- type include/app/item.h::app.Item
//           ^^^^^ definition.method app.Store.first arity:0..0
int count_items(const Store &store) { return 0; }
//  ^^^^^^^^^^^ definition.function app.count_items arity:1..1
//                    ^^^^^ type include/app/store.h::app.Store
}
// --- path: src/helpers.hpp ---
#pragma once
static inline void grow(int by) {}
//                 ^^^^ definition.function grow arity:1..1 private
void write_out(const app::Item &item);
//   ^^^^^^^^^ definition.function write_out arity:1..1 declaration
// --- path: src/main.cc ---
#include "app/store.h"
#include <app/item.h>
#include <cstdio>

using app::Store;
using namespace app;

int main() {
//  ^^^^ definition.function main arity:0..0
    Store store(3);
//  ^^^^^ call include/app/store.h::app.Store
    app::Store *other = app::Store::open("a");
//       ^^^^^ type include/app/store.h::app.Store
//                                  ^^^^ call src/store.cc::app.Store.open
    store.save(Item());
//        ^^^^ call src/store.cc::app.Store.save
//             ^^^^ call include/app/item.h::app.Item
    other->save(app::Item());
//         ^^^^ call src/store.cc::app.Store.save
//                   ^^^^ call include/app/item.h::app.Item
    other->first()->touch();
//         ^^^^^ call src/store.cc::app.Store.first
//                  ^^^^^ call include/app/item.h::app.Item.touch
    Item item;
//  ^^^^ type include/app/item.h::app.Item
    item.touch();
//       ^^^^^ call include/app/item.h::app.Item.touch
    count_items(store);
//  ^^^^^^^^^^^ call src/store.cc::app.count_items
    app::count_items(*other);
//       ^^^^^^^^^^^ call src/store.cc::app.count_items
    std::printf("%d", app::twice(1));
//       ^^^^^^ call ?external
//                         ^^^^^ call include/app/store.h::app.twice
    twice(2);
//  ^^^^^ call include/app/store.h::app.twice
    ::app::twice(3);
//         ^^^^^ call include/app/store.h::app.twice
    return 0;
}
