import { isNumber } from '~/lib/json';
import type { FormatSettings, FormattedValue } from './formatted-value';
import { numberFormat } from './number-text';
import { formatText } from './text';

/** The smallest share that is shown exactly. */
const minShare = 0.0001;

/**
 * A number of which `whole` is 100 percent, e.g. `12.5%`, with at most two decimals. A share just above 0 or below 1 is not
 * rounded to 0% or 100%. The copy is the original number. A value that is no number is text.
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
  if (share > 0 && share < minShare) return { text: `< ${format.format(minShare)}`, copy };
  if (share > 1 - minShare && share < 1) return { text: `> ${format.format(1 - minShare)}`, copy };
  return { text: format.format(share), copy };
}
