import { expect, test } from 'vitest';
import { parseJson } from '~/lib/json';
import { rawJson } from '~/lib/raw-json';

const nested = (depth: number): unknown => JSON.parse(`${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`);

test.each<[string, { given: unknown; want: string }]>([
  ['an object, one member per line', { given: { a: [1, 'x'] }, want: '{\n  "a": [\n    1,\n    "x"\n  ]\n}' }],
  ['signs that turn the writing are seen', { given: 'a\u202eb\u2066', want: String.raw`"a\u202eb\u2066"` }],
  [
    'characters without a shape are shown as escapes',
    { given: '\u200b\u0000\u009f\ufeff', want: String.raw`"\u200b\u0000\u009f\ufeff"` },
  ],
  ['half of a pair', { given: '\ud800', want: String.raw`"\ud800"` }],
  ['letters of other scripts stay', { given: 'ファイル שלום', want: '"ファイル שלום"' }],
])('%s', (_, { given, want }) => {
  expect(rawJson(given)).toBe(want);
  expect(parseJson(rawJson(given))).toEqual(given);
});

test('what is nested without end is cut', () => {
  const text = rawJson(nested(20_000));
  expect(text).toContain('…');
  expect(text.length).toBeLessThan(100_000);
});
