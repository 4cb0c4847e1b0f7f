import type { HexRow, HexRows } from '../../../lib/hex-rows';

/** Chosen bytes: from where to where, each a row times the length of a row plus a column. */
export interface HexChoice {
  readonly anchor: number;
  readonly head: number;
}

/** Ends of a choice in their order. */
export function rangeOf({ anchor, head }: HexChoice): readonly [from: number, to: number] {
  return [Math.min(anchor, head), Math.max(anchor, head)];
}

/** Columns of a row that are chosen, both included; nothing when none is. */
export function chosenIn(
  choice: HexChoice | undefined,
  row: number,
  perRow: number,
): readonly [from: number, to: number] | undefined {
  if (!choice) return undefined;
  const [from, to] = rangeOf(choice).map((place) => place - row * perRow);
  if (from === undefined || to === undefined || to < 0 || from >= perRow) return undefined;
  return [Math.max(0, from), Math.min(perRow - 1, to)];
}

/** Columns that can be chosen in a row; a text that is no bytes is one. */
function columnsOf(row: HexRow | undefined): number {
  return Math.max(1, row?.bytes.length ?? 0);
}

/** Where a key moves to; `undefined` for keys that do not move. */
export function movedTo(
  key: string,
  place: number,
  {
    rows,
    perRow,
    page,
    whole,
  }: { readonly rows: HexRows; readonly perRow: number; readonly page: number; readonly whole: boolean },
): number | undefined {
  const row = Math.floor(place / perRow);
  const column = place % perRow;
  const last = rows.count - 1;
  const at = (to: number, wanted: number): number => {
    const inside = Math.max(0, Math.min(last, to));
    return inside * perRow + Math.min(wanted, columnsOf(rows.row(inside)) - 1);
  };
  const end = perRow - 1;
  switch (key) {
    case 'ArrowRight':
      return column + 1 < columnsOf(rows.row(row)) || row === last ? at(row, column + 1) : at(row + 1, 0);
    case 'ArrowLeft':
      return column > 0 || row === 0 ? at(row, Math.max(0, column - 1)) : at(row - 1, end);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'PageDown':
      return at(row + page, column);
    case 'PageUp':
      return at(row - page, column);
    case 'Home':
      return whole ? at(0, 0) : at(row, 0);
    case 'End':
      return whole ? at(last, end) : at(row, end);
    default:
      return undefined;
  }
}

/** How many bytes stand between two places, both included. */
export function bytesBetween(rows: HexRows, perRow: number, from: number, to: number): number {
  const before = (place: number): number => {
    const row = rows.row(Math.floor(place / perRow));
    return row ? row.offset + Math.min(place % perRow, row.bytes.length) : rows.size;
  };
  return before(to + 1) - before(from);
}
