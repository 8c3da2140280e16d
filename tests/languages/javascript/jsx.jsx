import { Button } from './button';
import * as Ui from './button';

function onClick() {}
//       ^^^^^^^ definition.function onClick arity:0..0
const render = () => <b />;
//    ^^^^^^ definition.function render arity:0..0

export function App({ title, Slot }) {
//              ^^^ definition.function App arity:1..1
  const local = () => {};
//      ^^^^^ definition.function App.local arity:0..0
  return (
    <div onClick={onClick} className="x">
//                ^^^^^^^ value onClick
      <Button onPress={local} {...rest()}>{format(title)}</Button>
//     ^^^^^^ call button.jsx::Button
//                     ^^^^^ value App.local
//                                ^^^^ call ?
//                                         ^^^^^^ call format
      <Ui.Button />
//        ^^^^^^ call button.jsx::Button
      <Slot />
//     ^^^^ call ?
      <>{items.map((item) => <Row key={item} render={render} />)}</>
//             ^^^ call ?
//                            ^^^ call Row
//                                                   ^^^^^^ value render
    </div>
  );
}

const Row = React.memo(function Row(props) { return <td>{props.render()}</td>; });
//    ^^^ definition.function Row arity:1..1
//                ^^^^ call ?
//                                                             ^^^^^^ call ?

function format(text) { return text; }
//       ^^^^^^ definition.function format arity:1..1
// --- path: button.jsx ---
export const Button = ({ children }) => <button>{children}</button>;
//           ^^^^^^ definition.function Button arity:1..1
