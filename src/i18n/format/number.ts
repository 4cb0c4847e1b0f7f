import { isNumber } from '~/lib/json';
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
  return { text: numberFormat(language, options).format(value), copy: String(value) };
}
