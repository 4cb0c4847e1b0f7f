import { describe, expect, test } from 'vitest';
import { ringArcs } from '~/view/screen/tiles/RingPicture';
import { shareText } from '~/lib/format/number-text';
import { differenceOf, tileNumber } from '~/view/screen/tiles/tile-number';

const format = { language: 'en', zone: 'UTC' };

describe('numbers of tiles', () => {
  test.each([
    ['grouped', { given: [1204, 'number'], want: '1,204' }],
    ['what was calculated loses its tail', { given: [0.1 + 0.2, 'number'], want: '0.3' }],
    ['large ones are shortened', { given: [12_345_678, 'number'], want: '12.3M' }],
    ['below zero', { given: [-3, 'number'], want: '-3' }],
    ['bytes', { given: [1_234_567, 'bytes'], want: '1.18 MB' }],
    ['durations are seconds', { given: [7512, 'duration'], want: '2 hr 5 min' }],
    ['percent counts to 100', { given: [42.25, 'percent'], want: '42.3%' }],
  ] as const)('%s', (_, { given, want }) => {
    expect(tileNumber(given[0], given[1], format)).toBe(want);
  });

  test.each([
    [0, '0%'],
    [0.0004, '< 0.1%'],
    [0.004, '0.4%'],
    [0.144, '14%'],
    [1, '100%'],
  ])('a share of %d is %s', (share, want) => {
    expect(shareText(share, format)).toBe(want);
  });
});

describe('the difference to the time before', () => {
  const share = (value: number) => ({ of: 'share', value });
  const count = (value: number) => ({ of: 'count', value });
  test.each([
    ['more is shown as a share', { given: [112, 100], want: { way: 'more', amount: share(0.12) } }],
    ['less', { given: [50, 100], want: { way: 'less', amount: share(0.5) } }],
    ['equal', { given: [5, 5], want: { way: 'same', amount: count(0) } }],
    ['both nothing', { given: [0, 0], want: { way: 'same', amount: count(0) } }],
    ['from nothing there is no share: the count is shown', { given: [7, 0], want: { way: 'more', amount: count(7) } }],
    [
      'from below nothing there is no share: the count is shown',
      { given: [7, -7], want: { way: 'more', amount: count(14) } },
    ],
    ['a share of thousands says nothing', { given: [5000, 2], want: { way: 'more', amount: count(4998) } }],
    [
      'a share that rounds to nothing says nothing: the count is shown',
      { given: [100_001, 100_000], want: { way: 'more', amount: count(1) } },
    ],
  ])('%s', (_, { given, want }) => {
    expect(differenceOf(given[0], given[1], {})).toEqual({ ...want, meaning: undefined });
  });

  test.each([[null], [undefined], ['12'], [Number.NaN]])('%j before is no number: nothing is told', (before) => {
    expect(differenceOf(5, before, {})).toBeUndefined();
  });

  test('percent differ by points', () => {
    expect(differenceOf(45, 42, { as: 'percent' })?.amount).toEqual({ of: 'points', value: 3 });
  });

  test.each([
    [2, 1, 'more', 'better'],
    [2, 1, 'less', 'worse'],
    [1, 2, 'less', 'better'],
    [1, 2, 'more', 'worse'],
    [1, 1, 'more', undefined],
  ] as const)('%d after %d, when %s is better, is %s', (now, before, better, want) => {
    expect(differenceOf(now, before, { better })?.meaning).toBe(want);
  });
});

describe('arcs of a ring', () => {
  const lengths = (values: readonly number[]) =>
    ringArcs(values).map((arc) => arc && Number((arc.to - arc.from).toFixed(3)));
  test.each([
    ['each has its share', { given: [1, 3], want: [0.25, 0.75] }],
    ['one alone is the ring', { given: [5], want: [1] }],
    ['nothing has no arc', { given: [0, 5], want: [undefined, 1] }],
    ['a sum of nothing has no arcs', { given: [0, 0], want: [undefined, undefined] }],
    ['a part too short to be seen takes room from the others', { given: [1, 9999], want: [0.012, 0.988] }],
    ['none', { given: [], want: [] }],
  ])('%s', (_, { given, want }) => {
    expect(lengths(given)).toEqual(want);
  });

  test('arcs follow each other and end where the ring does', () => {
    const arcs = ringArcs([1, 1, 5000, 1, 700]).flatMap((arc) => arc ?? []);
    expect(arcs.map(({ from }, at) => from === (arcs[at - 1]?.to ?? 0))).toEqual([true, true, true, true, true]);
    expect(arcs.at(-1)?.to).toBeCloseTo(1);
  });
});
