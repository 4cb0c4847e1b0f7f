/** Number of columns of the page. */
const columns = 12;

/**
 * Widths of tiles, in columns, that fill every row. Tiles stay in order, each row takes as many as fit, and its free
 * columns go to its narrowest tiles.
 */
export function tileSpans(wanted: readonly number[]): readonly number[] {
  const rows: number[][] = [];
  for (const span of wanted) {
    const row = rows.at(-1);
    if (row && sum(row) + span <= columns) row.push(span);
    else rows.push([Math.min(span, columns)]);
  }
  return rows.flatMap(filled);
}

/** The width of a tile in a narrow window: wide enough that its text does not wrap after every word. */
export function narrowSpan(span: number): number {
  if (span <= 2) return 4;
  return span <= 6 ? 6 : columns;
}

function filled(row: readonly number[]): readonly number[] {
  const spans = [...row];
  for (let rest = columns - sum(spans); rest > 0; rest -= 1) {
    const narrowest = spans.indexOf(Math.min(...spans));
    spans[narrowest] = (spans[narrowest] ?? 0) + 1;
  }
  return spans;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
