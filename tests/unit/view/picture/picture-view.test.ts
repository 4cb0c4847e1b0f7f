import { describe, expect, test } from 'vitest';
import { fitOf, initialView, movedBy, scaledTo, steppedScale, stepSize, type Size } from '~/view/picture/picture-view';

const tenths = { zoomStep: 0.1, zoomAbove: 0.1 };

describe('the next scale [DG-AP-03, DG-AP-04, DG-AP-05]', () => {
  test.each<[string, { given: readonly [scale: number, steps: number]; want: number }]>([
    ['one larger', { given: [1, 1], want: 1.1 }],
    ['one smaller', { given: [1, -1], want: 0.9 }],
    ['where decimals drift', { given: [0.7, 1], want: 0.8 }],
    ['the smallest', { given: [0.3, -1], want: 0.2 }],
    ['a step that would bring it to a tenth', { given: [0.2, -1], want: 0.2 }],
    ['many steps', { given: [1, -20], want: 0.2 }],
    ['without an upper end', { given: [99.9, 1], want: 100 }],
  ])('%s', (_, { given: [scale, steps], want }) => {
    expect(steppedScale(scale, steps, tenths)).toBe(want);
  });

  test('other figures', () => {
    expect(steppedScale(1, -9, { zoomStep: 0.25, zoomAbove: 0.5 })).toBe(0.75);
  });
});

test('another scale leaves what lies at the place where it is', () => {
  expect(scaledTo(initialView, 2, { x: 50, y: -20 })).toEqual({ scale: 2, x: -50, y: 20 });
  expect(scaledTo({ scale: 2, x: -50, y: 20 }, 1, { x: 50, y: -20 })).toEqual(initialView);
});

test('a move ends while a strip of the picture can still be seen', () => {
  const [room, drawn]: readonly Size[] = [
    { width: 800, height: 400 },
    { width: 400, height: 200 },
  ];
  if (!room || !drawn) throw new Error('Two sizes.');
  expect(movedBy(initialView, { x: 30, y: -20 }, room, drawn, 50)).toEqual({ scale: 1, x: 30, y: -20 });
  expect(movedBy(initialView, { x: 9000, y: -9000 }, room, drawn, 50)).toEqual({ scale: 1, x: 550, y: -250 });
});

test.each<[string, { given: Size; want: number }]>([
  ['a wide room: its height', { given: { width: 1000, height: 150 }, want: 0.5 }],
  ['a high room: its width', { given: { width: 300, height: 900 }, want: 0.5 }],
  ['a large room: no more than the most', { given: { width: 9000, height: 9000 }, want: 2 }],
  ['a room that is not laid out', { given: { width: 0, height: 0 }, want: 1 }],
])('the whole picture fits in %s', (_, { given, want }) => {
  expect(fitOf({ width: 600, height: 300 }, given, 2)).toBe(want);
});

test.each([
  [0.2, 0.6],
  [0.8, 0.8],
  [1, 1],
  [2, 1.5],
  [20, 2.5],
])('at %d pixels of a unit a step has the size %d', (pixels, want) => {
  expect(stepSize(pixels, { minZoom: 0.6, limit: 2.5 })).toBe(want);
});
