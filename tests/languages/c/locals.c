int load(int n) { return n; }
//  ^^^^ definition.function load arity:1..1
int count;
//  ^^^^^ definition.variable count

int shadowed(int (*load)(int)) {
//  ^^^^^^^^ definition.function shadowed arity:1..1
    return load(1);
//         ^^^^ call ?
}

int by_variable(void) {
//  ^^^^^^^^^^^ definition.function by_variable arity:0..0
    int (*load)(int) = 0;
    return load(2);
//         ^^^^ call ?
}

int by_block(int n) {
//  ^^^^^^^^ definition.function by_block arity:1..1
    if (n) {
        int (*load)(int) = other;
        load(3);
//      ^^^^ call ?
    }
    return load(4);
//         ^^^^ call load
}

int by_loop(void) {
//  ^^^^^^^ definition.function by_loop arity:0..0
    for (int load = 0; load < 3; load++) use(load);
//                                       ^^^ call ?
    return load(5);
//         ^^^^ call load
}

int values(int count) {
//  ^^^^^^ definition.function values arity:1..1
    use(count);
//  ^^^ call ?
    use(load);
//  ^^^ call ?
//      ^^^^ value load
    return count;
}

int global(void) {
//  ^^^^^^ definition.function global arity:0..0
    extern int count;
    use(count);
//  ^^^ call ?
//      ^^^^^ value count
    return count;
//         ^^^^^ value count
}

int old(load)
//  ^^^ definition.function old arity:1..1
    int (*load)();
{
    return load(6);
//         ^^^^ call ?
}

#define with(load, x) load(x)
//      ^^^^ definition.macro with arity:2..2
#define call_it(x) load(x)
//      ^^^^^^^ definition.macro call_it arity:1..1
//                 ^^^^ call load
