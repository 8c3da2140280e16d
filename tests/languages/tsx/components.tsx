import React, { useState, type FC } from 'react';
import { Button } from './button';

interface Props { title: string; onPick?: (id: string) => void }
//        ^^^^^ definition.interface Props
//                ^^^^^ definition.property Props.title
//                               ^^^^^^ definition.property Props.onPick

export const App: FC<Props> = ({ title, onPick }) => {
//                ^^ type ?external
//                   ^^^^^ type Props
//           ^^^ definition.function App arity:1..1
  const [state, setState] = useState<string>('');
//                          ^^^^^^^^ call ?external
  const handle = (event: React.MouseEvent): void => { onPick?.(state); setState(title); };
//      ^^^^^^ definition.function App.handle arity:1..1
//                                                    ^^^^^^ call ?
//                                                                     ^^^^^^^^ call ?
  return (
    <Button<string> onClick={handle} label={title}>
//                           ^^^^^^ value App.handle
//   ^^^^^^ call button.tsx::Button
      {render(state)}
//     ^^^^^^ call render
    </Button>
  );
};

function render(text: string): JSX.Element {
//       ^^^^^^ definition.function render arity:1..1
  return <p className="x">{text}</p>;
}

class Legacy extends React.Component<Props> {
//    ^^^^^^ definition.class Legacy
  render() { return <Button onClick={() => this.pick()} />; }
//^^^^^^ definition.method Legacy.render arity:0..0
//                   ^^^^^^ call button.tsx::Button
//                                              ^^^^ call Legacy.pick
  private pick(): void {}
//        ^^^^ definition.method Legacy.pick arity:0..0 private
}
// --- path: button.tsx ---
export function Button<T>(props: { onClick: () => void }) { return <button {...props} />; }
//              ^^^^^^ definition.function Button arity:1..1
