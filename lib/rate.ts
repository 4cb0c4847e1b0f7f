/** A row of a scale: a value, several values, or a range of numbers with both of its ends. */
export interface RatedRow {
  readonly equals?: ScaleValue | readonly ScaleValue[];
  readonly from?: number;
  readonly to?: number;
}

type ScaleValue = string | number | boolean;

/** A scale: rows for values of one type, and what is shown for values that no row has. */
export interface RatedScale<Row extends RatedRow, Other> {
  readonly of: 'string' | 'number' | 'integer';
  readonly rows: readonly Row[];
  /** `dash`: as if the value were missing. `value`: the value itself. Otherwise what a row would have. */
  readonly else: 'dash' | 'value' | Other;
}

/** The first row of a scale that has a value; without a row the value itself is shown. */
export interface Rated<Row> {
  readonly value: ScaleValue;
  readonly row?: Row;
}

/** Finds the row of a value; `undefined` is shown as a dash. */
export function rateBy<Row extends RatedRow, Other extends object>(
  scale: RatedScale<Row, Other>,
  value: unknown,
): Rated<Row | Other> | undefined {
  const measured = measure(scale.of, value);
  const row = measured === undefined ? undefined : scale.rows.find((candidate) => hasValue(candidate, measured));
  if (row && measured !== undefined) return { value: measured, row };
  if (scale.else === 'dash' || !isShowable(value)) return undefined;
  return scale.else === 'value' ? { value } : { value, row: scale.else };
}

/** The position of the row of a value among the rows of a scale; `undefined` for a value without a row. */
export function rankBy({ of, rows }: RatedScale<RatedRow, unknown>, value: unknown): number | undefined {
  const measured = measure(of, value);
  const rank = measured === undefined ? -1 : rows.findIndex((candidate) => hasValue(candidate, measured));
  return rank < 0 ? undefined : rank;
}

/** The value in the type of the scale; `undefined` for a value of another type. */
function measure(of: RatedScale<RatedRow, never>['of'], value: unknown): ScaleValue | undefined {
  switch (of) {
    case 'string':
      return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'integer': {
      const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
      return Number.isInteger(number) && typeof number === 'number' ? number : undefined;
    }
  }
}

function hasValue({ equals, from, to }: RatedRow, value: ScaleValue): boolean {
  if (Array.isArray(equals)) return equals.includes(value);
  if (equals !== undefined) return equals === value;
  return typeof value === 'number' && from !== undefined && to !== undefined && from <= value && value <= to;
}

function isShowable(value: unknown): value is ScaleValue {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}
