#include <memory>
#include <vector>
#include <functional>

struct Base {
//     ^^^^ definition.struct Base
    Base(int n) {}
//  ^^^^ definition.constructor Base.Base arity:1..1
    Base() {}
//  ^^^^ definition.constructor Base.Base arity:0..0
    virtual void touch() {}
//               ^^^^^ definition.method Base.touch arity:0..0
    static Base *make(int n) { return new Base(n); }
//         ^^^^ type Base
//               ^^^^ definition.method Base.make arity:1..1
//                                        ^^^^ call Base
    int size() const { return 0; }
//      ^^^^ definition.method Base.size arity:0..0
    Base &self() { return *this; }
//  ^^^^ type Base
//        ^^^^ definition.method Base.self arity:0..0
    Base *next;
//  ^^^^ type Base
//        ^^^^ definition.field Base.next
};

int helper(int n) { return n; }
//  ^^^^^^ definition.function helper arity:1..1
int with_default(int n = helper(1)) { return n; }
//  ^^^^^^^^^^^^ definition.function with_default arity:0..1
//                       ^^^^^^ call helper
template <typename T> T convert(int n) { return T(n); }
//                      ^^^^^^^ definition.function convert arity:1..1
//                                              ^ call ?
namespace util { int deep(int n) { return n; } namespace inner { int deeper(int n) { return n; } } }
//        ^^^^ definition.namespace util
//                   ^^^^ definition.function util.deep arity:1..1
//                                                       ^^^^^ definition.namespace util.inner
//                                                                   ^^^^^^ definition.function util.inner.deeper arity:1..1
template <typename T> struct Holder { T *get() { return 0; } static T *create() { return 0; } template <typename U> U as() { return U(); } };
//                           ^^^^^^ definition.struct Holder
//                                       ^^^ definition.method Holder.get arity:0..0
//                                                                     ^^^^^^ definition.method Holder.create arity:0..0
//                                                                                                                    ^^ definition.method Holder.as arity:0..0
//                                                                                                                                  ^ call ?

class Derived : public Base {
//    ^^^^^^^ definition.class Derived
//                     ^^^^ inherit Base
public:
    Derived(int n) : Base(n), value_(helper(n)) { touch(); this->touch(); Base::touch(); }
//  ^^^^^^^ definition.constructor Derived.Derived arity:1..1
//                   ^^^^ call Base
//                                   ^^^^^^ call helper
//                                                ^^^^^ call Derived.touch
//                                                               ^^^^^ call Derived.touch
//                                                                              ^^^^^ call Base.touch
    void touch() override { Base::touch(); inherited(size()); }
//       ^^^^^ definition.method Derived.touch arity:0..0
//                                ^^^^^ call Base.touch
//                                         ^^^^^^^^^ call Derived.inherited
//                                                   ^^^^ call Base.size
    void inherited(int n) { (*this).touch(); field_->touch(); field_->next->touch(); held_.get()->touch(); }
//       ^^^^^^^^^ definition.method Derived.inherited arity:1..1
//                                  ^^^^^ call Derived.touch
//                                                   ^^^^^ call Base.touch
//                                                                          ^^^^^ call Base.touch
//                                                                                         ^^^ call Holder.get
//                                                                                                ^^^^^ GAP call Base.touch
    int value_ = helper(2);
//      ^^^^^^ definition.field Derived.value_
//               ^^^^^^ call helper
    Base *field_;
//  ^^^^ type Base
//        ^^^^^^ definition.field Derived.field_
    Holder<Base> held_;
//  ^^^^^^ type Holder
//         ^^^^ type Base
//               ^^^^^ definition.field Derived.held_
    std::function<int(int)> callback_ = helper;
//                          ^^^^^^^^^ definition.field Derived.callback_
//                                      ^^^^^^ value helper
    void (*hook_)(int);
//         ^^^^^ definition.field Derived.hook_
};

int all(Base *pointer, Base &reference, Base value, std::vector<Base> many, std::unique_ptr<Base> owned, Base *array[]) {
//  ^^^ definition.function all arity:6..6
//      ^^^^ type Base
//                     ^^^^ type Base
//                                      ^^^^ type Base
//                                                              ^^^^ type Base
//                                                                                          ^^^^ type Base
//                                                                                                       ^^^^ type Base
    pointer->touch();
//           ^^^^^ call Base.touch
    reference.touch();
//            ^^^^^ call Base.touch
    value.touch();
//        ^^^^^ call Base.touch
    (*pointer).touch();
//             ^^^^^ call Base.touch
    (&value)->touch();
//            ^^^^^ call Base.touch
    many[0].touch();
//          ^^^^^ call Base.touch
    array[1]->touch();
//            ^^^^^ call Base.touch
    owned->touch();
//         ^^^^^ call Base.touch
    owned.get()->touch();
//        ^^^ call ?
//               ^^^^^ GAP call Base.touch
    Base::make(1)->touch();
//        ^^^^ call Base.make
//                 ^^^^^ call Base.touch
    pointer->self().self().touch();
//           ^^^^ call Base.self
//                  ^^^^ call Base.self
//                         ^^^^^ call Base.touch
    pointer->next->touch();
//                 ^^^^^ call Base.touch
    util::deep(1);
//        ^^^^ call util.deep
    util::inner::deeper(2);
//               ^^^^^^ call util.inner.deeper
    ::helper(3);
//    ^^^^^^ call helper
    std::move(value);
//       ^^^^ call ?external
    convert<int>(4);
//  ^^^^^^^ call convert
    util::deep(convert<int>(5));
//        ^^^^ call util.deep
//             ^^^^^^^ call convert
    Holder<Base>::create();
//  ^^^^^^ type Holder
//         ^^^^ type Base
//                ^^^^^^ call Holder.create
    Holder<Base> holder;
//  ^^^^^^ type Holder
//         ^^^^ type Base
    holder.get();
//         ^^^ call Holder.get
    holder.as<int>();
//         ^^ call Holder.as
    holder.template as<int>();
//                  ^^ call Holder.as
    Base *made = new Base(6);
//  ^^^^ type Base
//                   ^^^^ call Base
    made->touch();
//        ^^^^^ call Base.touch
    auto *inferred = new Derived(7);
//                       ^^^^^^^ call Derived
    inferred->inherited(8);
//            ^^^^^^^^^ call Derived.inherited
    auto shared = std::make_shared<Base>(9);
//                     ^^^^^^^^^^^ call ?external
//                                 ^^^^ type Base
    Base built(10);
//  ^^^^ call Base
    Base braced{11};
//  ^^^^ call Base
    Base copied = Base(12);
//  ^^^^ type Base
//                ^^^^ call Base
    Base temporary = Base{13};
//  ^^^^ type Base
//                   ^^^^ call Base
    built.touch();
//        ^^^^^ call Base.touch
    auto lambda = [&](int n) { return helper(n); };
//                                    ^^^^^^ call helper
    lambda(14);
//  ^^^^^^ call ?
    [](int n) { helper(n); }(15);
//              ^^^^^^ call helper
    std::function<void()> bound = [pointer] { pointer->touch(); };
//                                                     ^^^^^ call Base.touch
    for (auto &each : many) each.touch();
//                               ^^^^^ GAP call Base.touch
    for (Base &one : many) one.touch();
//       ^^^^ type Base
//                             ^^^^^ call Base.touch
    if (Base *found = Base::make(16)) found->touch();
//      ^^^^ type Base
//                          ^^^^ call Base.make
//                                           ^^^^^ call Base.touch
    try { helper(17); } catch (const std::exception &wrong) { wrong.what(); }
//        ^^^^^^ call helper
//                                                                  ^^^^ call ?external
    std::sort(many.begin(), many.end(), [](Base a, Base b) { return a.size() < b.size(); });
//       ^^^^ call ?external
//                 ^^^^^ call ?
//                               ^^^ call ?
//                                         ^^^^ type Base
//                                                 ^^^^ type Base
//                                                                    ^^^^ call Base.size
//                                                                               ^^^^ call Base.size
    run(helper);
//  ^^^ call ?
//      ^^^^^^ value helper
    run(&helper);
//  ^^^ call ?
//       ^^^^^^ value helper
    run(&Base::touch);
//  ^^^ call ?
//             ^^^^^ value Base.touch
    run(util::deep);
//  ^^^ call ?
//            ^^^^ value util.deep
    int table[] = { helper(18), helper(19) };
//                  ^^^^^^ call helper
//                              ^^^^^^ call helper
    int (*fn)(int) = helper;
//                   ^^^^^^ value helper
    fn(20);
//  ^^ call helper
    (fn)(21);
//   ^^ call helper
    delete pointer;
    throw Derived(22);
//        ^^^^^^^ call Derived
    return static_cast<int>(helper(23)) + sizeof(helper(24));
//         ^^^^^^^^^^^ call ?external
//                          ^^^^^^ call helper
//                                               ^^^^^^ call helper
}

template <class T>
void generic(T &thing) {
//   ^^^^^^^ definition.function generic arity:1..1
    thing.touch();
//        ^^^^^ call Base.touch | Derived.touch
    T::make(1);
//     ^^^^ call Base.make
    typename T::Inner x;
}

int global_value = helper(25);
//  ^^^^^^^^^^^^ definition.variable global_value
//                 ^^^^^^ call helper
static Base global_base(26);
//     ^^^^ call Base
//          ^^^^^^^^^^^ definition.variable global_base private
#define CALL_IT(x) helper(util::deep(x))
//      ^^^^^^^ definition.macro CALL_IT arity:1..1
//                 ^^^^^^ call helper
//                              ^^^^ call util.deep
