// --- path: go.mod ---
module example.org/shop
// --- path: shop/shop.go ---
package shop

type Flags struct{}
//   ^^^^^ definition.struct Flags
func (f *Flags) HasFlags() bool { return f.inner().HasFlags() }
//       ^^^^^ type Flags
//              ^^^^^^^^ definition.method Flags.HasFlags arity:0..0
//                                         ^^^^^ call ?
//                                                 ^^^^^^^^ call ?
func (f *Flags) Decode(into any) error { return nil }
//       ^^^^^ type Flags
//              ^^^^^^ definition.method Flags.Decode arity:1..1
func (f *Flags) Parts(of string) error { return nil }
//       ^^^^^ type Flags
//              ^^^^^ definition.method Flags.Parts arity:1..1
func (f *Flags) hidden() { }
//       ^^^^^ type Flags
//              ^^^^^^ definition.method Flags.hidden arity:0..0 internal
// --- path: user/user.go ---
package user

import (
    "encoding/xml"
    "net/http"
    "example.org/shop/shop"
)

type Box struct {
//   ^^^ definition.struct Box
    Request *http.Request
//  ^^^^^^^ definition.field Box.Request
    Flags   *shop.Flags
//  ^^^^^ definition.field Box.Flags
//                ^^^^^ type shop/shop.go::Flags
}

func use(box *Box) {
//   ^^^ definition.function use arity:1..1 internal
//            ^^^ type Box
    given := pick()
//           ^^^^ call ?
    decoder := xml.NewDecoder(nil)
//                 ^^^^^^^^^^ call ?external
    decoder.Parts("what an outside call gives has no member of ours")
//          ^^^^^ call ?
    xml.NewDecoder(nil).Parts("nor here")
//      ^^^^^^^^^^ call ?external
//                      ^^^^^ call ?
    given.Parts("nothing is known, the name is unique")
//        ^^^^^ call shop/shop.go::Flags.Parts rule:unique_name
    given.Parts("too", "many")
//        ^^^^^ call ?
    given.hidden()
//        ^^^^^^ call ?
    given.Decode("a name of the library's")
//        ^^^^^^ call ?
    box.Request.Parts("a")
//              ^^^^^ call ?external
    box.Flags.Parts("b")
//            ^^^^^ call shop/shop.go::Flags.Parts rule:receiver
    box.Flags.Decode(nil)
//            ^^^^^^ call shop/shop.go::Flags.Decode rule:receiver
}
// --- path: user/user_test.go ---
package user

type double struct{}
//   ^^^^^^ definition.struct double internal
func (d double) Pretend() { }
//      ^^^^^^ type double
//              ^^^^^^^ definition.method double.Pretend arity:0..0
func near() { pick().Pretend() }
//   ^^^^ definition.function near arity:0..0 internal
//            ^^^^ call ?
//                   ^^^^^^^ call double.Pretend
// --- path: other/other_test.go ---
package other

func far() { pick().Pretend() }
//   ^^^ definition.function far arity:0..0 internal
//           ^^^^ call ?
//                  ^^^^^^^ call ?
