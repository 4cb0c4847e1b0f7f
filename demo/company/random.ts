import { DAY, HOUR, MINUTE, type Age } from './time/age';

/** A stream of numbers from 0 to below 1 that is the same for the same seed. */
export function seeded(seed: string): () => number {
  let state = [...seed].reduce((sum, each) => Math.imul(sum ^ (each.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1_831_565_813;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

/** Hexadecimal digits that are the same for the same seed. */
export function seededHex(seed: string, length: number): string {
  const next = seeded(seed);
  return Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
}

/** A stream of numbers from 0 to below 1. */
export type Random = () => number;

/** A whole number from `from` to `to`, both included. */
export function integer(next: Random, from: number, to: number): number {
  return from + Math.floor(next() * (to - from + 1));
}

/** One of several values, each as likely as the others. */
export function oneOf<T>(next: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(next() * values.length)] ?? values[0];
}

/** One of several values, by percentages; the first value has the remaining ones. */
export function weighted<T>(next: Random, first: T, rest: readonly (readonly [value: T, percent: number])[]): T {
  let left = next() * 100;
  for (const [value, percent] of rest) {
    left -= percent;
    if (left < 0) return value;
  }
  return first;
}

/** A risk from 0 to 100; `medium` and `high` are percentages. Only objects of the story have more than 81. */
export function riskScore(next: Random, medium = 9, high = 1.5): number {
  return weighted(next, integer(next, 2, 29), [
    [integer(next, 31, 69), medium],
    [integer(next, 71, 81), high],
  ]);
}

/** The age of the last activity of an object: mostly within the hour, now and then weeks. */
export function lastSeenAge(next: Random): Age {
  return weighted(next, integer(next, 1, 55) * MINUTE, [
    [integer(next, 1, 20) * HOUR + integer(next, 0, 59) * MINUTE, 22],
    [integer(next, 1, 6) * DAY + integer(next, 0, 23) * HOUR, 7],
    [integer(next, 7, 29) * DAY + integer(next, 0, 23) * HOUR, 3],
  ]);
}
