const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** `1 day ago`, `in 3 hours`: the distance from `now` to `time`, both in milliseconds, in whole units rounded towards zero. */
export function relativeText(time: number, now: number, language: string): string {
  const distance = time - now;
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? ['second', 1000];
  return countText(Math.trunc(distance / length), unit, language);
}

/** A number of units before (negative) or after now. Always in digits, `1 day ago` and never `yesterday`; zero seconds are `now`. */
export function countText(count: number, unit: Intl.RelativeTimeFormatUnit, language: string): string {
  const numeric = count === 0 ? 'auto' : 'always';
  const key = `${language} ${numeric}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.RelativeTimeFormat(language, { numeric });
    formats.set(key, format);
  }
  return format.format(count, unit);
}
