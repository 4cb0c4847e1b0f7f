import { useState, type UIEvent } from 'react';

const more = 8;

/** The rendered rows of a long list: the visible ones and a few around them. All rows have the same height. */
export interface RowWindow {
  /** The height of all rows, in pixels. */
  readonly whole: number;
  /** The height of the rows above the first rendered one, in pixels. */
  readonly above: number;
  readonly first: number;
  /** The index after the last rendered row. */
  readonly end: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** The rendered rows of a box of `boxHeight` pixels that scrolls over `count` rows of `rowHeight` pixels. */
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
