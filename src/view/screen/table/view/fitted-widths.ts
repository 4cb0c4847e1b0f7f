import { columnsBetween } from './virtualization';

/** A column with the width that it has where nothing needs another one. Pixels. */
export interface SizedColumn {
  readonly width: number;
  /** The width of its heading. */
  readonly minWidth: number;
  /** Its values can be long, and nobody resized it. */
  readonly isFlexible: boolean;
}

/** How much of their width flexible columns give up for a column that would be cut. */
const maxNarrowing = 0.2;

/** Where cells below the end of the list fade out: `.descry-list-end::before`. Pixels. */
const fadeWidth = 32;

/**
 * The width of each column, in pixels, so that none is cut at the end of the available width: flexible columns become
 * narrower if then all fit, or those that fit in part; else they share the room of the column that does not.
 */
export function fittedWidths(columns: readonly SizedColumn[], available: number): readonly number[] {
  const widths = columns.map(({ width }) => width);
  const beforeFade = available - fadeWidth;
  const { end } = columnsBetween(widths, 0, beforeFade);
  return (
    filled(columns, columns.length, available) ??
    filled(columns, end, beforeFade) ??
    filled(columns, end - 1, beforeFade) ??
    widths
  );
}

/** The widths if exactly the first `count` columns fill the available width; `undefined` if they cannot. */
function filled(columns: readonly SizedColumn[], count: number, available: number): readonly number[] | undefined {
  const visible = columns.slice(0, Math.max(0, count));
  const rest = available - sum(visible.map(({ width }) => width));
  const shares = visible.map(({ width, minWidth, isFlexible }) => {
    if (!isFlexible) return 0;
    return rest > 0 ? width : Math.min(width * maxNarrowing, Math.max(0, width - minWidth));
  });
  const total = sum(shares);
  if (total === 0 || -rest > total) return undefined;
  return columns.map(({ width }, index) => width + Math.floor(((shares[index] ?? 0) * rest) / total));
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
