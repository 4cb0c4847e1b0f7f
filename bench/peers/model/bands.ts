/** A range of scores with one meaning. */
export interface Band {
  /** The highest score in it. */
  readonly to: number;
  readonly word: string;
  readonly intent: 'success' | 'warning' | 'danger';
}

const high: Band = { to: 100, word: 'High', intent: 'danger' };

/** What scores from 0 to 100 mean, from low to high. */
export const bands: readonly Band[] = [
  { to: 30, word: 'Low', intent: 'success' },
  { to: 70, word: 'Medium', intent: 'warning' },
  high,
];

/** The band of a score. */
export function bandOf(score: number): Band {
  return bands.find(({ to }) => score <= to) ?? high;
}

/** How the peers write a time. */
export const dateOptions = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const;

const dates = new Intl.DateTimeFormat('en-GB', dateOptions);

/** The text of a time in ISO 8601. */
export function dateText(time: string): string {
  return dates.format(new Date(time));
}
