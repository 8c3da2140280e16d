class LIB_EXPORT Cache;
struct LIB_API Options;
union LIB_PUBLIC Cell;
struct STATE state;
//           ^^^^^ definition.variable state
Cache *make(Cache *given) { given->look(); return given; }
// <- type Cache
//     ^^^^ definition.function make arity:1..1
//          ^^^^^ type Cache
//                                 ^^^^ call Cache.look
class LIB_EXPORT Cache {
//               ^^^^^ definition.class Cache
public:
    Cache() = default;
//  ^^^^^ definition.constructor Cache.Cache arity:0..0
    void look() {}
//       ^^^^ definition.method Cache.look arity:0..0
};
