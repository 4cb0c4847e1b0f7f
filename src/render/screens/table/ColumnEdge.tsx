import type { PointerEvent } from 'react';
import { isRightToLeft } from '../../../ui/direction';

/** The edge of a column, dragged by the pointer; a double click lets it be as wide as at first. */
export function ColumnEdge(props: { readonly width: number; readonly onResize: (width: number | undefined) => void }) {
  const { width, onResize } = props;
  const onPointerDown = (down: PointerEvent<HTMLElement>): void => {
    if (down.button !== 0) return;
    const edge = down.currentTarget;
    const onward = isRightToLeft(edge) ? -1 : 1;
    down.preventDefault();
    edge.setPointerCapture(down.pointerId);
    const move = (event: globalThis.PointerEvent): void => onResize(width + (event.clientX - down.clientX) * onward);
    const stop = (): void => edge.removeEventListener('pointermove', move);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('lostpointercapture', stop, { once: true });
  };
  return (
    <span
      className="descry-list-edge"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onDoubleClick={() => onResize(undefined)}
    />
  );
}
