import { isNumber } from '../json';

/** Numbers with at least this many digits are milliseconds, smaller ones seconds. */
const millisecondDigits = 12;

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970 of a number or an ISO text (without a zone: UTC); `undefined` for everything else. */
export function toTimestamp(value: unknown): number | undefined {
  const time = isNumber(value) ? fromNumber(value) : typeof value === 'string' ? fromText(value) : undefined;
  // The range of `Date` ends 8.64e15 ms before and after 1970.
  return time !== undefined && Math.abs(time) <= 8.64e15 ? time : undefined;
}

function fromNumber(value: number): number {
  return Math.abs(value) >= 10 ** (millisecondDigits - 1) ? Math.trunc(value) : Math.trunc(value * 1000);
}

function fromText(text: string): number | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [, time, , , zone] = match;
  const parsed = Date.parse(time !== undefined && zone === undefined ? `${text}Z` : text);
  return Number.isNaN(parsed) ? undefined : parsed;
}
