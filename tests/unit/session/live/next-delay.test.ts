import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { jittered, nextDelay } from '~/session/live/attempts';

const { live } = settings;

/** The waits of attempts that all fail. */
function delays(count: number, from: number = live.firstDelay): number[] {
  const found = [from];
  while (found.length < count) found.push(nextDelay(found.at(-1) ?? 0, 'wait', live));
  return found.map((delay) => Math.round(delay * 100) / 100);
}

describe('the wait before the next attempt', () => {
  test('starts at 3 s, grows by 1.8 and never exceeds 70 s [SH-LC-03, SH-LC-04, SH-LC-05, SH-CO-03]', () => {
    expect(delays(9)).toEqual([3000, 5400, 9720, 17_496, 31_492.8, 56_687.04, 70_000, 70_000, 70_000]);
  });

  test.each([
    ['after growth', { given: 5400, want: 4500 }],
    ['at the longest', { given: 70_000, want: 58_333.33 }],
    ['never below the first', { given: 3000, want: 3000 }],
    ['just above the first', { given: 3300, want: 3000 }],
  ])('an open connection divides it by 1.2: %s [SH-LC-06]', (_, { given, want }) => {
    expect(nextDelay(given, 'open', live)).toBeCloseTo(want, 1);
  });

  test.each([
    ['none keeps it exact', { given: { delay: 3000, jitter: 0, random: 0.7 }, want: 3000 }],
    ['half of it, at the shortest', { given: { delay: 3000, jitter: 0.5, random: 1 }, want: 1500 }],
    ['half of it, in the middle', { given: { delay: 3000, jitter: 0.5, random: 0.5 }, want: 3000 }],
    ['half of it, at the longest', { given: { delay: 3000, jitter: 0.5, random: 0 }, want: 4500 }],
    ['all of it', { given: { delay: 3000, jitter: 1, random: 1 }, want: 0 }],
    ['never longer than 70 s', { given: { delay: 70_000, jitter: 0.5, random: 0 }, want: 70_000 }],
    ['the longest delay becomes shorter only', { given: { delay: 70_000, jitter: 0.5, random: 1 }, want: 35_000 }],
  ])('jitter takes away or adds a share: %s [SH-LC-05]', (_, { given, want }) => {
    expect(jittered(given.delay, given.jitter, () => given.random, live.longestDelay)).toBe(want);
  });
});
