import { expect, test } from 'vitest';
import { linkLine } from '~/view/picture/link-line';
import type { Point } from '~/view/picture/picture-view';

const at = (x: number, y: number): Point => ({ x, y });

test.each<[string, { given: readonly [from: Point, to: Point]; want: readonly [start: string, tip: string] }]>([
  ['across', { given: [at(0, 0), at(200, 50)], want: ['M30 0 ', ' L170 50 '] }],
  ['back', { given: [at(200, 0), at(0, 50)], want: ['M170 0 ', ' L30 50 '] }],
  ['down, beginning below the words', { given: [at(0, 0), at(50, 300)], want: ['M0 60 ', ' L50 270 '] }],
  ['up, ending below the words', { given: [at(0, 300), at(50, 0)], want: ['M0 270 ', ' L50 60 '] }],
])('a line that leads %s', (_, { given: [from, to], want: [start, tip] }) => {
  const line = linkLine(from, to, { radius: 30, below: 60 });
  expect(line.curve.startsWith(start)).toBe(true);
  expect(line.arrow).toContain(tip);
});

test('its words stand in its middle', () => {
  expect(linkLine(at(0, 0), at(209, 80), { radius: 30, below: 60 }).middle).toEqual({ x: 100, y: 40 });
});
