import { expect, test } from 'vitest';
import { truncate } from '~/lib/truncate';

test.each<[string, { given: readonly [string, number]; want: string }]>([
  ['a text that fits stays', { given: ['abc', 3], want: 'abc' }],
  ['a longer one is cut', { given: ['abcd', 3], want: 'abc…' }],
  ['a pair is not cut in two', { given: ['ab😀d', 3], want: 'ab…' }],
  ['a pair that fits stays', { given: ['a😀cd', 3], want: 'a😀…' }],
])('%s', (_, { given, want }) => {
  expect(truncate(...given)).toBe(want);
});
