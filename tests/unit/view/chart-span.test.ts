import { describe, expect, test } from 'vitest';
import { chartSpan, labelPosition } from '~/view/field/chart/chart-span';

const at = (...times: readonly (number | undefined)[]) => times.map((time) => ({ time, value: 1 }));

describe('what a picture reaches over [DR-OP-26]', () => {
  test.each([
    ['from the first to the last sighting', { given: [at(20, 60), 0, 100], want: [0, 100] }],
    ['without sightings, over the points', { given: [at(20, 60), undefined, undefined], want: [20, 60] }],
    ['points outside of the sightings too', { given: [at(20, 60), 40, 50], want: [20, 60] }],
    ['points that would be too close together fill it', { given: [at(91, 100), 0, 100], want: [91, 100] }],
    ['points that fill a tenth do not', { given: [at(90, 100), 0, 100], want: [0, 100] }],
    ['one point stands where it was', { given: [at(20), 0, 100], want: [0, 100] }],
    ['one point alone', { given: [at(20), undefined, undefined], want: undefined }],
    ['points without times', { given: [at(undefined, undefined), 0, 100], want: undefined }],
    ['nothing', { given: [[], 0, 100], want: undefined }],
  ] as const)('%s', (_, { given: [points, from, to], want }) => {
    expect(chartSpan(points, from, to)).toEqual(want);
  });
});

describe('the words of a point stand inside', () => {
  const points = at(0, 50, 100);
  test.each([
    ['at the beginning', 0, [0, 100], 'top right'],
    ['in the middle', 1, [0, 100], 'top center'],
    ['at the end', 2, [0, 100], 'top left'],
    ['at the end of a picture that goes on', 2, [0, 200], 'top center'],
    ['without times, at the end', 2, undefined, 'top left'],
  ] as const)('%s', (_, index, span, want) => {
    const point = points[index];
    expect(point && labelPosition(points, point, span)).toBe(want);
  });

  test('of one point above it', () => {
    const points = at(undefined);
    expect(points.map((point) => labelPosition(points, point, undefined))).toEqual(['top center']);
  });
});
