import type { FormatSettings } from './formatted-value';

const formats = new Map<string, (value: number) => string>();

/**
 * Gets the function that writes numbers in a language. Creating one is slow, so they are cached. In some languages
 * `Intl` writes marks of direction beside signs; they are left out, because they would be shown as code points.
 */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const key = `${language} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    const intl = new Intl.NumberFormat(language, options);
    format = (value) => intl.format(value).replace(/[\u061c\u200e\u200f]/g, '');
    formats.set(key, format);
  }
  return format;
}

type Localized = Pick<FormatSettings, 'language'>;

/** Numbers from this size on are compact. */
const compactFrom = 10_000_000;

/** A number with grouped digits and at most two decimals. */
export function numberText(value: number, { language }: Localized): string {
  return numberFormat(language, { maximumFractionDigits: 2 })(value);
}

/** A number in compact notation if it is large: `12.3M`. */
export function compactText(value: number, settings: Localized): string {
  if (Math.abs(value) < compactFrom) return numberText(value, settings);
  return numberFormat(settings.language, { notation: 'compact', maximumFractionDigits: 1 })(value);
}

/** A share of 1 in percent with at most one decimal. */
export function percentText(share: number, { language }: Localized): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })(share);
}

/** A share of 1 in percent. A share above zero is never shown as zero. */
export function shareText(share: number, { language }: Localized): string {
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
  return share > 0 && share < 0.001 ? `< ${percent(0.001)}` : percent(share);
}
