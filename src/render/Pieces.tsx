import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useServices } from './services';

type Draw = (index: number) => ReactNode;

/**
 * Draws entries 0 to `drawn`. As long as `draw` is the same function, what is drawn stays as it is; thousands that are
 * drawn anew let the browser do other things in between.
 */
export function Pieces(props: { readonly drawn: number; readonly draw: Draw; readonly piece?: number }) {
  const given = useMemo(() => ({ drawn: props.drawn, draw: props.draw }), [props.drawn, props.draw]);
  const { drawn, draw } = useDeferredValue(given);
  const most = useServices().settings.limits.drawnAtOnce;
  const size = props.piece ?? most;
  return Array.from({ length: Math.ceil(drawn / size) }, (_, piece) => (
    <Piece key={piece} from={piece * size} to={Math.min((piece + 1) * size, drawn)} draw={draw} />
  ));
}

const Piece = memo(function Piece(props: { readonly from: number; readonly to: number; readonly draw: Draw }) {
  const { from, to, draw } = props;
  return Array.from({ length: to - from }, (_, index) => draw(from + index));
});
