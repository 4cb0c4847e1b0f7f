import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** Rows that are rendered above and below the visible ones. */
const overscan = 8;

/** Browsers limit the height of an element. Pixels. */
const maxHeight = 15_000_000;

/** The height of the box before it has been measured. Pixels. */
const initialHeight = 600;

/** The rendered rows of a long table, and functions that scroll to others. */
export interface VirtualRows {
  /** The element that scrolls. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Pixels. */
  readonly rowHeight: number;
  /** The row at the top of the box. */
  readonly top: number;
  /** Number of rows that fit into the box. */
  readonly visible: number;
  /** The first rendered row. */
  readonly first: number;
  /** The row after the last rendered one. */
  readonly end: number;
  /** Number of rows to which the box can scroll. */
  readonly count: number;
  /** The width of the box. Pixels. */
  readonly width: number;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls as little as is needed to show a complete row. */
  readonly reveal: (row: number) => void;
  /** Scrolls a row to the top; a fraction scrolls that part of it out of the box. */
  readonly scrollTo: (row: number) => void;
}

/** Virtualizes `total` rows of `rowHeight` pixels below a sticky head. */
export function useVirtualRows(total: number, rowHeight: number): VirtualRows {
  const box = useRef<HTMLDivElement>(null);
  const [scrolledTo, setScrolledTo] = useState(0);
  const { height, width } = useBoxSize(box);
  const count = Math.min(total, Math.floor(maxHeight / rowHeight));
  // The head is as high as a row.
  const visible = Math.max(1, Math.floor(height / rowHeight) - 1);
  const top = Math.max(0, Math.min(scrolledTo, count - 1));

  const scrollTo = useCallback(
    (row: number) => {
      if (!box.current) return;
      box.current.scrollTop = row * rowHeight;
      setScrolledTo(Math.floor(row));
    },
    [rowHeight],
  );
  const reveal = useCallback(
    (row: number) => {
      if (!box.current) return;
      const exactTop = box.current.scrollTop / rowHeight;
      if (row < exactTop) scrollTo(row);
      else if (row + 1 > exactTop + visible) scrollTo(row + 1 - visible);
    },
    [scrollTo, rowHeight, visible],
  );
  // With other row heights the same row stays at the top.
  const heightBefore = useRef(rowHeight);
  useLayoutEffect(() => {
    if (heightBefore.current === rowHeight) return;
    heightBefore.current = rowHeight;
    if (box.current) box.current.scrollTop = scrolledTo * rowHeight;
  }, [rowHeight, scrolledTo]);
  // The browser has scrolled back a list that became shorter.
  useEffect(() => {
    if (box.current) setScrolledTo(Math.floor(box.current.scrollTop / rowHeight));
  }, [count, rowHeight]);
  return {
    box,
    rowHeight,
    top,
    visible,
    first: Math.max(0, top - overscan),
    end: Math.min(count, top + visible + 2 + overscan),
    count,
    width,
    onScroll: ({ currentTarget }) => setScrolledTo(Math.floor(currentTarget.scrollTop / rowHeight)),
    reveal,
    scrollTo,
  };
}

/** Measures an element whenever its size changes. Pixels. */
function useBoxSize(box: RefObject<HTMLElement | null>): { readonly height: number; readonly width: number } {
  const [size, setSize] = useState({ height: initialHeight, width: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const { clientHeight, clientWidth: width } = element;
      const height = clientHeight || initialHeight;
      setSize((now) => (now.height === height && now.width === width ? now : { height, width }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
