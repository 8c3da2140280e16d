// --- path: src/app.ts ---
import legacy = require('./legacy');
import Main, { type Kind, helper as help } from './main.js';
import type { Shape } from './types';
import * as types from './types';
import { nested } from '@app/nested';
import { external } from '@scope/package';
import {} from './main';

legacy();
// <- call src/legacy.ts::legacy
new Main().start();
//  ^^^^ call src/main.ts::Main
//         ^^^^^ call src/main.ts::Main.start
help();
// <- call src/main.ts::helper
types.check();
//    ^^^^^ call src/types.d.ts::check
nested();
// <- call src/modules/nested.ts::nested
external();
// <- call ?external

class Box implements Shape, types.Other {
//                   ^^^^^ inherit src/types.d.ts::Shape
//                                ^^^^^ inherit src/types.d.ts::Other
//    ^^^ definition.class Box
  kind: Kind;
//      ^^^^ type src/main.ts::Kind
//^^^^ definition.field Box.kind
}

const lazy = () => import('./types');
//    ^^^^ definition.function lazy arity:0..0
export type { Shape } from './types';
// --- path: src/main.ts ---
export default class Main {
//                   ^^^^ definition.class Main
  start() {}
//^^^^^ definition.method Main.start arity:0..0
}
export type Kind = 'a';
//          ^^^^ definition.type-alias Kind
export const helper = (): void => {};
//           ^^^^^^ definition.function helper arity:0..0
// --- path: src/legacy.ts ---
function legacy() {}
//       ^^^^^^ definition.function legacy arity:0..0
export = legacy;
// --- path: src/types.d.ts ---
export interface Shape {}
//               ^^^^^ definition.interface Shape
export interface Other {}
//               ^^^^^ definition.interface Other
export declare function check(): void;
//                      ^^^^^ definition.function check arity:0..0 declaration
// --- path: src/modules/nested.ts ---
export function nested() {}
//              ^^^^^^ definition.function nested arity:0..0
// --- path: tsconfig.json ---
{ "compilerOptions": { "baseUrl": ".", "paths": { "@app/*": ["src/modules/*"] } } }
