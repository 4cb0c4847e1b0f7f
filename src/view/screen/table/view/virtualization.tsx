import { useEffect, useMemo, useState, type ReactNode, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

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
