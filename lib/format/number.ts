import { byteSize } from '../byte-size';
import { isNumber } from '../json';
import type { FormatSettings, FormattedValue } from './formatted-value';
import { numberFormat } from './number-text';
import { formatText } from './text';

const options = { maximumFractionDigits: 20 } as const;

/** A number with grouped digits, which the copy does not have. A value that is no number is text. */
export function formatNumber(
  value: unknown,
  { language }: Pick<FormatSettings, 'language'>,
): FormattedValue | undefined {
  if (!isNumber(value)) return formatText(value);
  return { text: numberFormat(language, options)(value), copy: String(value) };
}

/** A size with its unit; the copy is the number of bytes. A value that is no size is text. */
export function formatBytes(value: unknown): FormattedValue | undefined {
  return isNumber(value) && value >= 0 ? { text: byteSize(value), copy: String(value) } : formatText(value);
}

/** The smallest share that is shown exactly. */
const minShare = 0.0001;

/**
 * A number of which `whole` is 100 percent, e.g. `12.5%`, with at most two decimals. A share just above 0 or below 1 is
 * not rounded to 0% or 100%. The copy is the original number. A value that is no number is text.
 */
export function formatPercent(
  value: unknown,
  whole: number,
  { language }: Pick<FormatSettings, 'language'>,
): FormattedValue | undefined {
  if (!isNumber(value)) return formatText(value);
  const format = numberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const share = value / whole;
  const copy = String(value);
  if (share > 0 && share < minShare) return { text: `< ${format(minShare)}`, copy };
  if (share > 1 - minShare && share < 1) return { text: `> ${format(1 - minShare)}`, copy };
  return { text: format(share), copy };
}
