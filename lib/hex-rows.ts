import { parseHex, toAscii } from './hex-bytes';

/** A line of the source: its name, and bytes in hexadecimal digits or other text. */
export interface HexEntry {
  readonly line: string;
  readonly content: string;
}

/** One row: bytes, or a part of other text. */
export interface HexRow {
  readonly line: string;
  /** True if the entry began in a row before. */
  readonly continued: boolean;
  /** Number of bytes before this row. */
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly text: string | undefined;
}

/**
 * Bytes in rows of the same length; each entry begins a row. Rows are created on request. A position is the number of a
 * row times the bytes per row, plus a column.
 */
export interface HexRows {
  readonly count: number;
  readonly size: number;
  row(index: number): HexRow | undefined;
  /** The position of the byte with `offset` bytes before it, or of the last byte if there are fewer. */
  rowOf(offset: number): number;
  /** The text from one position to another, both included. */
  copy(from: number, to: number, as: 'hex' | 'text'): string;
}

/** An entry with its position. */
interface Part {
  readonly entry: HexEntry;
  readonly bytes: Uint8Array | undefined;
  /** Number of the first row. */
  readonly first: number;
  /** Number of bytes before the entry. */
  readonly offset: number;
}

const none = new Uint8Array();

/** Lays entries out in rows of `perRow` bytes. Text that is not hexadecimal is wrapped at the width of a row. */
export function layHex(entries: readonly HexEntry[], perRow: number): HexRows {
  const textWidth = perRow * 3 - 1;
  const { parts, count, size } = partsOf(entries, perRow, textWidth);
  const row = (index: number): HexRow | undefined => {
    const part = index >= 0 && index < count ? parts[lastWhere(parts, ({ first }) => first <= index)] : undefined;
    if (!part) return undefined;
    const { entry, bytes } = part;
    const rowInPart = index - part.first;
    const start = rowInPart * perRow;
    return {
      line: entry.line,
      continued: rowInPart > 0,
      offset: part.offset + (bytes ? start : 0),
      bytes: bytes?.subarray(start, start + perRow) ?? none,
      text: bytes ? undefined : entry.content.slice(rowInPart * textWidth, (rowInPart + 1) * textWidth),
    };
  };
  return {
    count,
    size,
    row,
    rowOf(offset) {
      const inside = Math.max(0, Math.min(offset, size - 1));
      const part = parts[lastWhere(parts, ({ offset: before }) => before <= inside)];
      const byte = Math.min(inside - (part?.offset ?? 0), Math.max(0, (part?.bytes?.length ?? 0) - 1));
      return ((part?.first ?? 0) + Math.floor(byte / perRow)) * perRow + (byte % perRow);
    },
    copy(from, to, as) {
      const [top, bottom] = [Math.floor(from / perRow), Math.floor(to / perRow)];
      // Complete entries, not rows: millions of bytes are copied in a moment.
      const start = lastWhere(parts, ({ first }) => first <= top);
      const end = lastWhere(parts, ({ first }) => first <= bottom);
      return parts
        .slice(start, end + 1)
        .map(({ entry, bytes, first }) => {
          if (!bytes) {
            return entry.content.slice(Math.max(0, top - first) * textWidth, (bottom - first + 1) * textWidth);
          }
          const range = [Math.max(0, from - first * perRow), to + 1 - first * perRow] as const;
          return as === 'text' ? toAscii(bytes.subarray(...range)) : hexText(entry, ...range);
        })
        .join('\n');
    },
  };
}

/** The entries with their positions, and the number of all rows and bytes. */
function partsOf(entries: readonly HexEntry[], perRow: number, textWidth: number) {
  const parts: Part[] = [];
  let count = 0;
  let size = 0;
  for (const entry of entries) {
    const bytes = parseHex(entry.content);
    parts.push({ entry, bytes, first: count, offset: size });
    const rows = bytes ? bytes.length / perRow : entry.content.length / textWidth;
    count += Math.max(1, Math.ceil(rows));
    size += bytes?.length ?? 0;
  }
  return { parts, count, size };
}

/** The hexadecimal digits of the bytes from `start` up to, but not including, `end`. */
function hexText({ content }: HexEntry, start: number, end: number): string {
  return content.slice(start * 3, Math.max(start, end) * 3 - 1).toLowerCase();
}

/** Index of the last part for which `isBefore` is true. It must be true for the first parts only. */
function lastWhere(parts: readonly Part[], isBefore: (part: Part) => boolean): number {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const part = parts[middle];
    if (part && isBefore(part)) low = middle;
    else high = middle - 1;
  }
  return low;
}
