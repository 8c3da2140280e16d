struct Barrier {
//     ^ definition.struct Barrier private
    wait: u32,
//  ^ definition.field Barrier.wait private
}

impl Barrier {
    fn wait(&self) -> u32 {
//     ^ definition.method Barrier.wait arity:0..0 private
        self.wait
    }
}

fn main(barrier: Barrier) {
// ^ definition.function main arity:1..1 private
    barrier.wait();
//          ^ call Barrier.wait
    let context = poll().is_pending();
//                ^ call ?
//                       ^ call ?
}

struct Handle;
//     ^ definition.struct Handle private

impl Handle {
    fn is_pending(&self) -> bool {
//     ^ definition.method Handle.is_pending arity:0..0 private
        true
    }
}
