import { describe, expect, test } from 'vitest';
import { passTime, startCountdown, untilNextSecond } from '~/view/dialog/countdown';

const marks = [60, 30, 10];

test.each<[string, { given: readonly [deadline: number, now: number]; want: number }]>([
  ['a whole second', { given: [60_000, 0], want: 1000 }],
  ['what is over of a second', { given: [59_500, 0], want: 500 }],
  ['a thousandth, when a timer came too early', { given: [1000, 999], want: 1 }],
  ['nothing, when it is over', { given: [1000, 1000], want: 0 }],
  ['nothing, when it has long been over', { given: [1000, 90_000], want: 0 }],
])('the next number of seconds comes after %s', (_, { given: [deadline, now], want }) => {
  expect(untilNextSecond(deadline, now)).toBe(want);
});

test.each<[string, { given: readonly [from: number, now: number]; want: number }]>([
  ['all at the start', { given: [60, 0], want: 60 }],
  ['all, as long as the first second lasts', { given: [60, 999], want: 60 }],
  ['one less after it', { given: [60, 1000], want: 59 }],
  ['a part counts as a whole', { given: [59.5, 0], want: 60 }],
  ['one until the very end', { given: [60, 59_999], want: 1 }],
  ['none at the end', { given: [60, 60_000], want: 0 }],
  ['none after a long sleep', { given: [60, 86_400_000], want: 0 }],
])('seconds left: %s', (_, { given: [from, now], want }) => {
  expect(passTime(startCountdown(from, 0, marks), now, marks).left).toBe(want);
});

describe('what is said', () => {
  const announcements = (from: number, moments: readonly number[]) => {
    let state = startCountdown(from, 0, marks);
    const all = [state.announced, ...moments.map((now) => (state = passTime(state, now * 1000, marks)).announced)];
    return all;
  };
  test.each<[string, { given: readonly [from: number, moments: readonly number[]]; want: readonly unknown[] }]>([
    ['a start at a mark', { given: [60, []], want: [60] }],
    ['nothing at a start between the marks', { given: [45, []], want: [undefined] }],
    ['each mark as it comes', { given: [61, [1, 2, 31, 32, 51, 60]], want: [undefined, 60, 60, 30, 30, 10, 10] }],
    ['after a sleep over two marks, what is left', { given: [60, [52]], want: [60, 8] }],
  ])('%s', (_, { given: [from, moments], want }) => {
    expect(announcements(from, moments)).toEqual(want);
  });

  test.each<[string, { given: readonly [first: number, next: number]; want: number | undefined }]>([
    ['a later start over a mark', { given: [31, 29], want: 29 }],
    ['a later start between the marks keeps what was said', { given: [60, 59], want: 60 }],
    ['a longer start begins anew', { given: [20, 45], want: undefined }],
    ['a longer start at a mark is said', { given: [20, 60], want: 60 }],
  ])('%s', (_, { given: [first, next], want }) => {
    expect(startCountdown(next, 0, marks, startCountdown(first, 0, marks)).announced).toBe(want);
  });
});
