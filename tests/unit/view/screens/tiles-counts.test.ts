import { describe, expect, test } from 'vitest';
import { highestOf, readMoments } from '~/view/screen/tiles/line-points';
import { countParts, maxPartsOf } from '~/view/screen/tiles/use-parts';
import { given, part, text } from '~/tests/harness/view/screens/tiles-words';

const severity = {
  id: 'severity',
  of: 'string',
  rows: [
    { equals: 'critical', text: text('Critical'), severity: 'critical' },
    { equals: 'high', text: text('High'), severity: 'high' },
    { equals: 'low', text: text('Low'), severity: 'low' },
  ],
  else: 'value',
} as const;
const words = { id: 'words', of: 'string', rows: [{ equals: 'a', text: text('Alpha') }], else: 'value' } as const;
const counted = { rows: given('rows'), name: part('key'), value: part('count') };
const count = (rows: unknown, maxParts = 6, scale?: typeof severity | typeof words) =>
  countParts({ ...counted, ...(scale && { scale }) }, { v: { rows } }, maxParts);
const nameOf = (name: unknown): unknown => Object(name).text ?? name;
const shown = (...from: Parameters<typeof count>) =>
  count(...from).shown.map(({ name, value }) => [nameOf(name), value]);

const entry = (key: unknown, amount: unknown) => ({ key, count: amount });

describe('parts', () => {
  test('the largest come first, equal ones as the list has them', () => {
    expect(shown([entry('a', 1), entry('b', 3), entry('c', 3)])).toEqual([
      ['b', 3],
      ['c', 3],
      ['a', 1],
    ]);
  });

  test('a scale that judges orders them, unknown ones last; one that only has words does not', () => {
    const rows = [entry('odd', 9), entry('low', 5), entry('critical', 1), entry('high', 0)];
    expect(shown(rows, 6, severity)).toEqual([
      ['Critical', 1],
      ['High', 0],
      ['Low', 5],
      ['odd', 9],
    ]);
    expect(count(rows, 6, severity).shown.map((one) => one.severity)).toEqual(['critical', 'high', 'low', 'unknown']);
    expect(shown([entry('a', 1), entry('b', 2)], 6, words)).toEqual([
      ['b', 2],
      ['Alpha', 1],
    ]);
  });

  test('ten thousand: the first are shown, the others summed', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => entry(`k${index}`, index));
    const { shown: first, rest, sum } = count(rows, 6);
    expect([first.map(({ value }) => value), rest]).toEqual([
      [9999, 9998, 9997, 9996, 9995, 9994],
      { count: 9994, value: sum - 59_979 },
    ]);
  });

  test('one that would be the only other is shown itself', () => {
    const rows = ['a', 'b', 'c'].map((key) => entry(key, 1));
    expect([count(rows, 2).shown.length, count(rows, 2).rest.count]).toEqual([3, 0]);
    expect([count(rows, 1).shown.length, count(rows, 1).rest.count]).toEqual([1, 2]);
  });

  test('what cannot be counted is left out and told', () => {
    const odd = [
      entry('a', '5'),
      entry('b', null),
      entry('c', -1),
      entry('d', Number.NaN),
      entry('e', 1e308),
      'x',
      null,
    ];
    const { all, uncounted, sum } = count([...odd, entry('f', 2)]);
    expect([all.map(({ name }) => name), uncounted, sum]).toEqual([['f'], 7, 2]);
  });

  test.each([[undefined], [null], ['']])('%j is a list of nothing', (rows) => {
    expect(count(rows).all).toEqual([]);
  });

  test.each([[{ a: 1 }], ['text'], [7]])('%j is an entry without a number', (rows) => {
    expect([count(rows).all, count(rows).uncounted]).toEqual([[], 1]);
  });

  test('all ranks of a scale are shown unless the descriptor says otherwise', () => {
    expect([
      maxPartsOf(undefined, undefined, 6),
      maxPartsOf(severity, undefined, 2),
      maxPartsOf(words, undefined, 6),
    ]).toEqual([6, 3, 6]);
    expect(maxPartsOf(severity, 1, 6)).toBe(1);
  });
});

describe('moments', () => {
  const series = ['a', 'b'].map((id) => ({ id, label: text(id), value: part(id) }));
  const read = (rows: unknown, stacked?: true) =>
    readMoments({ rows: given('rows'), time: part('time'), series, ...(stacked && { stacked }) }, { v: { rows } });

  test('stand in the order of time; a value that is none leaves a gap', () => {
    const { moments } = read([
      { time: '2026-01-02T00:00:00Z', a: 2, b: null },
      { time: '2026-01-01T00:00:00Z', a: -1, b: '3' },
    ]);
    expect(moments.map(({ values }) => values)).toEqual([
      [-1, undefined],
      [2, undefined],
    ]);
  });

  test('without a time or any number an entry is left out and told', () => {
    const { moments, uncounted } = read([
      { time: 'soon', a: 1 },
      { time: 1_700_000_000 },
      { a: 1 },
      null,
      { time: 1_700_000_000, a: 0 },
      { time: '+099999-01-01', a: 1 },
      { time: 8e14, a: 1 },
    ]);
    expect([moments.length, uncounted]).toEqual([1, 6]);
  });

  test('nothing in a stack is below 0', () => {
    expect(read([{ time: 1_700_000_000, a: -1, b: 1 }], true).moments[0]?.values).toEqual([undefined, 1]);
  });

  test('the highest of all lines, of equal ones the first', () => {
    const { moments } = read([
      { time: 1_700_000_000, a: 1, b: 5 },
      { time: 1_700_000_100, a: 5, b: 2 },
    ]);
    expect(highestOf(moments)).toEqual({ value: 5, series: 1, time: 1_700_000_000_000 });
    expect(highestOf([])).toBeUndefined();
  });
});
