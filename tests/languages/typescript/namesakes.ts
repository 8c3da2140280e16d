enum TokenContext {
//   ^ definition.enum TokenContext
  expressionStatement = 1,
//^ definition.enum-member TokenContext.expressionStatement
}
import * as t from "outside";
function build(x) {
//       ^ definition.function build arity:1..1
  x.expressionStatement();
//  ^ call ?
  return t.expressionStatement();
//         ^ call ?external
}
