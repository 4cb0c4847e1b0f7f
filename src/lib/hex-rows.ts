import { parseHex, toAscii } from './hex-bytes';

/** What stands in a line of the source: bytes, or a text that is none. */
export interface HexEntry {
  readonly line: string;
  readonly content: string;
}

/** One row. Of a text that is no bytes there is only `text`. */
export interface HexRow {
  readonly line: string;
  /** Whether the entry began in a row before. */
  readonly continued: boolean;
  /** Bytes before this row. */
  readonly offset: number;
  readonly bytes: Uint8Array;
  readonly text: string | undefined;
}

/** Bytes in rows of the same length; each entry begins a row. Rows are made when they are asked for. */
export interface HexRows {
  readonly count: number;
  readonly size: number;
  row(index: number): HexRow | undefined;
  /** The place of a byte by the number of bytes before it; the last byte where there are fewer. */
  placeOf(offset: number): number;
  /** From one place to another, both included; a place is a row times `perRow` plus a column. */
  copy(from: number, to: number, as: 'hex' | 'text'): string;
}

interface Part {
  readonly entry: HexEntry;
  readonly bytes: Uint8Array | undefined;
  /** Its first row. */
  readonly first: number;
  /** Bytes before it. */
  readonly offset: number;
}

const none = new Uint8Array();

/** Lays entries out in rows of `perRow` bytes. A text that is no bytes takes the width of a row again and again. */
export function layHex(entries: readonly HexEntry[], perRow: number): HexRows {
  const textWidth = perRow * 3 - 1;
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

  const row = (index: number): HexRow | undefined => {
    const part = index >= 0 && index < count ? parts[lastWhere(parts, ({ first }) => first <= index)] : undefined;
    if (!part) return undefined;
    const { entry, bytes } = part;
    const nth = index - part.first;
    const start = nth * perRow;
    return {
      line: entry.line,
      continued: nth > 0,
      offset: part.offset + (bytes ? start : 0),
      bytes: bytes?.subarray(start, start + perRow) ?? none,
      text: bytes ? undefined : entry.content.slice(nth * textWidth, (nth + 1) * textWidth),
    };
  };
  return {
    count,
    size,
    row,
    placeOf(offset) {
      const wanted = Math.max(0, Math.min(offset, size - 1));
      const part = parts[lastWhere(parts, ({ offset: before }) => before <= wanted)];
      const inside = Math.min(wanted - (part?.offset ?? 0), Math.max(0, (part?.bytes?.length ?? 0) - 1));
      return ((part?.first ?? 0) + Math.floor(inside / perRow)) * perRow + (inside % perRow);
    },
    copy(from, to, as) {
      const [top, bottom] = [Math.floor(from / perRow), Math.floor(to / perRow)];
      const written: string[] = [];
      for (let at = lastWhere(parts, ({ first }) => first <= top); at < parts.length; at += 1) {
        const part = parts[at];
        if (!part || part.first > bottom) break;
        const { entry, bytes, first } = part;
        // Whole entries at once: millions of bytes are copied in a moment.
        const start = Math.max(0, from - first * perRow);
        const end = to + 1 - first * perRow;
        if (!bytes) {
          const text = entry.content.slice(Math.max(0, top - first) * textWidth, (bottom - first + 1) * textWidth);
          written.push(text);
        } else if (as === 'text') written.push(toAscii(bytes.subarray(start, end)));
        else written.push(entry.content.slice(start * 3, Math.max(start, end) * 3 - 1).toLowerCase());
      }
      return written.join('\n');
    },
  };
}

/** The last part of which something holds that holds of the first ones only. */
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
