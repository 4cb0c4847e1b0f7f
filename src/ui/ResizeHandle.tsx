import type { KeyboardEvent, PointerEvent } from 'react';
import { isRightToLeft } from './direction';

const step = 16;

/** The limits of a width in pixels, and the width that a double click restores. */
export interface WidthRange {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** The edge of a box that the user drags, or moves with arrow keys, Home and End, to change its width. */
export function ResizeHandle(props: {
  readonly label: string;
  readonly width: number;
  readonly range: WidthRange;
  readonly onChange: (width: number) => void;
}) {
  const { width, range } = props;
  const set = (next: number): void => props.onChange(Math.round(Math.min(range.max, Math.max(range.min, next))));
  const onKeyDown = (event: KeyboardEvent): void => {
    const wider = isRightToLeft(event.currentTarget) ? -step : step;
    const next = { ArrowLeft: width + wider, ArrowRight: width - wider, Home: range.min, End: range.max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const handle = event.currentTarget;
    if (!handle.hasPointerCapture(event.pointerId)) return;
    set(isRightToLeft(handle) ? event.clientX : window.innerWidth - event.clientX);
  };
  return (
    // A separator that moves is a control; the rule knows it only as an ornament.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={props.label}
      aria-valuenow={width}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="descry-resize"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={() => set(range.initial)}
    />
  );
}
