import { Remote } from './remote';
import * as ns from './remote';
import { Component } from 'framework';

class Animal {
//    ^^^^^^ definition.class Animal
  speak() {}
//^^^^^ definition.method Animal.speak arity:0..0
  move() {}
//^^^^ definition.method Animal.move arity:0..0
}

class Dog extends Animal {
//                ^^^^^^ inherit Animal
//    ^^^ definition.class Dog
  speak() {
//^^^^^ definition.method Dog.speak arity:0..0
    super.speak();
//        ^^^^^ call Animal.speak
    this.move();
//       ^^^^ call Animal.move
    this.bark();
//       ^^^^ call Dog.bark
  }
  bark() {}
//^^^^ definition.method Dog.bark arity:0..0
}

class Puppy extends Dog {
//    ^^^^^ definition.class Puppy
  play() {
//^^^^ definition.method Puppy.play arity:0..0
    this.move();
//       ^^^^ call Animal.move
    this.speak();
//       ^^^^^ call Dog.speak
  }
}

class Local extends Remote {
//                  ^^^^^^ inherit remote.js::Remote
//    ^^^^^ definition.class Local
  start() { this.connect(); }
//^^^^^ definition.method Local.start arity:0..0
//               ^^^^^^^ call remote.js::Remote.connect
}

class Named extends ns.Remote {
//                     ^^^^^^ inherit remote.js::Remote
//    ^^^^^ definition.class Named
  start() { this.connect(); }
//^^^^^ definition.method Named.start arity:0..0
//               ^^^^^^^ call remote.js::Remote.connect
}

const Mixed = class extends mixin(Animal) {
//                                ^^^^^^ inherit Animal
//    ^^^^^ definition.class Mixed
//                          ^^^^^ call mixin
  go() { super.move(); }
//^^ definition.method Mixed.go arity:0..0
//             ^^^^ call Animal.move
};

class View extends Component {
//                 ^^^^^^^^^ inherit ?external
//    ^^^^ definition.class View
  render() { this.setState(); super.render(); }
//^^^^^^ definition.method View.render arity:0..0
//                ^^^^^^^^ GAP call ?external
//                                  ^^^^^^ call ?external
}

function mixin(base) { return base; }
//       ^^^^^ definition.function mixin arity:1..1
// --- path: remote.js ---
export class Remote {
//           ^^^^^^ definition.class Remote
  connect() {}
//^^^^^^^ definition.method Remote.connect arity:0..0
}
