import { expect, test } from 'vitest';
import { arrange, type Contribution } from '~/codegen/1-parse/roots/order';

const idsOf = (list: readonly string[], contributions: readonly Contribution[]) =>
  arrange(list, contributions).entries.map(({ id }) => id);

test.each<[string, { readonly given: readonly Contribution[]; readonly want: string }]>([
  ['nothing to add', { given: [], want: 'a b c' }],
  ['no position', { given: [{ ids: ['x', 'y'] }, { ids: ['z'] }], want: 'a b c x y z' }],
  ['after an entry', { given: [{ ids: ['x', 'y'], after: 'a' }], want: 'a x y b c' }],
  ['before an entry', { given: [{ ids: ['x', 'y'], before: 'a' }], want: 'x y a b c' }],
  [
    'several after one entry and before the next',
    {
      given: [
        { ids: ['x'], before: 'b' },
        { ids: ['y'], after: 'a' },
        { ids: ['z'], after: 'a' },
        { ids: ['w'], before: 'b' },
      ],
      want: 'a y z x w b c',
    },
  ],
  [
    'after what another one brings, named first',
    {
      given: [
        { ids: ['x'], after: 'y' },
        { ids: ['y'], before: 'b' },
      ],
      want: 'a y x b c',
    },
  ],
])('%s', (_, { given, want }) => {
  expect(idsOf(['a', 'b', 'c'], given).join(' ')).toBe(want);
});

test('what is after or before each other, or after nothing, is left out', () => {
  const given = [
    { ids: ['x'], after: 'y' },
    { ids: ['y'], before: 'x' },
    { ids: ['z'], after: 'gone' },
    { ids: ['w'], after: 'c' },
    { ids: ['v'], before: 'z' },
    { ids: ['u'], after: 'x' },
  ];
  const { entries, unknown, circular } = arrange(['a', 'c'], given);
  expect(entries.map(({ id }) => id)).toEqual(['a', 'c', 'w']);
  expect({ unknown, circular }).toEqual({ unknown: [2], circular: [0, 1] });
});
