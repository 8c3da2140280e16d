package locals

type Thing struct{}
//   ^^^^^ definition.struct Thing

func (t *Thing) Touch() {}
//       ^^^^^ type Thing
//              ^^^^^ definition.method Thing.Touch arity:0..0

type Other struct{}
//   ^^^^^ definition.struct Other

func (o Other) Touch() {}
//      ^^^^^ type Other
//             ^^^^^ definition.method Other.Touch arity:0..0

func load(n int) *Thing { return nil }
//   ^^^^ definition.function load arity:1..1 internal
//                ^^^^^ type Thing

var count = 0
//  ^^^^^ definition.variable count internal

func parameter(load func(int) int) { load(1) }
//   ^^^^^^^^^ definition.function parameter arity:1..1 internal
//                                   ^^^^ call ?
func named() (load func(int) int)  { load(2); return }
//   ^^^^^ definition.function named arity:0..0 internal
//                                   ^^^^ call ?
func receiver(count Other)         { count.Touch(); keep(count) }
//   ^^^^^^^^ definition.function receiver arity:1..1 internal
//                  ^^^^^ type Other
//                                         ^^^^^ call Other.Touch
//                                                  ^^^^ call ?
func (load *Thing) Method()        { load.Touch() }
//          ^^^^^ type Thing
//                 ^^^^^^ definition.method Thing.Method arity:0..0
//                                        ^^^^^ call Thing.Touch
func variadic(load ...Other)       { load[0].Touch() }
//   ^^^^^^^^ definition.function variadic arity:0..* internal
//                    ^^^^^ type Other
//                                           ^^^^^ GAP call Other.Touch
func block(on bool) {
//   ^^^^^ definition.function block arity:1..1 internal
	if on {
		load := func(n int) int { return n }
		load(3)
//^^^^ call ?
	}
	load(4)
 // <- call load
	keep(load, count)
 // <- call ?
//    ^^^^ value load
//          ^^^^^ value count
}
func initializer() {
//   ^^^^^^^^^^^ definition.function initializer arity:0..0 internal
	if load, err := find(); err == nil {
//               ^^^^ call ?
		load(5)
//^^^^ call ?
	}
	for load := range list() {
//                 ^^^^ call ?
		keep(load)
//^^^^ call ?
	}
	for load := 0; load < 3; load++ {
		keep(load)
//^^^^ call ?
	}
	load(6)
 // <- call load
}
func closure() {
//   ^^^^^^^ definition.function closure arity:0..0 internal
	inner := func(load Other) { load.Touch() }
//                  ^^^^^ type Other
//                                ^^^^^ call Other.Touch
	inner(Other{})
 // <- call ?
//     ^^^^^ call Other
	load(7)
 // <- call load
}
func cases(x any) {
//   ^^^^^ definition.function cases arity:1..1 internal
	switch load := x.(type) {
	case *Thing:
//     ^^^^^ type Thing
		load.Touch()
//     ^^^^^ GAP call Thing.Touch
	}
	switch {
	case x == nil:
		load := Other{}
//        ^^^^^ call Other
		load.Touch()
//     ^^^^^ call Other.Touch
	}
	select {
	case load := <-channel():
//              ^^^^^^^ call ?
		load(8)
//^^^^ call ?
	}
	load(9)
 // <- call load
}
func declared() {
//   ^^^^^^^^ definition.function declared arity:0..0 internal
	var load = Other{}
//          ^^^^^ call Other
	load.Touch()
//    ^^^^^ call Other.Touch
	var typed *Thing
//          ^^^^^ type Thing
	typed.Touch()
//     ^^^^^ call Thing.Touch
	const count = 3
	keep(count)
 // <- call ?
}
func types(callback func(load int)) { load(10) }
//   ^^^^^ definition.function types arity:1..1 internal
//                                    ^^^^ call load
