package calls

import (
	"fmt"
	"net/http"
)

type Base struct{ next *Base }
//   ^^^^ definition.struct Base
//                ^^^^ definition.field Base.next internal
//                      ^^^^ type Base

func (b *Base) Touch() *Base      { return b }
//       ^^^^ type Base
//             ^^^^^ definition.method Base.Touch arity:0..0
//                      ^^^^ type Base
func (b *Base) Chain(n int) *Base { b.Touch(); return b.next.Touch() }
//       ^^^^ type Base
//             ^^^^^ definition.method Base.Chain arity:1..1
//                           ^^^^ type Base
//                                    ^^^^^ call Base.Touch
//                                                           ^^^^^ call Base.Touch
func (b Base) handle(w http.ResponseWriter, r *http.Request) {
//      ^^^^ type Base
//            ^^^^^^ definition.method Base.handle arity:2..2 internal
	b.Touch()
// ^^^^^ call Base.Touch
}

type Toucher interface{ Touch() *Base }
//   ^^^^^^^ definition.interface Toucher
//                      ^^^^^ definition.method Toucher.Touch arity:0..0 declaration
//                               ^^^^ type Base

type Derived struct {
//   ^^^^^^^ definition.struct Derived
	*Base
//^^^^ inherit Base
	held  Base
 // <- definition.field Derived.held internal
//     ^^^^ type Base
	hook  func(int) int
 // <- definition.field Derived.hook internal
	hooks map[string]func(int) int
 // <- definition.field Derived.hooks internal
}

func (d *Derived) Run() {
//       ^^^^^^^ type Derived
//                ^^^ definition.method Derived.Run arity:0..0
	d.Touch()
// ^^^^^ call Base.Touch
	d.Base.Touch()
//      ^^^^^ call Base.Touch
	d.held.Touch()
//      ^^^^^ call Base.Touch
	d.hook(1)
// ^^^^ call Derived.hook
	d.hooks["a"](2)
// ^^^^^ call Derived.hooks
}

func helper(n int) int           { return n }
//   ^^^^^^ definition.function helper arity:1..1 internal
func NewBase(n int) *Base        { return &Base{} }
//   ^^^^^^^ definition.function NewBase arity:1..1
//                   ^^^^ type Base
//                                         ^^^^ call Base
func pair() (*Base, error)       { return NewBase(1), nil }
//   ^^^^ definition.function pair arity:0..0 internal
//            ^^^^ type Base
//                                        ^^^^^^^ call NewBase
func convert[T any](of T) T      { return of }
//   ^^^^^^^ definition.function convert arity:1..1 internal
func options(fs ...func(int) int) {}
//   ^^^^^^^ definition.function options arity:0..* internal

type ID int
//   ^^ definition.type-alias ID

var registered = helper
//  ^^^^^^^^^^ definition.variable registered internal
//               ^^^^^^ value helper
var routes = map[string]func(int) int{"one": helper, "two": registered}
//  ^^^^^^ definition.variable routes internal
//                                           ^^^^^^ value helper
//                                                          ^^^^^^^^^^ value registered
var built = NewBase(helper(0))
//  ^^^^^ definition.variable built internal
//          ^^^^^^^ call NewBase
//                  ^^^^^^ call helper
var literal = &Derived{Base: NewBase(1), hook: helper}
//  ^^^^^^^ definition.variable literal internal
//             ^^^^^^^ call Derived
//                           ^^^^^^^ call NewBase
//                                             ^^^^^^ value helper

func all(given func(int) int, b *Base, t Toucher, many []Base, by map[string]*Base) (err error) {
//   ^^^ definition.function all arity:5..5 internal
//                               ^^^^ type Base
//                                       ^^^^^^^ type Toucher
//                                                       ^^^^ type Base
//                                                                            ^^^^ type Base
	helper(helper(1))
 // <- call helper
//      ^^^^^^ call helper
	(helper)(2)
//^^^^^^ call helper
	given(3)
 // <- call ?
	b.Touch().Chain(4).Touch()
// ^^^^^ call Base.Touch
//         ^^^^^ call Base.Chain
//                  ^^^^^ call Base.Touch
	(*b).Touch()
//    ^^^^^ call Base.Touch
	(&Base{}).Touch()
// ^^^^ call Base
//         ^^^^^ call Base.Touch
	t.Touch()
// ^^^^^ call Toucher.Touch
	many[0].Touch()
//       ^^^^^ call Base.Touch
	by["a"].Touch()
//       ^^^^^ call Base.Touch
	NewBase(5).Touch()
 // <- call NewBase
//          ^^^^^ call Base.Touch
	convert[int](6)
 // <- call convert
	convert(7)
 // <- call convert
	ID(8)
 // <- call ID
	[]byte("a")
	d := Derived{Base: NewBase(9)}
//    ^^^^^^^ call Derived
//                  ^^^^^^^ call NewBase
	d.Run()
// ^^^ call Derived.Run
	d.Touch()
// ^^^^^ call Base.Touch
	p := &Derived{}
//     ^^^^^^^ call Derived
	p.Run()
// ^^^ call Derived.Run
	var q Derived
//     ^^^^^^^ type Derived
	q.Run()
// ^^^ call Derived.Run
	made := new(Derived)
//       ^^^ call ?external
//           ^^^^^^^ type Derived
	made.Run()
//    ^^^ call Derived.Run
	got := NewBase(10)
//      ^^^^^^^ call NewBase
	got.Touch()
//   ^^^^^ call Base.Touch
	one, err := pair()
//           ^^^^ call pair
	one.Touch()
//   ^^^^^ call Base.Touch
	f := helper
//    ^^^^^^ value helper
	f(11)
 // <- call helper
	func(n int) { helper(n) }(12)
//             ^^^^^^ call helper
	go helper(13)
//  ^^^^^^ call helper
	defer b.Touch()
//       ^^^^^ call Base.Touch
	defer func() { helper(14) }()
//              ^^^^^^ call helper
	options(helper, registered, func(n int) int { return helper(n) })
 // <- call options
//       ^^^^^^ value helper
//               ^^^^^^^^^^ value registered
//                                                    ^^^^^^ call helper
	http.HandleFunc("/", b.handle)
//    ^^^^^^^^^^ call ?external
//                      ^^^^^^ value Base.handle
	http.Handle("/", http.HandlerFunc(Base{}.handle))
//    ^^^^^^ call ?external
//                     ^^^^^^^^^^^ call ?external
//                                 ^^^^ call Base
//                                        ^^^^^^ value Base.handle
	fmt.Println(fmt.Sprintf("%d", helper(15)), len(many))
//   ^^^^^^^ call ?external
//               ^^^^^^^ call ?external
//                             ^^^^^^ call helper
//                                          ^^^ call ?external
	for _, each := range many {
		each.Touch()
//     ^^^^^ call Base.Touch
	}
	for i := helper(16); i < helper(17); i += helper(18) {
//        ^^^^^^ call helper
//                        ^^^^^^ call helper
//                                         ^^^^^^ call helper
	}
	if n := helper(19); n > helper(20) {
//       ^^^^^^ call helper
//                       ^^^^^^ call helper
		helper(n)
//^^^^^^ call helper
	} else if err := d.fail(); err != nil {
//                  ^^^^ call Derived.fail
		err.Error()
//    ^^^^^ call ?
	}
	switch helper(21) {
//      ^^^^^^ call helper
	case helper(22):
//    ^^^^^^ call helper
		helper(23)
//^^^^^^ call helper
	default:
		helper(24)
//^^^^^^ call helper
	}
	switch v := t.(type) {
	case *Base:
//     ^^^^ type Base
		v.Touch()
//  ^^^^^ call Base.Touch
	}
	t.(*Base).Touch()
//   ^^^^ type Base
//         ^^^^^ call Base.Touch
	select {
	case <-wait(25):
//      ^^^^ call ?
		helper(26)
//^^^^^^ call helper
	}
	numbers := []int{helper(27), helper(28)}
//                ^^^^^^ call helper
//                            ^^^^^^ call helper
	numbers[helper(29)] = -helper(30)
//       ^^^^^^ call helper
//                      ^^^^^^ call helper
	bases := []Base{{next: NewBase(31)}, {}}
//          ^^^^ type Base
//                      ^^^^^^^ call NewBase
	items := []*Generic[int]{{}}
//           ^^^^^^^ type Generic
	gen := Generic[int]{Value: helper(32)}
//      ^^^^^^^ call Generic
//                          ^^^^^^ call helper
	http.DefaultClient.Do(nil)
//                  ^^ call ?external
	(*Base).Touch(b)
//       ^^^^^ call Base.Touch
	Base.handle(*b, nil, nil)
//    ^^^^^^ call Base.handle
	unknown(33)
 // <- call ?
	undefined.Call(34)
//         ^^^^ call ?
	return nil
}

func (d *Derived) fail() error { return nil }
//       ^^^^^^^ type Derived
//                ^^^^ definition.method Derived.fail arity:0..0 internal

type Generic[T any] struct{ Value T }
//   ^^^^^^^ definition.struct Generic
//                          ^^^^^ definition.field Generic.Value
