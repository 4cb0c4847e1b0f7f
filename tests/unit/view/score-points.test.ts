import { expect, test } from 'vitest';
import { bandTicks } from '~/view/field/chart/chart-bands';
import { latestHighest, scorePoints } from '~/view/field/chart/score-points';

const field = { score: (scope: Scope) => scope.item?.s, time: (scope: Scope) => scope.item?.t, maximumScore: 100 };
type Scope = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
const second = 1000;

test.each<[string, { given: readonly unknown[]; want: readonly (readonly [number, number])[] }]>([
  [
    'in the order of time [DR-RISK-07, DR-OP-91]',
    {
      given: [
        { s: 20, t: 1740800003 },
        { s: 88, t: 1740800001 },
        { s: 40, t: 1740800002 },
      ],
      want: [
        [1740800001 * second, 88],
        [1740800002 * second, 40],
        [1740800003 * second, 20],
      ],
    },
  ],
  [
    'zero and the highest possible are scores',
    {
      given: [
        { s: 0, t: 1 },
        { s: 100, t: 2 },
      ],
      want: [
        [1000, 0],
        [2000, 100],
      ],
    },
  ],
  [
    'what is no point is left out',
    {
      given: [
        null,
        'x',
        5,
        {},
        { s: 5 },
        { t: 1 },
        { s: '5', t: 1 },
        { s: 101, t: 1 },
        { s: -1, t: 1 },
        { s: 5, t: 'soon' },
      ],
      want: [],
    },
  ],
])('%s', (_, { given, want }) => {
  expect(scorePoints(given, field, {}).map(({ time, value }) => [time, value])).toEqual(want);
});

test.each([
  ['the highest [DR-RISK-10, DR-VAL-24]', { given: [20, 88, 40], want: 1 }],
  ['of equal ones the latest [DR-RISK-11]', { given: [88, 20, 88, 40], want: 2 }],
  ['one point', { given: [0], want: 0 }],
])('%s', (_, { given, want }) => {
  const points = given.map((value, time) => ({ time, value }));
  expect(latestHighest(points)?.time).toBe(want);
});

test('there is none without points', () => {
  expect(latestHighest([])).toBeUndefined();
});

test('the axis is marked at 0, at the highest possible score and between bands [DR-RISK-08, DR-RISK-09, DR-VAL-24]', () => {
  const band = { label: '', severity: 'low' } as const;
  const bands = [
    { ...band, from: 0, to: 30 },
    { ...band, from: 70, to: 100 },
    { ...band, from: 30, to: 70 },
  ];
  expect(bandTicks(bands, 100)).toEqual([0, 30, 70, 100]);
});
