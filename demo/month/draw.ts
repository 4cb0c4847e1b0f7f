import { DAY, HOUR, MINUTE, type Age } from './age';

/** A stream of numbers from 0 to below 1. */
export type Draw = () => number;

/** A whole number from `from` to `to`, both included. */
export function whole(next: Draw, from: number, to: number): number {
  return from + Math.floor(next() * (to - from + 1));
}

/** One of several values, each as likely as the others. */
export function oneOf<T>(next: Draw, values: readonly [T, ...T[]]): T {
  return values[Math.floor(next() * values.length)] ?? values[0];
}

/** One of several values, by the parts of 100 that each has; what is left over falls to the first. */
export function weighted<T>(next: Draw, first: T, rest: readonly (readonly [value: T, percent: number])[]): T {
  let left = next() * 100;
  for (const [value, percent] of rest) {
    left -= percent;
    if (left < 0) return value;
  }
  return first;
}

/** A risk from 0 to 100: most objects are calm, a few are high; the story's are higher. In percent. */
export function risk(next: Draw, medium = 9, high = 1.5): number {
  return weighted(next, whole(next, 2, 29), [
    [whole(next, 31, 69), medium],
    [whole(next, 71, 81), high],
  ]);
}

/** When something in use was last seen: mostly within the hour, now and then not for weeks. */
export function seen(next: Draw): Age {
  return weighted(next, whole(next, 1, 55) * MINUTE, [
    [whole(next, 1, 20) * HOUR + whole(next, 0, 59) * MINUTE, 22],
    [whole(next, 1, 6) * DAY + whole(next, 0, 23) * HOUR, 7],
    [whole(next, 7, 29) * DAY + whole(next, 0, 23) * HOUR, 3],
  ]);
}
