/** Number of columns of the page. */
const columns = 12;

/** The widths that an analyst can give to a tile, in columns. */
const offered: readonly number[] = [3, 4, 6, 8, 9, columns];

/** A width that can be chosen; `part` is the part of the page, and absent for all of it. */
export interface SpanChoice {
  readonly span: number;
  readonly part: string | undefined;
}

/** The widths to choose from, with the one that a tile has. */
export function spanChoices(span: number): readonly SpanChoice[] {
  const spans = [...new Set([...offered, span])].toSorted((left, right) => left - right);
  return spans.map((each) => ({ span: each, part: partOf(each) }));
}

/** The part of the page as a fraction; `undefined` for all of it. */
export function partOf(span: number): string | undefined {
  if (span >= columns) return undefined;
  const divisor = [6, 4, 3, 2].find((each) => span % each === 0 && columns % each === 0) ?? 1;
  return `${span / divisor}/${columns / divisor}`;
}
