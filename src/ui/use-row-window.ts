import { useState, type UIEvent } from 'react';

const more = 8;

/** The rows of a long list that are drawn: those to be seen in a box, and a few around them. All rows are equally high. */
export interface RowWindow {
  /** Pixels of all rows together. */
  readonly whole: number;
  /** Pixels above the first drawn row. */
  readonly above: number;
  readonly first: number;
  /** The row after the last drawn one. */
  readonly end: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Follows the scrolling of a box of `boxHeight` pixels over `count` rows of `rowHeight` pixels. */
export function useRowWindow(count: number, rowHeight: number, boxHeight: number): RowWindow {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.min(top, count - 1) - more);
  return {
    whole: count * rowHeight,
    above: first * rowHeight,
    first,
    end: Math.min(count, top + Math.ceil(boxHeight / rowHeight) + 1 + more),
    onScroll: ({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / rowHeight)),
  };
}
