import type { Scale, ScaleRow } from '~/generated/contract/descriptor-types';
import type { Text } from '~/generated/contract/types';

/** The rating of a value by a scale. Without a `text` the value itself is shown. */
export interface Rating {
  readonly text?: Text;
  readonly severity?: ScaleRow['severity'];
  readonly icon?: ScaleRow['icon'];
  readonly tone?: ScaleRow['tone'];
  /** True if the text names a kind of object and no state. */
  readonly isName?: true;
  readonly value: string | number | boolean;
}

/** Rates a value by the first row that matches; `undefined` is shown as a dash. */
export function rate(scale: Scale, value: unknown): Rating | undefined {
  const rated = labelOf(scale, value);
  return rated && scale.names ? { ...rated, isName: true } : rated;
}

function labelOf(scale: Scale, value: unknown): Rating | undefined {
  const measured = measure(scale.of, value);
  const row = measured === undefined ? undefined : scale.rows.find((candidate) => matches(candidate, measured));
  if (row && measured !== undefined) return rating(row, measured);
  if (scale.else === 'dash' || !isShowable(value)) return undefined;
  return scale.else === 'value' ? { value } : rating(scale.else, value);
}

function rating({ text, severity, icon, tone }: Omit<ScaleRow, 'equals'>, value: Rating['value']): Rating {
  return { text, ...(severity && { severity }), ...(icon && { icon }), ...(tone && { tone }), value };
}

/** The value in the type of the scale; `undefined` for a value of another type. */
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

function matches(row: ScaleRow, value: string | number | boolean): boolean {
  const { equals, from, to } = row;
  if (Array.isArray(equals)) return equals.includes(value);
  if (equals !== undefined) return equals === value;
  return typeof value === 'number' && from !== undefined && to !== undefined && from <= value && value <= to;
}

function isShowable(value: unknown): value is string | number | boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean';
}
