import { useLayoutEffect, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import type { HexRow, HexRows } from '~/lib/hex-rows';
import { useCopy } from '~/view/data/use-copy';

/** Selected bytes, as cell indexes: the index of a row times `perRow` plus a column. */
export interface HexSelection {
  readonly anchor: number;
  /** The end that moves. */
  readonly head: number;
}

/** The first and the last selected cell. */
export type HexRange = readonly [from: number, to: number];

/** The bytes of a hex view and the size of its rows. */
interface HexGrid {
  readonly rows: HexRows;
  readonly perRow: number;
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Height of the box in pixels. */
  readonly height: number;
}

/** The selection of a hex view, and the handlers with which keyboard and pointer change it. */
export function useHexSelection(box: RefObject<HTMLElement | null>, grid: HexGrid) {
  const { rows, perRow, rowHeight, height } = grid;
  const copyText = useCopy();
  const [selection, setSelection] = useState<HexSelection>();
  const head = selection?.head;

  useLayoutEffect(() => {
    if (box.current && head !== undefined) scrollToCell(box.current, head, perRow, rowHeight);
    // With `selection` as a dependency, selecting the same byte again scrolls back to it.
  }, [box, selection, head, perRow, rowHeight]);

  const select = (cell: number): void => setSelection({ anchor: cell, head: cell });
  const copy = (as: 'hex' | 'text', range: HexRange = multipleRange(selection) ?? [0, rows.count * perRow]) =>
    copyText(rows.copy(...range, as));
  const onKeyDown = (event: KeyboardEvent): void => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'a') setSelection({ anchor: 0, head: rows.count * perRow - 1 });
    else if (isCommand && event.key === 'c' && selection) void copy('hex', rangeOf(selection));
    else if (event.altKey) return;
    else {
      const pageRows = Math.max(1, Math.floor(height / rowHeight) - 1);
      const next = cellAfterKey(event.key, head ?? 0, { rows, perRow, pageRows, isCommand });
      if (next === undefined) return;
      setSelection({ anchor: event.shiftKey ? (selection?.anchor ?? 0) : next, head: next });
    }
    event.preventDefault();
  };
  const onPointer = (event: PointerEvent): void => {
    const cell = event.buttons === 1 ? cellAtPointer(event, perRow) : undefined;
    if (cell === undefined) return;
    const isExtended = selection !== undefined && (event.type === 'pointermove' || event.shiftKey);
    setSelection({ anchor: isExtended ? selection.anchor : cell, head: cell });
  };
  return { selection, select, copy, onKeyDown, onPointer };
}

function rangeOf({ anchor, head }: HexSelection): HexRange {
  return [Math.min(anchor, head), Math.max(anchor, head)];
}

/** The range of a selection of at least two cells; `undefined` for any other. */
export function multipleRange(selection: HexSelection | undefined): HexRange | undefined {
  return selection !== undefined && selection.anchor !== selection.head ? rangeOf(selection) : undefined;
}

/** The first and the last selected column of a row; `undefined` if none is selected. */
export function selectedColumns(selection: HexSelection | undefined, row: number, perRow: number) {
  if (!selection) return undefined;
  const [from, to] = rangeOf(selection).map((cell) => cell - row * perRow);
  if (from === undefined || to === undefined || to < 0 || from >= perRow) return undefined;
  return [Math.max(0, from), Math.min(perRow - 1, to)] as const;
}

/** The number of bytes in a range of cells. */
export function countBytes(rows: HexRows, perRow: number, [from, to]: HexRange): number {
  const bytesBefore = (cell: number): number => {
    const row = rows.row(Math.floor(cell / perRow));
    return row ? row.offset + Math.min(cell % perRow, row.bytes.length) : rows.size;
  };
  return bytesBefore(to + 1) - bytesBefore(from);
}

/** The number of selectable columns of a row. A row of text instead of bytes has one. */
function columnsOf(row: HexRow | undefined): number {
  return Math.max(1, row?.bytes.length ?? 0);
}

/** The cell to which a key moves; `undefined` for a key that does not move. */
function cellAfterKey(
  key: string,
  cell: number,
  {
    rows,
    perRow,
    pageRows,
    isCommand,
  }: Pick<HexGrid, 'rows' | 'perRow'> & {
    /** Number of rows that Page Up and Page Down move. */
    readonly pageRows: number;
    /** Ctrl or Cmd is pressed. */
    readonly isCommand: boolean;
  },
): number | undefined {
  const row = Math.floor(cell / perRow);
  const column = cell % perRow;
  const lastRow = rows.count - 1;
  const lastColumn = perRow - 1;
  const cellAt = (wantedRow: number, wantedColumn: number): number => {
    const existingRow = Math.max(0, Math.min(lastRow, wantedRow));
    return existingRow * perRow + Math.min(wantedColumn, columnsOf(rows.row(existingRow)) - 1);
  };
  switch (key) {
    case 'ArrowRight':
      return column + 1 < columnsOf(rows.row(row)) || row === lastRow ? cellAt(row, column + 1) : cellAt(row + 1, 0);
    case 'ArrowLeft':
      return column > 0 || row === 0 ? cellAt(row, Math.max(0, column - 1)) : cellAt(row - 1, lastColumn);
    case 'ArrowDown':
      return cellAt(row + 1, column);
    case 'ArrowUp':
      return cellAt(row - 1, column);
    case 'PageDown':
      return cellAt(row + pageRows, column);
    case 'PageUp':
      return cellAt(row - pageRows, column);
    case 'Home':
      return isCommand ? cellAt(0, 0) : cellAt(row, 0);
    case 'End':
      return isCommand ? cellAt(lastRow, lastColumn) : cellAt(row, lastColumn);
    default:
      return undefined;
  }
}

/** The cell at the pointer; that of the first column if the pointer is beside the bytes. */
function cellAtPointer(event: PointerEvent, perRow: number): number | undefined {
  const target = event.target;
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-item]');
  if (!row) return undefined;
  const rowIndex = Number(row.getAttribute('data-item'));
  const bytes = target.closest('[data-bytes]');
  if (!bytes) return rowIndex * perRow;
  const { left, width } = bytes.getBoundingClientRect();
  // The element is as wide as a full row, even if the row has fewer bytes.
  const column = Math.floor(((event.clientX - left) / Math.max(1, width)) * perRow);
  return rowIndex * perRow + Math.max(0, Math.min(perRow - 1, column));
}

/** Space, in pixels, that stays visible on both sides of a cell. */
const scrollMargin = 32;

/** Scrolls a cell into view. */
function scrollToCell(box: HTMLElement, cell: number, perRow: number, rowHeight: number): void {
  const top = Math.floor(cell / perRow) * rowHeight;
  const visibleHeight = box.clientHeight - rowHeight;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top > box.scrollTop + visibleHeight) box.scrollTop = top - visibleHeight;
  const bytes = box.querySelector<HTMLElement>('[data-bytes]');
  if (!bytes) return;
  const left = bytes.offsetLeft + ((cell % perRow) / perRow) * bytes.offsetWidth;
  if (left < box.scrollLeft + scrollMargin) box.scrollLeft = Math.max(0, left - scrollMargin);
  else if (left > box.scrollLeft + box.clientWidth - scrollMargin) {
    box.scrollLeft = left - box.clientWidth + scrollMargin;
  }
}
