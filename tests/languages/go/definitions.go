// Package store keeps things.
package store

import "io"

// Limit is how many.
const Limit = 10
//    ^^^^^ definition.constant Limit doc:Limit is how many.

const (
	first = iota
 // <- definition.constant first internal
	Second
 // <- definition.constant Second
	third, fourth = 1, 2
 // <- definition.constant third internal
//      ^^^^^^ definition.constant fourth internal
)

var Global, hidden = 1, 2
//  ^^^^^^ definition.variable Global
//          ^^^^^^ definition.variable hidden internal

var (
	// table says who.
	table = map[string]func(int) int{}
 // <- definition.variable table internal doc:table says who.
	_     io.Reader = nil
)

// Store keeps.
type Store struct {
//   ^^^^^ definition.struct Store doc:Store keeps.
	// Name says who.
	Name        string
 // <- definition.field Store.Name doc:Name says who.
	width, height int
 // <- definition.field Store.width internal
//      ^^^^^^ definition.field Store.height internal
	inner       struct{ depth int }
 // <- definition.field Store.inner internal
//                   ^^^^^ definition.field Store.inner.depth internal
	callback    func(n int) error
 // <- definition.field Store.callback internal
	*Base
//^^^^ inherit Base
	io.Reader
//  ^^^^^^ inherit ?external
	Generic[int]
 // <- inherit Generic
}

type (
	// ID is one.
	ID    string
 // <- definition.type-alias ID doc:ID is one.
	Alias = Store
 // <- definition.type-alias Alias
//       ^^^^^ type Store
	pair  struct{ a, b int }
 // <- definition.struct pair internal
//             ^ definition.field pair.a internal
//                ^ definition.field pair.b internal
	Shape interface {
 // <- definition.interface Shape
		Area() float64
//^^^^ definition.method Shape.Area arity:0..0 declaration
		scale(by, of int) (Shape, error)
//^^^^^ definition.method Shape.scale arity:2..2 internal declaration
//                   ^^^^^ type Shape
		io.Closer
//   ^^^^^^ inherit ?external
		Named
//^^^^^ inherit Named
	}
)

type Named interface{ Named() string }
//   ^^^^^ definition.interface Named
//                    ^^^^^ definition.method Named.Named arity:0..0 declaration
type Number interface{ ~int | ~float64 }
//   ^^^^^^ definition.interface Number
type Handler func(w io.Writer, n int) error
//   ^^^^^^^ definition.type-alias Handler
type Generic[T any] struct{ Value T }
//   ^^^^^^^ definition.struct Generic
//                          ^^^^^ definition.field Generic.Value
type Base struct{}
//   ^^^^ definition.struct Base
type List[T comparable, U any] []T
//   ^^^^ definition.type-alias List

// Open opens.
//
// More words.
func Open(path string, sizes ...int) (*Store, error) { return nil, nil }
//   ^^^^ definition.function Open arity:1..* doc:Open opens.
//                                     ^^^^^ type Store

func noArguments()                   {}
//   ^^^^^^^^^^^ definition.function noArguments arity:0..0 internal
func two(a, b int, c string) (n int) { return a }
//   ^^^ definition.function two arity:3..3 internal
func Map[T, U any](of []T, f func(T) U) []U {
//   ^^^ definition.function Map arity:2..2
	local := 1
	const localConstant = 2
	type localType struct{ x int }
//    ^^^^^^^^^ definition.struct Map.localType internal
//                      ^ definition.field Map.localType.x internal
	var localVariable = func(n int) int { return n }
	_ = local
	return nil
}
func external(n int) int
//   ^^^^^^^^ definition.function external arity:1..1 internal declaration

// Save saves.
func (s *Store) Save(path string) error { return nil }
//       ^^^^^ type Store
//              ^^^^ definition.method Store.Save arity:1..1 doc:Save saves.
func (s Store) load()                   {}
//      ^^^^^ type Store
//             ^^^^ definition.method Store.load arity:0..0 internal
func (*Store) anonymous(int, string)    {}
//     ^^^^^ type Store
//            ^^^^^^^^^ definition.method Store.anonymous arity:2..2 internal
func (g *Generic[T]) Get() T            { return g.Value }
//       ^^^^^^^ type Generic
//                   ^^^ definition.method Generic.Get arity:0..0
//                                                 ^^^^^ value Generic.Value
func (ID) String() string               { return "" }
//    ^^ type ID
//        ^^^^^^ definition.method ID.String arity:0..0

func init() {}
//   ^^^^ definition.function init arity:0..0 internal
func main() {}
//   ^^^^ definition.function main arity:0..0 internal
