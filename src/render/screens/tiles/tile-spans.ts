/** Columns of the page. */
const whole = 12;

/**
 * Widths of tiles so that every row is full: tiles keep their order, as many as fit stand in a row, and what is left of it goes
 * to its narrowest ones.
 */
export function tileSpans(wanted: readonly number[]): readonly number[] {
  const rows: number[][] = [];
  for (const span of wanted) {
    const row = rows.at(-1);
    if (row && sum(row) + span <= whole) row.push(span);
    else rows.push([Math.min(span, whole)]);
  }
  return rows.flatMap(filled);
}

/** How wide a tile stands where the page has less room: never so narrow that its words wrap at every one. */
export function spanWithLessRoom(span: number): number {
  if (span <= 2) return 4;
  return span <= 6 ? 6 : whole;
}

function filled(row: readonly number[]): readonly number[] {
  const spans = [...row];
  for (let rest = whole - sum(spans); rest > 0; rest -= 1) {
    const narrowest = spans.indexOf(Math.min(...spans));
    spans[narrowest] = (spans[narrowest] ?? 0) + 1;
  }
  return spans;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
