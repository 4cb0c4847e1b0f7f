import { expect, test } from 'vitest';
import { middleEllipsis } from '../../src/lib/middle-ellipsis';

test.each([
  ['short text stays', { text: 'abcdefgh', keep: 4, want: 'abcdefgh' }],
  ['text that would not get shorter stays', { text: '012345678', keep: 4, want: '012345678' }],
  ['long text loses its middle', { text: '0123456789abcdef', keep: 4, want: '0123…cdef' }],
  ['signs outside the basic plane stay whole', { text: '😀'.repeat(10), keep: 2, want: '😀😀…😀😀' }],
])('%s', (_, { text, keep, want }) => {
  expect(middleEllipsis(text, keep)).toBe(want);
});
