// Types written with the package they are from. No member here is the only one of its
// name that the language knows: a receiver of an outside type never means ours.
// --- path: go.mod ---
module example.org/app
// --- path: report/report.go ---
package report

import (
	"bytes"
	"testing"

	flag "example.com/elsewhere/flags"
	"example.org/app/store"
)

type Report struct {
//   ^^^^^^ definition.struct Report
	flags *flag.Set
 // <- definition.field Report.flags internal
	held *store.Store
 // <- definition.field Report.held internal
//           ^^^^^ type store/store.go::Store
}

func (r *Report) Errorf(text string) {}
//       ^^^^^^ type Report
//               ^^^^^^ definition.method Report.Errorf arity:1..1
func (r *Report) Truncate(n int) {}
//       ^^^^^^ type Report
//               ^^^^^^^^ definition.method Report.Truncate arity:1..1
func (r *Report) SetOutput(n int) {
//       ^^^^^^ type Report
//               ^^^^^^^^^ definition.method Report.SetOutput arity:1..1
	r.flags.SetOutput(1)
//       ^^^^^^^^^ call ?external
	r.held.Truncate(2)
//      ^^^^^^^^ call store/store.go::Store.Truncate
	r.held.inner.Truncate(3)
//            ^^^^^^^^ call store/store.go::Inner.Truncate
}

func check(t *testing.T, given *store.Inner) {
//   ^^^^^ definition.function check arity:2..2 internal
//                                    ^^^^^ type store/store.go::Inner
	t.Errorf("no")
// ^^^^^^ call ?external
	made := new(bytes.Buffer)
//       ^^^ call ?external
//                 ^^^^^^ type ?external
	made.Truncate(4)
//    ^^^^^^^^ call ?external
	literal := bytes.Buffer{}
//                ^^^^^^ call ?external
	literal.Truncate(5)
//       ^^^^^^^^ call ?external
	ours := &store.Store{}
//              ^^^^^ call store/store.go::Store
	ours.Truncate(6)
//    ^^^^^^^^ call store/store.go::Store.Truncate
	given.Truncate(7)
//     ^^^^^^^^ call store/store.go::Inner.Truncate
}
// --- path: store/store.go ---
package store

type Store struct{ inner Inner }
//   ^^^^^ definition.struct Store
//                 ^^^^^ definition.field Store.inner internal
//                       ^^^^^ type Inner
type Inner struct{}
//   ^^^^^ definition.struct Inner

func (s *Store) Truncate(n int) {}
//       ^^^^^ type Store
//              ^^^^^^^^ definition.method Store.Truncate arity:1..1
func (i *Inner) Truncate(n int) {}
//       ^^^^^ type Inner
//              ^^^^^^^^ definition.method Inner.Truncate arity:1..1
