// --- path: go.mod ---
module example.org/app

go 1.22
// --- path: store/store.go ---
package store

import "example.org/app/internal/deep"

type Store struct{ Items []deep.Item }
//   ^^^^^ definition.struct Store
//                 ^^^^^ definition.field Store.Items
//                              ^^^^ type internal/deep/deep.go::Item

func Open(path string) *Store { return newStore(path) }
//   ^^^^ definition.function Open arity:1..1
//                      ^^^^^ type Store
//                                     ^^^^^^^^ call store/more.go::newStore
func (s *Store) Save() error  { return s.flush(limit) }
//       ^^^^^ type Store
//              ^^^^ definition.method Store.Save arity:0..0
//                                       ^^^^^ call store/more.go::Store.flush
//                                             ^^^^^ value store/more.go::limit

const Version = "1"
//    ^^^^^^^ definition.constant Version

var Default = Open("")
//  ^^^^^^^ definition.variable Default
//            ^^^^ call Open
// --- path: store/more.go ---
package store

const limit = 3
//    ^^^^^ definition.constant limit internal

func newStore(path string) *Store { return &Store{} }
//   ^^^^^^^^ definition.function newStore arity:1..1 internal
//                          ^^^^^ type store/store.go::Store
//                                          ^^^^^ call store/store.go::Store
func (s *Store) flush(n int) error { return nil }
//       ^^^^^ type store/store.go::Store
//              ^^^^^ definition.method Store.flush arity:1..1 internal
// --- path: store/store_test.go ---
package store

import "testing"

func TestOpen(t *testing.T) { helperOnlyForTests(Open("a")) }
//   ^^^^^^^^ definition.function TestOpen arity:1..1
//                            ^^^^^^^^^^^^^^^^^^ call helperOnlyForTests
//                                               ^^^^ call store/store.go::Open
func helperOnlyForTests(s *Store) { s.Save() }
//   ^^^^^^^^^^^^^^^^^^ definition.function helperOnlyForTests arity:1..1 internal
//                         ^^^^^ type store/store.go::Store
//                                    ^^^^ call store/store.go::Store.Save
// --- path: internal/deep/deep.go ---
package deep

type Item struct{ Weight int }
//   ^^^^ definition.struct Item
//                ^^^^^^ definition.field Item.Weight

func (i Item) Touch() {}
//      ^^^^ type Item
//            ^^^^^ definition.method Item.Touch arity:0..0
func New() Item       { return Item{} }
//   ^^^ definition.function New arity:0..0
//         ^^^^ type Item
//                             ^^^^ call Item
// --- path: v2/names/other_name.go ---
package different

func Say() {}
//   ^^^ definition.function Say arity:0..0
// --- path: dotted/dotted.go ---
package dotted

func Loose(n int) int { return n }
//   ^^^^^ definition.function Loose arity:1..1

type Loosely struct{}
//   ^^^^^^^ definition.struct Loosely
// --- path: registered/registered.go ---
package registered

func init() { setup() }
//   ^^^^ definition.function init arity:0..0 internal
//            ^^^^^ call setup
func setup() {}
//   ^^^^^ definition.function setup arity:0..0 internal
// --- path: cmd/app/main.go ---
package main

import (
	"fmt"
	"os"

	renamed "example.org/app/internal/deep"
	"example.org/app/store"
	. "example.org/app/dotted"
	_ "example.org/app/registered"
	"example.org/app/v2/names"
	"github.com/outside/thing"
	"example.org/app/gone"
)

type embedded struct {
//   ^^^^^^^^ definition.struct embedded internal
	*store.Store
//      ^^^^^ inherit store/store.go::Store
	item renamed.Item
 // <- definition.field embedded.item internal
//            ^^^^ type internal/deep/deep.go::Item
}

func main() {
//   ^^^^ definition.function main arity:0..0 internal
	s := store.Open("a")
//          ^^^^ call store/store.go::Open
	s.Save()
// ^^^^ call store/store.go::Store.Save
	var typed *store.Store
//                ^^^^^ type store/store.go::Store
	typed.Save()
//     ^^^^ call store/store.go::Store.Save
	store.Default.Save()
//             ^^^^ call store/store.go::Store.Save
	renamed.New().Touch()
//       ^^^ call internal/deep/deep.go::New
//             ^^^^^ call internal/deep/deep.go::Item.Touch
	item := renamed.Item{Weight: Loose(1)}
//               ^^^^ call internal/deep/deep.go::Item
//                            ^^^^^ call dotted/dotted.go::Loose
	item.Touch()
//    ^^^^^ call internal/deep/deep.go::Item.Touch
	different.Say()
//         ^^^ call v2/names/other_name.go::Say
	thing.Do(store.Version)
//     ^^ call ?external
//              ^^^^^^^ value store/store.go::Version
	gone.Missing()
//    ^^^^^^^ call ?
	fmt.Println(os.Args, Loosely{})
//   ^^^^^^^ call ?external
//                    ^^^^^^^ call dotted/dotted.go::Loosely
	e := embedded{}
//    ^^^^^^^^ call embedded
	e.Save()
// ^^^^ call store/store.go::Store.Save
	e.item.Touch()
//      ^^^^^ call internal/deep/deep.go::Item.Touch
	run(store.Open)
 // <- call run
//         ^^^^ value store/store.go::Open
	newStore("no")
 // <- call ?
}

func run(f func(string) *store.Store) { f("b").Save() }
//   ^^^ definition.function run arity:1..1 internal
//                             ^^^^^ type store/store.go::Store
//                                      ^ call ?
//                                             ^^^^ call store/store.go::Store.Save
func parameter(s *store.Store, i renamed.Item) {
//   ^^^^^^^^^ definition.function parameter arity:2..2 internal
//                      ^^^^^ type store/store.go::Store
//                                       ^^^^ type internal/deep/deep.go::Item
	s.Save()
// ^^^^ call store/store.go::Store.Save
	i.Touch()
// ^^^^^ call internal/deep/deep.go::Item.Touch
}
