import { expect, test } from 'vitest';
import { exceedsDepth } from '~/lib/exceeds-depth';

test.each<[string, { given: readonly [unknown, number]; want: boolean }]>([
  ['a text is no nesting', { given: ['x', 0], want: false }],
  ['null is none', { given: [null, 0], want: false }],
  ['a list is one', { given: [[], 0], want: true }],
  ['a list within the limit', { given: [[1, 'x'], 1], want: false }],
  ['an object in a list', { given: [[1, { a: 1 }], 1], want: true }],
  ['a member of a member', { given: [{ a: { b: {} } }, 2], want: true }],
  ['one without end', { given: [JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), 50], want: true }],
])('%s', (_, { given: [value, maxDepth], want }) => {
  expect(exceedsDepth(value, maxDepth)).toBe(want);
});
