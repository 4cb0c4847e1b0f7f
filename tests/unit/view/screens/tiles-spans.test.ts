import { describe, expect, test } from 'vitest';
import { narrowSpan, tileSpans } from '~/view/screen/tiles/tile-spans';

describe('tiles stand in full rows', () => {
  test.each([
    ['as the descriptor says where they fit', { given: [3, 3, 3, 3, 8, 4], want: [3, 3, 3, 3, 8, 4] }],
    ['what is left of a row goes to its narrowest tiles', { given: [4, 4], want: [6, 6] }],
    ['one that does not fit begins a row, and the row before it is filled', { given: [8, 8], want: [12, 12] }],
    ['the last of several fills its row', { given: [4, 4, 4, 4], want: [4, 4, 4, 12] }],
    ['unequal ones', { given: [5, 4], want: [6, 6] }],
    ['wider than the page', { given: [40], want: [12] }],
    ['none', { given: [], want: [] }],
  ])('%s', (_, { given, want }) => {
    expect(tileSpans(given)).toEqual(want);
  });

  test('with less room they are wider', () => {
    expect([2, 3, 4, 6, 7, 12].map(narrowSpan)).toEqual([4, 6, 6, 6, 12, 12]);
    expect(tileSpans([3, 3, 3, 3, 8, 4].map(narrowSpan))).toEqual([6, 6, 6, 6, 12, 12]);
  });
});
