import { expect, test } from 'vitest';
import { fittedWidths } from '~/view/screen/table/view/fitted-widths';

const fixed = (width: number) => ({ width, minWidth: 60, isFlexible: false });
const flexible = (width: number, minWidth = 60) => ({ width, minWidth, isFlexible: true });

test.each([
  [
    'share the rest of a wide list in proportion',
    { given: [fixed(100), flexible(100), flexible(200)], available: 700, want: [100, 200, 400] },
  ],
  [
    'become narrower if then all columns fit, up to the end',
    { given: [fixed(100), flexible(200), fixed(100)], available: 380, want: [100, 180, 100] },
  ],
  [
    'become narrower if then the last visible one is whole, before the cells fade out',
    { given: [fixed(100), flexible(200), fixed(100), fixed(300)], available: 412, want: [100, 180, 100, 300] },
  ],
  [
    'do not become narrower than their heading, and share the room of the column that is cut then',
    { given: [fixed(100), flexible(200, 190), fixed(100), fixed(300)], available: 412, want: [100, 280, 100, 300] },
  ],
  [
    'leave a column out that they cannot make whole',
    { given: [fixed(100), flexible(200), flexible(300)], available: 432, want: [100, 300, 300] },
  ],
  [
    'change nothing if only columns without long values are visible',
    { given: [fixed(100), fixed(200), flexible(300)], available: 300, want: [100, 200, 300] },
  ],
  ['change nothing in a list that has no width yet', { given: [flexible(200)], available: -40, want: [200] }],
])('columns with long values %s', (_, { given, available, want }) => {
  expect(fittedWidths(given, available)).toEqual(want);
});
