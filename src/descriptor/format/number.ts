import { isNumber } from '../../lib/json';
import { showText } from './text';
import type { FormatSettings, Shown } from './shown';

const formats = new Map<string, Intl.NumberFormat>();

/** A number with grouped digits; copied without. What is no number is shown as it is. */
export function showNumber(value: unknown, { language }: Pick<FormatSettings, 'language'>): Shown | undefined {
  if (!isNumber(value)) return showText(value);
  let format = formats.get(language);
  if (!format) {
    format = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
    formats.set(language, format);
  }
  return { text: format.format(value), copy: String(value) };
}
