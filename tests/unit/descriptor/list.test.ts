import { expect, test } from 'vitest';
import { listEntries, listValues } from '~/descriptor/list';
import { getOwn } from '~/lib/get-own';

test.each<[string, { given: unknown; want: unknown }]>([
  ['a list is its entries', { given: [1, null], want: [1, null] }],
  ['a single value is a list of one', { given: 'a', want: ['a'] }],
  ['an empty value has no entries', { given: '', want: [] }],
  ['an absent value has no entries', { given: undefined, want: [] }],
])('%s', (_, { given, want }) => {
  expect(listEntries(given)).toEqual(want);
});

test('a part of each entry is read in the scope of the entry', () => {
  const entries = [{ name: 'a' }, {}];
  expect(listValues(entries, (scope) => getOwn(scope['item'], 'name'), { item: 'outer' })).toEqual(['a', undefined]);
  expect(listValues(entries, undefined, {})).toEqual(entries);
});
