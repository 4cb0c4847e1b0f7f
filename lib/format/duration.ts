import { isNumber } from '../json';
import type { FormatSettings, FormattedValue } from './formatted-value';
import { numberFormat } from './number-text';
import { formatText } from './text';

/** A duration. Years and months have no fixed length, so they are not converted to days. */
interface Duration {
  readonly isNegative: boolean;
  readonly months: number;
  readonly microseconds: number;
}

interface Part {
  readonly unit: string;
  readonly count: number;
  /** Position of the unit, from the largest. */
  readonly rank: number;
}

const iso =
  /^(-?)P(?=\d|T\d)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:[.,]\d{1,9})?)S)?)?$/;

const units = [
  ['day', 86_400_000_000],
  ['hour', 3_600_000_000],
  ['minute', 60_000_000],
  ['second', 1_000_000],
] as const;

/**
 * A number of seconds or an ISO 8601 duration, e.g. `2 hr 5 min`. The text has the largest unit and the next one;
 * `exact` has all units if there are more. The copy is the original value. A value that is no duration is text.
 */
export function formatDuration(
  value: unknown,
  { language }: Pick<FormatSettings, 'language'>,
): FormattedValue | undefined {
  const duration = toDuration(value);
  if (!duration) return formatText(value);
  const all = partsOf(duration);
  const largest = all[0]?.rank ?? 0;
  const shown = all.filter(({ rank }) => rank <= largest + 1);
  const text = textOf(shown, duration.isNegative, language);
  const copy = String(value);
  if (shown.length === all.length) return { text, copy };
  return { text, copy, exact: textOf(all, duration.isNegative, language) };
}

/**
 * The length of a number of seconds or an ISO 8601 duration, in seconds; a month counts as 30 days. `undefined` for
 * what is no duration.
 */
export function toSeconds(value: unknown): number | undefined {
  const duration = toDuration(value);
  if (!duration) return undefined;
  const seconds = duration.months * 30 * 86_400 + duration.microseconds / 1e6;
  return duration.isNegative ? -seconds : seconds;
}

function toDuration(value: unknown): Duration | undefined {
  if (isNumber(value)) return ofSeconds(value);
  return typeof value === 'string' ? ofIso(value) : undefined;
}

function ofSeconds(seconds: number): Duration | undefined {
  const microseconds = Math.round(Math.abs(seconds) * 1e6);
  // About 285 years. A larger number is no duration, and its small units would be wrong.
  return Number.isSafeInteger(microseconds) ? { isNegative: seconds < 0, months: 0, microseconds } : undefined;
}

function ofIso(text: string): Duration | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part: string | undefined) => Number(part?.replace(',', '.') ?? 0));
  const rest = ofSeconds((weeks * 7 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds);
  return rest && { ...rest, isNegative: match[1] === '-', months: years * 12 + months };
}

/** The units that are not zero, largest first; zero seconds of nothing. */
function partsOf({ months, microseconds }: Duration): readonly Part[] {
  const parts: Part[] = [
    { unit: 'year', count: Math.floor(months / 12), rank: 0 },
    { unit: 'month', count: months % 12, rank: 1 },
  ];
  let rest = microseconds;
  for (const [unit, length] of units) {
    parts.push({ unit, count: Math.floor(rest / length), rank: parts.length });
    rest %= length;
  }
  parts.push({ unit: 'millisecond', count: rest / 1000, rank: parts.length });
  const present = parts.filter(({ count }) => count !== 0);
  return present.length === 0 ? parts.filter(({ unit }) => unit === 'second') : present;
}

/** A space joins the units: the lists of `Intl` have none in Japanese, and an "and" in German. */
function textOf(parts: readonly Part[], isNegative: boolean, language: string): string {
  return parts
    .map(({ unit, count }, index) =>
      numberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })(isNegative && index === 0 ? -count : count),
    )
    .join(' ');
}
