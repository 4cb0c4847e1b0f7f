import { expect, test } from 'vitest';
import { columnsBetween } from '../../../src/render/screens/table/column-span';

test.each([
  ['all of a table that is not as wide', { left: -240, right: 1000, want: { from: 0, end: 4 } }],
  ['what lies in part on both edges', { left: 150, right: 310, want: { from: 1, end: 4 } }],
  ['what ends or begins exactly at an edge is not in sight', { left: 100, right: 300, want: { from: 1, end: 3 } }],
  ['none behind the end', { left: 500, right: 900, want: { from: 4, end: 4 } }],
])('the columns between two places: %s', (_, { left, right, want }) => {
  expect(columnsBetween([100, 100, 100, 50], left, right)).toEqual(want);
});
