import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { jittered, nextDelay } from '~/session/live/live-channel';

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
    ['none keeps it exact', { given: { jitter: 0, random: 0.7 }, want: 3000 }],
    ['half of it, at most', { given: { jitter: 0.5, random: 1 }, want: 1500 }],
    ['half of it, at random', { given: { jitter: 0.5, random: 0.5 }, want: 2250 }],
    ['half of it, at least', { given: { jitter: 0.5, random: 0 }, want: 3000 }],
    ['all of it', { given: { jitter: 1, random: 1 }, want: 0 }],
  ])('jitter takes a share away: %s', (_, { given, want }) => {
    expect(jittered(3000, given.jitter, () => given.random)).toBe(want);
  });
});
