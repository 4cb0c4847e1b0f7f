import { expect, test } from 'vitest';
import { entryKeys } from '~/view/section/RepeatedSection';

test.each([
  ['ids', { given: [{ id: 'a' }, { id: 2 }], want: ['name a', 'name 2'] }],
  ['names', { given: [{ name: 'a' }, { name: 'b', id: null }], want: ['name a', 'name b'] }],
  ['an id before a name', { given: [{ id: 'x', name: 'a' }], want: ['name x'] }],
  ['the position of one that has the same', { given: [{ id: 'a' }, { id: 'a' }], want: ['name a', 'position 1'] }],
  [
    'positions of entries without either',
    { given: ['a', null, {}, { id: {} }], want: [0, 1, 2, 3].map((at) => `position ${at}`) },
  ],
])('%s', (_, { given, want }) => expect(entryKeys(given)).toEqual(want));
