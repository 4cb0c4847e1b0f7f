import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useServices } from '../context/services';

type RenderItem = (index: number) => ReactNode;

/**
 * Renders the items 0 to `drawn`. Batches are memoized as long as `draw` is the same function; when it changes, thousands
 * of items render in the background.
 */
export function IncrementalList(props: { readonly drawn: number; readonly draw: RenderItem; readonly piece?: number }) {
  const latest = useMemo(() => ({ drawn: props.drawn, draw: props.draw }), [props.drawn, props.draw]);
  const { drawn, draw } = useDeferredValue(latest);
  const { renderBatch } = useServices().settings.limits;
  const size = props.piece ?? renderBatch;
  return Array.from({ length: Math.ceil(drawn / size) }, (_, batch) => (
    <Batch key={batch} from={batch * size} to={Math.min((batch + 1) * size, drawn)} draw={draw} />
  ));
}

const Batch = memo(function Batch(props: { readonly from: number; readonly to: number; readonly draw: RenderItem }) {
  const { from, to, draw } = props;
  return Array.from({ length: to - from }, (_, index) => draw(from + index));
});
