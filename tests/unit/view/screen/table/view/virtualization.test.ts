import { expect, test } from 'vitest';
import { columnsBetween } from '~/view/screen/table/view/virtualization';

test.each([
  ['all columns of a table that is narrower', { left: -240, right: 1000, want: { from: 0, end: 4 } }],
  ['columns that overlap both edges', { left: 150, right: 310, want: { from: 1, end: 4 } }],
  ['no columns that end or begin exactly at an edge', { left: 100, right: 300, want: { from: 1, end: 3 } }],
  ['no column beyond the end', { left: 500, right: 900, want: { from: 4, end: 4 } }],
])('the columns between two positions are %s', (_, { left, right, want }) => {
  expect(columnsBetween([100, 100, 100, 50], left, right)).toEqual(want);
});
