import { showBytes } from '../../../descriptor/format/bytes';
import type { FormatSettings } from '../../../descriptor/format/shown';

/** How the number of a tile is shown. `percent` counts from 0 to 100. */
export type NumberKind = 'number' | 'bytes' | 'percent';

/** From here on a number is shortened; the exact one is told beside it. */
const shortenedFrom = 10_000_000;

const formats = new Map<string, Intl.NumberFormat>();

/** A number with grouped digits and at most two decimals: what was calculated has no more that mean anything. */
export function numberText(value: number, { language }: Pick<FormatSettings, 'language'>): string {
  return formatOf(language, { maximumFractionDigits: 2 }).format(value);
}

/** A share of 1 in percent; what is above nothing never looks like nothing. */
export function shareText(share: number, { language }: Pick<FormatSettings, 'language'>): string {
  const percent = formatOf(language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
  return share > 0 && share < 0.001 ? `< ${percent.format(0.001)}` : percent.format(share);
}

/** A number as a tile shows it: large ones shortened. */
export function tileNumber(value: number, kind: NumberKind, format: FormatSettings): string {
  if (kind === 'bytes') return (value < 0 ? '-' : '') + (showBytes(Math.abs(value))?.text ?? '');
  if (kind === 'percent') {
    return formatOf(format.language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
  }
  if (Math.abs(value) < shortenedFrom) return numberText(value, format);
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return formatOf(format.language, short).format(value);
}

/** The same without shortening. */
export function exactNumber(value: number, kind: NumberKind, format: FormatSettings): string {
  return kind === 'percent' ? tileNumber(value, kind, format) : numberText(value, format);
}

/** Building a format is slow; each language has one of each kind. */
function formatOf(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}
