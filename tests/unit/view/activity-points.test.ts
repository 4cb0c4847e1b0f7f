import { describe, expect, test } from 'vitest';
import { activityPoints, highestPoint } from '~/view/field/chart/activity-points';

const hour = 3_600_000;
const end = Date.UTC(2025, 2, 1, 9);

describe('points of activity [DR-OP-26]', () => {
  test.each([
    ['entries with their times', { given: [[{ time: 1740819600, count: 3 }], undefined], want: [[end, 3]] }],
    [
      'plain numbers are hours, the last one is the end',
      {
        given: [[1, 2], end],
        want: [
          [end - hour, 1],
          [end, 2],
        ],
      },
    ],
    [
      'plain numbers without an end have no time',
      {
        given: [[1, 2], undefined],
        want: [
          [undefined, 1],
          [undefined, 2],
        ],
      },
    ],
    ['zero is a point', { given: [[{ time: 1740819600, count: 0 }], undefined], want: [[end, 0]] }],
    [
      'what is no point is left out',
      { given: [[null, 'x', {}, { time: 'soon', count: 1 }, { time: end }, NaN], end], want: [] },
    ],
    [
      'what no axis has room for is left out',
      { given: [[1e308, { time: 8.64e15, count: 1 }, { time: -8.64e15, count: 1 }, 4], end], want: [[end, 4]] },
    ],
    ['counts below nothing are none', { given: [[-1, { time: 1740819600, count: -5 }, 4], end], want: [[end, 4]] }],
    [
      'whatever their order, they stand in that of time',
      {
        given: [
          [
            { time: '2025-03-01T09:00:00Z', count: 2 },
            { time: 1740816000, count: 1 },
          ],
          undefined,
        ],
        want: [
          [end - hour, 1],
          [end, 2],
        ],
      },
    ],
    ['nothing', { given: [[], end], want: [] }],
  ] as const)('%s', (_, { given: [entries, to], want }) => {
    expect(activityPoints(entries, to).map(({ time, value }) => [time, value])).toEqual(want);
  });
});

describe('the point to mark', () => {
  const points = [
    { time: end - hour, value: 7 },
    { time: end, value: 9 },
    { time: end + hour, value: 9 },
  ];
  test.each([
    ['the first of the highest', { given: undefined, want: points[1] }],
    ['the one at the named time', { given: end + hour, want: points[2] }],
    ['the first of the highest when no point has the named time', { given: '10:00', want: points[1] }],
  ])('%s', (_, { given, want }) => {
    expect(highestPoint(points, given)).toEqual(want);
  });

  test('there is none without points', () => {
    expect(highestPoint([], end)).toBeUndefined();
  });
});
