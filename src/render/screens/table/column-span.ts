/** Columns that stand side by side, by their positions. */
export interface ColumnSpan {
  readonly from: number;
  /** The position after the last of them. */
  readonly end: number;
}

/** The columns of which something lies between two places of a table. Pixels from where the first column begins. */
export function columnsBetween(widths: readonly number[], left: number, right: number): ColumnSpan {
  let from = 0;
  let end = 0;
  let edge = 0;
  for (const width of widths) {
    if (edge < right) end += 1;
    edge += width;
    if (edge <= left) from += 1;
  }
  return { from, end };
}
