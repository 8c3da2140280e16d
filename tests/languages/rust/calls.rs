use std::collections::HashMap;

pub struct Base { next: Option<Box<Base>>, hook: fn(u32) -> u32, held: Held }
//         ^^^^ definition.struct Base
//                ^^^^ definition.field Base.next private
//                                 ^^^^ type Base
//                                         ^^^^ definition.field Base.hook private
//                                                               ^^^^ definition.field Base.held private
//                                                                     ^^^^ type Held
pub struct Held { size: u32 }
//         ^^^^ definition.struct Held
//                ^^^^ definition.field Held.size private
pub struct Wrapper(u32);
//         ^^^^^^^ definition.struct Wrapper
pub enum Shape { Circle(u32), Square { side: u32 }, Nothing }
//       ^^^^^ definition.enum Shape
//               ^^^^^^ definition.enum-member Shape.Circle
//                            ^^^^^^ definition.enum-member Shape.Square
//                                     ^^^^ definition.field Shape.Square.side
//                                                  ^^^^^^^ definition.enum-member Shape.Nothing
pub trait Touch { fn touch(&self) -> u32; fn both(&self) { self.touch(); Self::stat(); } fn stat() {} }
//        ^^^^^ definition.interface Touch
//                   ^^^^^ definition.method Touch.touch arity:0..0 declaration
//                                           ^^^^ definition.method Touch.both arity:0..0
//                                                              ^^^^^ call Touch.touch
//                                                                             ^^^^ call Touch.stat
//                                                                                          ^^^^ definition.method Touch.stat arity:0..0

impl Held {
//   ^^^^ type Held
    fn grow(&mut self, by: u32) -> &mut Self { self.size += by; self }
//     ^^^^ definition.method Held.grow arity:1..1 private
}
impl Base {
//   ^^^^ type Base
    pub const START: u32 = helper(1);
//            ^^^^^ definition.constant Base.START
//                         ^^^^^^ call helper
    pub fn new(n: u32) -> Self { Self { next: None, hook: helper, held: Held { size: helper(n) } } }
//         ^^^ definition.method Base.new arity:1..1
//                               ^^^^ call Base
//                                                        ^^^^^^ value helper
//                                                                      ^^^^ call Held
//                                                                                   ^^^^^^ call helper
    pub fn make() -> Base { Base::new(2) }
//         ^^^^ definition.method Base.make arity:0..0
//                   ^^^^ type Base
//                          ^^^^ type Base
//                                ^^^ call Base.new
    pub fn chain(&mut self) -> &mut Base {
//         ^^^^^ definition.method Base.chain arity:0..0
//                                  ^^^^ type Base
        self.held.grow(1).grow(2);
//                ^^^^ call Held.grow
//                        ^^^^ call Held.grow
        (self.hook)(3);
//            ^^^^ call Base.hook
        self.private_one();
//           ^^^^^^^^^^^ call Base.private_one
        Self::make();
//            ^^^^ call Base.make
        Base::generic::<u32>(4);
//      ^^^^ type Base
//            ^^^^^^^ call Base.generic
        self
    }
    fn private_one(&self) { Touch::touch(self); <Self as Touch>::touch(self); self.touch(); }
//     ^^^^^^^^^^^ definition.method Base.private_one arity:0..0 private
//                          ^^^^^ type Touch
//                                 ^^^^^ call Touch.touch
//                                                       ^^^^^ type Touch
//                                                               ^^^^^ call Base.touch
//                                                                                 ^^^^^ call Base.touch
    fn generic<T>(of: T) -> T { of }
//     ^^^^^^^ definition.method Base.generic arity:1..1 private
}
impl Touch for Base { fn touch(&self) -> u32 { helper(5) } }
//   ^^^^^ inherit Touch
//             ^^^^ type Base
//                       ^^^^^ definition.method Base.touch arity:0..0
//                                             ^^^^^^ call helper

fn helper(n: u32) -> u32 { n }
// ^^^^^^ definition.function helper arity:1..1 private
fn convert<T>(n: u32) -> T { panic!("no {}", helper(6)) }
// ^^^^^^^ definition.function convert arity:1..1 private
//                           ^^^^^ call ?external
//                                           ^^^^^^ call helper
mod util { pub fn deep(n: u32) -> u32 { super::helper(n) } pub mod inner { pub fn deeper() {} } }
//  ^^^^ definition.module util
//                ^^^^ definition.function util.deep arity:1..1
//                                             ^^^^^^ call helper
//                                                                 ^^^^^ definition.module util.inner
//                                                                                ^^^^^^ definition.function util.inner.deeper arity:0..0

static TABLE: [fn(u32) -> u32; 2] = [helper, util::deep];
//     ^^^^^ definition.constant TABLE private
//                                   ^^^^^^ value helper
//                                                 ^^^^ value util.deep
const POINTER: fn(u32) -> u32 = helper;
//    ^^^^^^^ definition.constant POINTER private
//                              ^^^^^^ value helper

pub async fn all(given: impl Fn(u32) -> u32, base: &mut Base, many: Vec<Base>, boxed: Box<dyn Touch>) -> Result<u32, String> {
//           ^^^ definition.function all arity:4..4
//                                                      ^^^^ type Base
//                                                                      ^^^^ type Base
//                                                                                            ^^^^^ type Touch
    helper(helper(1));
//  ^^^^^^ call helper
//         ^^^^^^ call helper
    given(2);
//  ^^^^^ call ?
    base.chain().chain().touch();
//       ^^^^^ call Base.chain
//               ^^^^^ call Base.chain
//                       ^^^^^ call Base.touch
    Base::new(3).chain();
//  ^^^^ type Base
//        ^^^ call Base.new
//               ^^^^^ call Base.chain
    many[0].touch();
//          ^^^^^ call Base.touch
    boxed.touch();
//        ^^^^^ call Touch.touch
    util::deep(4);
//        ^^^^ call util.deep
    util::inner::deeper();
//               ^^^^^^ call util.inner.deeper
    crate::util::deep(5);
//               ^^^^ call util.deep
    self::helper(6);
//        ^^^^^^ call helper
    convert::<u32>(7);
//  ^^^^^^^ call convert
    Wrapper(8);
//  ^^^^^^^ call Wrapper
    Shape::Circle(helper(9));
//  ^^^^^ type Shape
//         ^^^^^^ call Shape.Circle
//                ^^^^^^ call helper
    let made = Base::new(10);
//             ^^^^ type Base
//                   ^^^ call Base.new
    made.touch();
//       ^^^^^ call Base.touch
    let literal = Base { next: None, ..Base::make() };
//                ^^^^ call Base
//                                     ^^^^ type Base
//                                           ^^^^ call Base.make
    literal.touch();
//          ^^^^^ call Base.touch
    let held: Held = unknown();
//            ^^^^ type Held
//                   ^^^^^^^ call ?
    held.grow(11);
//       ^^^^ call Held.grow
    let square = Shape::Square { side: 1 };
//                      ^^^^^^ call Shape.Square
    let mut map: HashMap<u32, u32> = HashMap::new();
//                                            ^^^ call ?external
    map.insert(1, helper(12));
//      ^^^^^^ call ?external
//                ^^^^^^ call helper
    many.iter().map(|each| each.touch()).filter(|n| helper(*n) > 0).collect::<Vec<_>>();
//       ^^^^ call ?external
//              ^^^ call ?
//                              ^^^^^ call Base.touch
//                                       ^^^^^^ call ?
//                                                  ^^^^^^ call helper
//                                                                  ^^^^^^^ call ?
    many.into_iter().map(Base::touch_static).map(helper).for_each(drop);
//       ^^^^^^^^^ call ?external
//                   ^^^ call ?
//                       ^^^^ type Base
//                             ^^^^^^^^^^^^ value Base.touch_static
//                                           ^^^ call ?
//                                               ^^^^^^ value helper
//                                                       ^^^^^^^^ call ?
    (|n| helper(n))(13);
//       ^^^^^^ call helper
    let closure = |n: u32| helper(n);
//                         ^^^^^^ call helper
    closure(14);
//  ^^^^^^^ call ?
    TABLE[0](15);
//  ^^^^^ call TABLE
    let parsed = "1".parse::<u32>().map_err(|e| e.to_string())?;
//                   ^^^^^ call ?
//                                  ^^^^^^^ call ?
//                                                ^^^^^^^^^ call ?
    waiting(16).await?.touch();
//  ^^^^^^^ call ?
//                     ^^^^^ call Base.touch
    println!("{} {}", helper(17), base.held.grow(18).size);
//  ^^^^^^^ call ?external
//                    ^^^^^^ call helper
//                                          ^^^^ call Held.grow
    assert_eq!(util::deep(19), Base::new(20).chain().touch(), "no {}", "text(1)");
//  ^^^^^^^^^ call ?external
//                   ^^^^ call util.deep
//                                   ^^^ call Base.new
//                                           ^^^^^ GAP call Base.chain
//                                                   ^^^^^ call Base.touch
    let list = vec![helper(21), Base::generic::<u32>(22)];
//             ^^^ call ?external
//                  ^^^^^^ call helper
//                                    ^^^^^^^ call Base.generic
    if let Some(found) = find(23) { found.touch(); }
//                       ^^^^ call ?
//                                        ^^^^^ call Base.touch
    while helper(24) > 0 {}
//        ^^^^^^ call helper
    match helper(25) {
//        ^^^^^^ call helper
        0 => helper(26),
//           ^^^^^^ call helper
        n if helper(n) > 1 => { helper(27) }
//           ^^^^^^ call helper
//                              ^^^^^^ call helper
        _ => return Err(format!("{}", helper(28))),
//                  ^^^ call ?external
//                      ^^^^^^ call ?external
//                                    ^^^^^^ call helper
    };
    for n in 0..helper(29) { helper(n); }
//              ^^^^^^ call helper
//                           ^^^^^^ call helper
    let Some(x) = maybe(30) else { helper(31); return Ok(1) };
//                ^^^^^ call ?
//                                 ^^^^^^ call helper
//                                                    ^^ call ?external
    let fallback = Shape::Nothing;
//                 ^^^^^ type Shape
//                        ^^^^^^^ value Shape.Nothing
    unsafe { util::deep(32); }
//                 ^^^^ call util.deep
    let tokens = quote! { helper(33) };
//               ^^^^^ call ?
//                        ^^^^^^ call helper
    std::mem::swap(&mut 1, &mut 2);
//            ^^^^ call ?external
    Ok(helper(34))
//  ^^ call ?external
//     ^^^^^^ call helper
}

impl Base { fn touch_static(self) -> u32 { 0 } }
//   ^^^^ type Base
//             ^^^^^^^^^^^^ definition.method Base.touch_static arity:0..0 private
