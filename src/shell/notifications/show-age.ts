const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How old something is in whole minutes, hours or days; `undefined` below `justNow`. All times are milliseconds. */
export function showAge(age: number, justNow: number, language: string): string | undefined {
  if (age < justNow) return undefined;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < day) return format.format(-Math.floor(age / hour), 'hour');
  return format.format(-Math.floor(age / day), 'day');
}
