package initialisers

func load() int { return 1 }
//   ^^^^ definition.function load arity:0..0 internal
func pair() (int, int) { return 1, 2 }
//   ^^^^ definition.function pair arity:0..0 internal
func all() {
//   ^^^ definition.function all arity:0..0 internal
	pair, err := pair()
//            ^^^^ call pair
	var load int = load()
//              ^^^^ call load
	load()
 // <- call ?
	pair()
 // <- call ?
}
func loops() {
//   ^^^^^ definition.function loops arity:0..0 internal
	for load, i := range load() {
//                    ^^^^ call load
		load()
//^^^^ call ?
	}
}
