import type { Scale, ScaleRow } from '../generated/descriptor-types';
import type { Text } from '../generated/types';

/** What a scale says of a value. Without a `text` the value itself is shown. */
export interface Judgement {
  readonly text?: Text;
  readonly severity?: ScaleRow['severity'];
  readonly icon?: ScaleRow['icon'];
  readonly tone?: ScaleRow['tone'];
  /** The word names a kind of thing and is no state. */
  readonly isName?: true;
  readonly value: string | number | boolean;
}

/** Judges a value by the first row that fits; `undefined` is a dash. */
export function judge(scale: Scale, value: unknown): Judgement | undefined {
  const judged = inWords(scale, value);
  return judged && scale.names ? { ...judged, isName: true } : judged;
}

function inWords(scale: Scale, value: unknown): Judgement | undefined {
  const measured = measure(scale.of, value);
  const row = measured === undefined ? undefined : scale.rows.find((candidate) => fits(candidate, measured));
  if (row && measured !== undefined) return judgement(row, measured);
  if (scale.otherwise === 'dash' || !isShowable(value)) return undefined;
  return scale.otherwise === 'value' ? { value } : judgement(scale.otherwise, value);
}

function judgement({ text, severity, icon, tone }: Omit<ScaleRow, 'equals'>, value: Judgement['value']): Judgement {
  return { text, ...(severity && { severity }), ...(icon && { icon }), ...(tone && { tone }), value };
}

/** The value as this scale counts it; `undefined` when it is of another kind. */
function measure(of: Scale['of'], value: unknown): string | number | boolean | undefined {
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

function fits(row: ScaleRow, value: string | number | boolean): boolean {
  const { equals, from, to } = row;
  if (Array.isArray(equals)) return equals.includes(value);
  if (equals !== undefined) return equals === value;
  return typeof value === 'number' && from !== undefined && to !== undefined && from <= value && value <= to;
}

function isShowable(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}
