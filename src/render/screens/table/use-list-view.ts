import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** Rows that are drawn beyond those in sight. */
const more = 8;

/** Browsers draw no box much higher than this. Pixels. */
const highest = 15_000_000;

/** A window has some height before it has been measured. Pixels. */
const assumed = 600;

/** The rows of a long table that are drawn, and the way to others. */
export interface ListView {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The row at the top. */
  readonly top: number;
  /** Rows that can be seen at once. */
  readonly visible: number;
  readonly first: number;
  /** The row after the last drawn one. */
  readonly end: number;
  /** Rows that can be drawn at all. */
  readonly count: number;
  /** Pixels of the box from side to side. */
  readonly width: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls as little as is needed to show a row whole. */
  readonly reveal: (row: number) => void;
  /** Scrolls a row to the top. */
  readonly goTo: (row: number) => void;
}

/** Follows a box that scrolls over `total` rows of `rowHeight` pixels below a head that stays. */
export function useListView(total: number, rowHeight: number): ListView {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [size, setSize] = useState({ height: assumed, width: 0 });
  const count = Math.min(total, Math.floor(highest / rowHeight));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientHeight, clientWidth } = element;
      const height = clientHeight || assumed;
      setSize((now) => (now.height === height && now.width === clientWidth ? now : { height, width: clientWidth }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // The head is as high as a row.
  const visible = Math.max(1, Math.floor(size.height / rowHeight) - 1);
  const at = Math.max(0, Math.min(top, count - 1));

  const goTo = useCallback(
    (row: number) => {
      if (!box.current) return;
      box.current.scrollTop = row * rowHeight;
      setTop(row);
    },
    [rowHeight],
  );
  const reveal = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      const seen = element.scrollTop / rowHeight;
      if (row < seen) goTo(row);
      else if (row + 1 > seen + visible) goTo(row + 1 - visible);
    },
    [goTo, rowHeight, visible],
  );
  // A list that has become shorter has been scrolled back by the browser.
  useEffect(() => {
    const element = box.current;
    if (element) setTop(Math.floor(element.scrollTop / rowHeight));
  }, [count, rowHeight]);
  return {
    box,
    top: at,
    visible,
    first: Math.max(0, at - more),
    end: Math.min(count, at + visible + 2 + more),
    count,
    width: size.width,
    onScroll: ({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / rowHeight)),
    reveal,
    goTo,
  };
}
