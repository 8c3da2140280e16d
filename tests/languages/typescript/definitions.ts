export interface Shape<T> extends Base {
//               ^^^^^ definition.interface Shape
  readonly name: string;
//         ^^^^ definition.property Shape.name
  area?: number;
//^^^^ definition.property Shape.area
  resize(factor: number, deep?: boolean): Shape<T>;
//^^^^^^ definition.method Shape.resize arity:1..2 declaration
  onChange: (value: T) => void;
//^^^^^^^^ definition.property Shape.onChange
  new (x: number): Shape<T>;
  (call: string): void;
  [index: string]: unknown;
}

export type Id = string | number;
//          ^^ definition.type-alias Id
type Options = { depth: number; load(): void };
//   ^^^^^^^ definition.type-alias Options
//               ^^^^^ definition.property Options.depth
//                              ^^^^ definition.method Options.load arity:0..0 declaration

export enum Color { Red, Green = 'green', 'Light blue' }
//          ^^^^^ definition.enum Color
//                  ^^^ definition.enum-member Color.Red
//                       ^^^^^ definition.enum-member Color.Green
//                                        ^ definition.enum-member Color.Light blue
declare const enum Flag { On = 1 }
//                 ^^^^ definition.enum Flag
//                        ^^ definition.enum-member Flag.On

/** Overloaded. */
function parse(text: string): Id;
//       ^^^^^ definition.function parse arity:1..1 declaration doc:Overloaded.
function parse(text: number, radix?: number): Id;
//       ^^^^^ definition.function parse arity:1..2 declaration
function parse(text: any, radix = 10): Id {
//       ^^^^^ definition.function parse arity:1..2
  return text;
}

export abstract class Store<T> extends Map<string, T> implements Shape<T>, ns.Other {
//                                     ^^^ inherit ?external
//                                                               ^^^^^ inherit Shape
//                                                                            ^^^^^ inherit ?
//                    ^^^^^ definition.class Store
  static shared: Store<any>;
//       ^^^^^^ definition.field Store.shared
  private cache: Map<string, T> = new Map();
//        ^^^^^ definition.field Store.cache private
//                                    ^^^ call ?external
  protected readonly size?: number;
//                   ^^^^ definition.field Store.size protected
  declare typed: string;
//        ^^^^^ definition.field Store.typed
  #hidden = 1;
//^^^^^^^ definition.field Store.hidden private
  queue = new Queue();
//^^^^^ definition.field Store.queue
//            ^^^^^ call ?
  handler = (event: Event): void => {};
//^^^^^^^ definition.method Store.handler arity:1..1
  private later = async () => {};
//        ^^^^^ definition.method Store.later arity:0..0 private

  constructor(private readonly http: Client, public name: string, plain: number, readonly last?: Id) {
//^^^^^^^^^^^ definition.constructor Store.constructor arity:3..4
//                             ^^^^ definition.field Store.http private
//                                                  ^^^^ definition.field Store.name
    super();
//  ^^^^^ call ?external
    this.cache = new Map();
//                   ^^^ call ?external
  }

  abstract draw(context: Context): void;
//         ^^^^ definition.method Store.draw arity:1..1 declaration
  protected abstract get ready(): boolean;
//                       ^^^^^ definition.method Store.ready arity:0..0 protected declaration
  get free(): number { return 0; }
//    ^^^^ definition.method Store.free arity:0..0
  set free(value: number) {}
//    ^^^^ definition.method Store.free arity:1..1
  public find(id: Id): T | undefined;
//       ^^^^ definition.method Store.find arity:1..1 declaration
  public find(id: Id, deep?: boolean): T | undefined { return undefined; }
//       ^^^^ definition.method Store.find arity:1..2
  private async load<K extends keyof T>(key: K, ...rest: string[]): Promise<void> {}
//              ^^^^ definition.method Store.load arity:1..* private
  protected static create(this: void, x: number) {}
//                 ^^^^^^ definition.method Store.create arity:1..1 protected
  #secret(): void {}
//^^^^^^^ definition.method Store.secret arity:0..0 private
}

namespace Geometry {
//        ^^^^^^^^ definition.namespace Geometry
  export const unit = 1;
//             ^^^^ definition.constant Geometry.unit
  const inner: Shape<Id> = make();
//      ^^^^^ definition.constant Geometry.inner
//                         ^^^^ call ?
  export function measure(): number { return 1; }
//                ^^^^^^^ definition.function Geometry.measure arity:0..0
  export namespace Deep {
//                 ^^^^ definition.namespace Geometry.Deep
    export class Point {}
//               ^^^^^ definition.class Geometry.Deep.Point
  }
}

namespace Outer.Inner {
//        ^^^^^ definition.namespace Outer.Inner
  export function go() {}
//                ^^ definition.function Outer.Inner.go arity:0..0
}

declare module 'library' {
//             ^ definition.module library
  export function outside(x: string): void;
//                ^^^^^^^ definition.function library.outside arity:1..1 declaration
  export default class Library {}
//                     ^^^^^^^ definition.class library.Library
}

declare global {
  interface Window { extra: string }
//          ^^^^^^ definition.interface Window
//                   ^^^^^ definition.property Window.extra
}

declare function ambient(x: number): void;
//               ^^^^^^^ definition.function ambient arity:1..1 declaration
declare const VERSION: string;
//            ^^^^^^^ definition.constant VERSION
declare let state: State;
//          ^^^^^ definition.variable state

const settings: Options = { depth: 1, load() {} };
//    ^^^^^^^^ definition.constant settings
//                                    ^^^^ definition.method settings.load arity:0..0
let current = new Store<Id>();
//  ^^^^^^^ definition.variable current
//                ^^^^^ call Store
const identity = <T>(value: T): T => value;
//    ^^^^^^^^ definition.function identity arity:1..1
export const wrapped = identity as Fn;
//           ^^^^^^^ definition.constant wrapped
export default abstract class Root {}
//                            ^^^^ definition.class Root

function assertId(value: unknown): asserts value is Id {}
//       ^^^^^^^^ definition.function assertId arity:1..1
function isId(value: unknown): value is Id { return true; }
//       ^^^^ definition.function isId arity:1..1

@Component({ selector: 'app' })
#^^^^^^^^^ call ?
export class Decorated {
//           ^^^^^^^^^ definition.class Decorated
  @Input() label: string;
// ^^^^^ call ?
//         ^^^^^ definition.field Decorated.label
  @Output() changed = new EventEmitter<string>();
// ^^^^^^ call ?
//          ^^^^^^^ definition.field Decorated.changed
//                        ^^^^^^^^^^^^ call ?
  @HostListener('click', ['$event'])
// ^^^^^^^^^^^^ call ?
  onClick(event: Event) {}
//^^^^^^^ definition.method Decorated.onClick arity:1..1
}
