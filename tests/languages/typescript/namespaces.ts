// --- path: core/index.ts ---
export * as util from "./util";
import * as shapes from "./shapes";
export { shapes };
export * from "./more";
// --- path: core/util.ts ---
export function tidy(it: number) { return it; }
//              ^^^^ definition.function tidy arity:1..1
// --- path: core/shapes.ts ---
export interface Circle { radius: number }
//               ^^^^^^ definition.interface Circle
//                        ^^^^^^ definition.property Circle.radius
export const Circle = make((it) => it);
//           ^^^^^^ definition.constant Circle
//                    ^^^^ call ?
export type Square = { side: number };
//          ^^^^^^ definition.type-alias Square
//                     ^^^^ definition.property Square.side
export function Square() { return null; }
//              ^^^^^^ definition.function Square arity:0..0
const circle = new Circle(1);
//    ^^^^^^ definition.constant circle
//                 ^^^^^^ call Circle
Square();
// <- call Square
// --- path: core/more.ts ---
export * as deep from "./util";
// --- path: main.ts ---
import * as core from "./core";
import { util, shapes as drawn, deep } from "./core";
util.tidy(1);
//   ^^^^ call core/util.ts::tidy
core.util.tidy(2);
//        ^^^^ call core/util.ts::tidy
deep.tidy(3);
//   ^^^^ call core/util.ts::tidy
new drawn.Circle();
//        ^^^^^^ call core/shapes.ts::Circle
drawn.Square();
//    ^^^^^^ call core/shapes.ts::Square
core.shapes.Square();
//          ^^^^^^ call core/shapes.ts::Square
const kept = util.tidy;
//    ^^^^ definition.constant kept
//                ^^^^ value core/util.ts::tidy
kept(4);
// <- call core/util.ts::tidy
// --- path: held.ts ---
export type Held = {
//          ^^^^ definition.type-alias Held
  build: (name: string) => void;
//^^^^^ definition.property Held.build
  label: string;
//^^^^^ definition.property Held.label
};
function use(it) {
//       ^^^ definition.function use arity:1..1
  it.build("a");
//   ^^^^^ call Held.build
  it.label();
//   ^^^^^ call ?
}
