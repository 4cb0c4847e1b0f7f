import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type UIEvent,
} from 'react';
import { flushSync } from 'react-dom';

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

/** Consecutive columns, by their positions. */
export interface ColumnRange {
  readonly from: number;
  /** The position after the last of them. */
  readonly end: number;
}

/** Pixels that are rendered beyond both sides of the box; scrolling by as much may render other columns. */
const scrollStep = 240;

/** The width of the box before it has been measured. Pixels. */
const initialWidth = 1280;

/**
 * The rendered columns of a table in a box of `boxWidth` pixels that scrolls sideways. A printed page has all columns.
 */
export function useColumnRange(
  widths: readonly number[],
  boxWidth: number,
): { readonly range: ColumnRange; readonly onScroll: (event: UIEvent<HTMLElement>) => void } {
  const [steps, setSteps] = useState(0);
  const isPrinting = useIsPrinting();
  const range = useMemo(() => {
    if (isPrinting) return { from: 0, end: widths.length };
    return columnsBetween(widths, (steps - 1) * scrollStep, (steps + 2) * scrollStep + (boxWidth || initialWidth));
  }, [widths, boxWidth, steps, isPrinting]);
  return {
    range,
    // In a right-to-left page `scrollLeft` is negative.
    onScroll: ({ currentTarget }) => setSteps(Math.floor(Math.abs(currentTarget.scrollLeft) / scrollStep)),
  };
}

/** The columns that overlap the range from `min` to `max`, in pixels from the start of the first column. */
export function columnsBetween(widths: readonly number[], min: number, max: number): ColumnRange {
  let from = 0;
  let end = 0;
  let edge = 0;
  for (const width of widths) {
    if (edge < max) end += 1;
    edge += width;
    if (edge <= min) from += 1;
  }
  return { from, end };
}

/** True while the browser prints the page. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what the page contains when this listener returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The cells of a row: those in the rendered columns and in the sticky first column, and empty cells for the others. */
export function VirtualCells(props: {
  /** Number of all columns. */
  readonly count: number;
  readonly range: ColumnRange;
  /** Renders the cell in the column at a position. */
  readonly children: (index: number) => ReactNode;
}) {
  const { count, range, children } = props;
  const { end } = range;
  const from = Math.max(1, range.from);
  return (
    <>
      {count > 0 && children(0)}
      <EmptyCells columns={Math.min(count, from) - 1} />
      {Array.from({ length: Math.max(0, end - from) }, (_, offset) => children(from + offset))}
      <EmptyCells columns={count - Math.max(from, end)} />
    </>
  );
}

function EmptyCells({ columns }: { readonly columns: number }) {
  return columns > 0 ? <td aria-hidden="true" colSpan={columns} /> : null;
}
