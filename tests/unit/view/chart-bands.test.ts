import { describe, expect, test } from 'vitest';
import { bandLabels, bandMargin } from '~/view/field/chart/chart-bands';
import type { ChartBand } from '~/view/field/chart/chart-point';

const band = (from: number, to: number, label: string): ChartBand => ({ from, to, label, severity: 'low' });
const rank = { solid: '#000', text: '#111' };
const colors = {
  line: '',
  area: '',
  surface: '',
  text: '',
  grid: '',
  font: '',
  series: [],
  severities: { critical: rank, high: rank, medium: rank, low: rank, safe: rank, unknown: rank },
};

test('the word of a band is at its middle, beside the picture, where no line crosses it [DR-RISK-09]', () => {
  const words = bandLabels([band(0, 30, 'Low'), band(30, 70, 'Medium')], colors);
  expect(words.map(({ text, x, y, xanchor }) => ({ text, x, y, xanchor }))).toEqual([
    { text: 'Low', x: 1, y: 15, xanchor: 'left' },
    { text: 'Medium', x: 1, y: 50, xanchor: 'left' },
  ]);
});

describe('the words have room', () => {
  test.each([
    ['the longest counts', { given: ['Low', 'Medium'], want: 64 }],
    ['signs of East Asia are wider', { given: ['低', '非常に高い'], want: 76 }],
    ['a very long word takes a part of the width alone', { given: ['x'.repeat(200)], want: 136 }],
  ])('%s', (_, { given, want }) => {
    expect(bandMargin(given.map((word) => band(0, 30, word)))).toBe(want);
  });
});
