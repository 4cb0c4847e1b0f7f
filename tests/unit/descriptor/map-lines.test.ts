import { expect, test } from 'vitest';
import { mapLines } from '~/descriptor/map-lines';

test.each<[string, { given: unknown; want: unknown }]>([
  [
    'members of an object',
    {
      given: { a: 1, b: null },
      want: [
        { name: 'a', value: 1 },
        { name: 'b', value: null },
      ],
    },
  ],
  ['nested members as paths [DR-OP-75]', { given: { a: { b: { c: 1 } } }, want: [{ name: 'a.b.c', value: 1 }] }],
  ['a list of names and values', { given: [{ name: 'PATH', value: '/bin' }], want: [{ name: 'PATH', value: '/bin' }] }],
  ['a list of keys and values', { given: [{ key: 'cpu', value: 4 }], want: [{ name: 'cpu', value: 4 }] }],
  ['entries without a name are left out', { given: ['x', null, { value: 1 }], want: [] }],
  [
    'a list of words is one line',
    {
      given: { drop: ['ALL', 3], mixed: ['a', { b: 1 }] },
      want: [
        { name: 'drop', value: 'ALL, 3' },
        { name: 'mixed', value: ['a', { b: 1 }] },
      ],
    },
  ],
  [
    'a nested object in a list of names is a value',
    { given: [{ name: 'args', value: ['-a', '-b'] }], want: [{ name: 'args', value: '-a, -b' }] },
  ],
  ['an empty list is nothing', { given: { drop: [] }, want: [{ name: 'drop', value: '' }] }],
  ['an empty nested object is a value', { given: { a: {} }, want: [{ name: 'a', value: {} }] }],
  ['text is no map', { given: 'a=b', want: [] }],
  ['nothing has no lines', { given: undefined, want: [] }],
])('%s', (_, { given, want }) => {
  expect(mapLines(given)).toEqual(want);
});

test('a tree that is too deep ends in an object', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 1000; level += 1) deep = { a: deep };
  expect(mapLines(deep).map(({ name }) => name)).toEqual(['a.a.a.a.a.a.a.a']);
});
