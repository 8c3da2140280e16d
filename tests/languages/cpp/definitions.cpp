#include <string>

namespace outer {
//        ^^^^^ definition.namespace outer

class Forward;

// A shape.
class Shape {
//    ^^^^^ definition.class outer.Shape doc:A shape.
    int hidden_;
//      ^^^^^^^ definition.field outer.Shape.hidden_ private
    void secret();
//       ^^^^^^ definition.method outer.Shape.secret arity:0..0 private declaration
public:
    Shape();
//  ^^^^^ definition.constructor outer.Shape.Shape arity:0..0 declaration
    explicit Shape(int sides, double size = 1.0) : sides_(sides) {}
//           ^^^^^ definition.constructor outer.Shape.Shape arity:1..2
    Shape(const Shape &) = delete;
//  ^^^^^ definition.constructor outer.Shape.Shape arity:1..1
//              ^^^^^ type outer.Shape
    Shape(Shape &&) = default;
//  ^^^^^ definition.constructor outer.Shape.Shape arity:1..1
//        ^^^^^ type outer.Shape
    virtual ~Shape();
//          ^^^^^^ definition.method outer.Shape.~Shape arity:0..0 declaration
    virtual double area() const = 0;
//                 ^^^^ definition.method outer.Shape.area arity:0..0 declaration
    static Shape *make(const std::string &name);
//         ^^^^^ type outer.Shape
//                ^^^^ definition.method outer.Shape.make arity:1..1 declaration
    int sides() const { return sides_; }
//      ^^^^^ definition.method outer.Shape.sides arity:0..0
//                             ^^^^^^ value outer.Shape.sides_
    Shape &operator=(const Shape &other);
//  ^^^^^ type outer.Shape
//         ^^^^^^^^^ definition.method outer.Shape.operator= arity:1..1 declaration
//                         ^^^^^ type outer.Shape
    bool operator==(const Shape &other) const { return true; }
//       ^^^^^^^^^^ definition.method outer.Shape.operator== arity:1..1
//                        ^^^^^ type outer.Shape
    operator bool() const { return true; }
//  ^^^^^^^^^^^^^^^^^^^^^ definition.method outer.Shape.operator bool arity:0..0
    double operator()(int x, int y) const;
//         ^^^^^^^^^^ definition.method outer.Shape.operator() arity:2..2 declaration
    int &operator[](int at) { return values_[at]; }
//       ^^^^^^^^^^ definition.method outer.Shape.operator[] arity:1..1
    template <typename T>
    T as() const { return T(); }
//    ^^ definition.method outer.Shape.as arity:0..0
//                        ^ call ?
    static const int kLimit = 3;
//                   ^^^^^^ definition.field outer.Shape.kLimit
    static int count;
//             ^^^^^ definition.field outer.Shape.count
    enum Kind { ROUND, SQUARE };
//       ^^^^ definition.enum outer.Shape.Kind
//              ^^^^^ definition.enum-member outer.Shape.Kind.ROUND
//                     ^^^^^^ definition.enum-member outer.Shape.Kind.SQUARE
    enum class Mode : int { On, Off };
//             ^^^^ definition.enum outer.Shape.Mode
//                          ^^ definition.enum-member outer.Shape.Mode.On
//                              ^^^ definition.enum-member outer.Shape.Mode.Off
    using Name = std::string;
//        ^^^^ definition.type-alias outer.Shape.Name
    typedef int Number;
//              ^^^^^^ definition.type-alias outer.Shape.Number
    class Inner {
//        ^^^^^ definition.class outer.Shape.Inner
        void deep();
//           ^^^^ definition.method outer.Shape.Inner.deep arity:0..0 private declaration
    public:
        int value;
//          ^^^^^ definition.field outer.Shape.Inner.value
        struct Innermost { void deepest() {} };
//             ^^^^^^^^^ definition.struct outer.Shape.Inner.Innermost
//                              ^^^^^^^ definition.method outer.Shape.Inner.Innermost.deepest arity:0..0
    };
    friend class Other;
    friend void befriended(Shape &);
//              ^^^^^^^^^^ definition.method outer.Shape.befriended arity:1..1 declaration
//                         ^^^^^ type outer.Shape
protected:
    double size_ = 1.0;
//         ^^^^^ definition.field outer.Shape.size_ protected
    int values_[4];
//      ^^^^^^^ definition.field outer.Shape.values_ protected
    const char *label_, *other_label_;
//              ^^^^^^ definition.field outer.Shape.label_ protected
//                       ^^^^^^^^^^^^ definition.field outer.Shape.other_label_ protected
    int (*callback_)(int);
//        ^^^^^^^^^ definition.field outer.Shape.callback_ protected
private:
    int sides_{0};
//      ^^^^^^ definition.field outer.Shape.sides_ private
};

struct Point {
//     ^^^^^ definition.struct outer.Point
    int x, y;
//      ^ definition.field outer.Point.x
//         ^ definition.field outer.Point.y
    Point &move(int by);
//  ^^^^^ type outer.Point
//         ^^^^ definition.method outer.Point.move arity:1..1 declaration
private:
    int z;
//      ^ definition.field outer.Point.z private
};

// Makes nothing.
template <typename T, int N = 3>
class Box : public Shape {
//    ^^^ definition.class outer.Box doc:Makes nothing.
//                 ^^^^^ inherit outer.Shape
public:
    T value;
//    ^^^^^ definition.field outer.Box.value
    void put(const T &item);
//       ^^^ definition.method outer.Box.put arity:1..1 declaration
    T *get();
//     ^^^ definition.method outer.Box.get arity:0..0 declaration
};

template <>
class Box<int> { int special; };
//    ^^^ definition.class outer.Box
//                   ^^^^^^^ definition.field outer.Box.special private

template <typename T>
T largest(T a, T b) { return a; }
//^^^^^^^ definition.function outer.largest arity:2..2

template <typename... Args>
void variadic(Args &&...args) {}
//   ^^^^^^^^ definition.function outer.variadic arity:0..*

inline namespace v1 { void versioned(); }
//               ^^ definition.namespace outer.v1
//                         ^^^^^^^^^ definition.function outer.v1.versioned arity:0..0 declaration
namespace a::b { int nested(int n) { return n; } }
//        ^^^^ definition.namespace outer.a.b
//                   ^^^^^^ definition.function outer.a.b.nested arity:1..1
namespace { void anonymous() {} }
//               ^^^^^^^^^ GAP definition.function outer.anonymous arity:0..0 private
namespace shorthand = a::b;
//        ^^^^^^^^^ definition.namespace outer.shorthand

int global = 0;
//  ^^^^^^ definition.variable outer.global
static int hidden = 1;
//         ^^^^^^ definition.variable outer.hidden private
constexpr int kTen = 10;
//            ^^^^ definition.constant outer.kTen
const std::string &name_of(const Shape &shape) { return shape; }
//                 ^^^^^^^ definition.function outer.name_of arity:1..1
//                               ^^^^^ type outer.Shape
auto trailing(int x) -> int { return x; }
//   ^^^^^^^^ definition.function outer.trailing arity:1..1
auto lambda = [](int x) { return x; };
//   ^^^^^^ definition.variable outer.lambda
static void file_only() noexcept {}
//          ^^^^^^^^^ definition.function outer.file_only arity:0..0 private
extern "C" int from_c(int a);
//             ^^^^^^ definition.function outer.from_c arity:1..1 declaration
extern "C" { void also_from_c(void) {} }
//                ^^^^^^^^^^^ definition.function outer.also_from_c arity:0..0
union Either { int a; float b; };
//    ^^^^^^ definition.struct outer.Either
//                 ^ definition.field outer.Either.a
//                          ^ definition.field outer.Either.b
enum Color { RED, GREEN };
//   ^^^^^ definition.enum outer.Color
//           ^^^ definition.enum-member outer.Color.RED
//                ^^^^^ definition.enum-member outer.Color.GREEN
concept_like();
// <- call ?

template <typename T>
concept Addable = requires(T a) { a + a; };
//      ^^^^^^^ definition.interface outer.Addable

}  // namespace outer

using namespace outer;
using outer::Shape;

void Shape::secret() { hidden_ = 1; }
//          ^^^^^^ definition.method Shape.secret arity:0..0
Shape::Shape() : hidden_(0) {}
//     ^^^^^ definition.constructor Shape.Shape arity:0..0
Shape::~Shape() {}
//     ^^^^^^ definition.method Shape.~Shape arity:0..0
outer::Shape *outer::Shape::make(const std::string &name) { return nullptr; }
//     ^^^^^ type outer.Shape
//                          ^^^^ definition.method outer.Shape.make arity:1..1
double outer::Shape::operator()(int x, int y) const { return 0; }
//                   ^^^^^^^^^^ definition.method outer.Shape.operator() arity:2..2
int outer::Shape::count = 0;
//                ^^^^^ definition.field outer.Shape.count
void outer::Shape::Inner::deep() {}
//                        ^^^^ definition.method outer.Shape.Inner.deep arity:0..0
template <typename T, int N>
void outer::Box<T, N>::put(const T &item) {}
//          ^^^ type outer.Box
//                     ^^^ definition.method outer.Box.put arity:1..1
template <typename T, int N>
T *outer::Box<T, N>::get() { return nullptr; }
//        ^^^ type outer.Box
//                   ^^^ definition.method outer.Box.get arity:0..0
std::ostream &operator<<(std::ostream &out, const Shape &shape) { return out; }
//            ^^^^^^^^^^ definition.function operator<< arity:2..2
//                                                ^^^^^ type outer.Shape

class EXPORT Exported {
//           ^^^^^^^^ definition.class Exported
public:
    void shown() {}
//       ^^^^^ definition.method Exported.shown arity:0..0
    int field;
//      ^^^^^ definition.field Exported.field
};
class EXPORT Derived : public Shape {
//           ^^^^^^^ definition.class Derived
public:
    void derived_shown();
//       ^^^^^^^^^^^^^ definition.method Derived.derived_shown arity:0..0 declaration
};
struct __attribute__((packed)) Packed { int a; };
//                             ^^^^^^ definition.struct Packed
//                                          ^ definition.field Packed.a

TEST(ShapeTest, HasSides) {
// <- call ?
//              ^^^^^^^^ definition.method ShapeTest.HasSides test
    EXPECT_EQ(1, 1);
//  ^^^^^^^^^ call ?
}
TEST_F(Fixture, Works) {
// <- call ?
//              ^^^^^ definition.method Fixture.Works test
    helper();
//  ^^^^^^ call ?
}
TEST_CASE("catches", "[tag]") {
// <- call ?
    helper();
//  ^^^^^^ call ?
}
BENCHMARK(BM_something);
// <- call ?
int outer::Shape::table[] = { 1 };
//                ^^^^^ definition.field outer.Shape.table
class EXPORT(1) Sealed final : public Shape {
//              ^^^^^^ definition.class Sealed
//                                    ^^^^^ inherit outer.Shape
    Q_OBJECT
    int guarded_ GUARDED_BY(mutex_);
//      ^^^^^^^^ definition.field Sealed.guarded_ private
    void locked() EXCLUSIVE_LOCKS_REQUIRED(mutex_);
//       ^^^^^^ definition.method Sealed.locked arity:0..0 private declaration
    Sealed() ACQUIRE(mutex_) : guarded_(1) {}
//  ^^^^^^ definition.constructor Sealed.Sealed arity:0..0 private
public slots:
    void clicked();
//       ^^^^^^^ definition.method Sealed.clicked arity:0..0 declaration
};
QT_BEGIN_NAMESPACE
LIB_API int *lib_made(void);
//           ^^^^^^^^ definition.function lib_made arity:0..0 declaration
