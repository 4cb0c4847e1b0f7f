import { expect, test } from 'vitest';
import { filterOptions, rowValues, type OptionsSource } from '~/descriptor/filter-options';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';

const open = { key: 'open', text: 'Open' };
const closed = { key: 'closed', text: 'Closed' };

const written: OptionsSource = [
  { value: 'open', label: open },
  { value: 'closed', label: closed },
];
const scale: OptionsSource = {
  scale: {
    id: 'state',
    of: 'integer',
    else: 'dash',
    rows: [
      { equals: [1, 2], text: open, severity: 'high', icon: ['M0 0h16v16z'], tone: 'bad' },
      { equals: 3, text: closed },
      { from: 4, to: 9, text: closed },
    ],
  },
};
const list: OptionsSource = {
  rows: (all) => all.sites,
  value: (all) => getOwn(all.item, 'id'),
  label: (all) => getOwn(all.item, 'name'),
};

const cases: readonly (readonly [
  string,
  { readonly source: OptionsSource; readonly scope?: Scope; readonly want: unknown },
])[] = [
  [
    'written options',
    {
      source: written,
      want: [
        { value: 'open', text: open },
        { value: 'closed', text: closed },
      ],
    },
  ],
  [
    'rows of a scale with their look; the first of several values is sent, a range is no option',
    {
      source: scale,
      want: [
        { value: '1', text: open, severity: 'high', icon: ['M0 0h16v16z'], tone: 'bad' },
        { value: '3', text: closed },
      ],
    },
  ],
  [
    'written options above the entries of a list, of which the first with a value counts',
    {
      source: { ...list, first: written },
      scope: {
        sites: [
          { id: 'a', name: 'Bergen' },
          { id: 'open', name: 'Twice' },
        ],
      },
      want: [
        { value: 'open', text: open },
        { value: 'closed', text: closed },
        { value: 'a', name: 'Bergen' },
      ],
    },
  ],
  [
    'entries of a list; without a name the value is there',
    {
      source: list,
      scope: { sites: [{ id: 'a', name: 'Bergen' }, { id: 7 }] },
      want: [
        { value: 'a', name: 'Bergen' },
        { value: '7', name: '7' },
      ],
    },
  ],
  [
    'entries without a value are none, the first of equal ones counts',
    {
      source: list,
      scope: { sites: [{ name: 'x' }, null, 5, { id: '' }, { id: 'a', name: 'First' }, { id: 'a', name: 'Second' }] },
      want: [{ value: 'a', name: 'First' }],
    },
  ],
  ['no answer yet', { source: list, want: undefined }],
  ['an empty list', { source: list, scope: { sites: [] }, want: [] }],
  ['null is an empty list', { source: list, scope: { sites: null }, want: [] }],
];
test.each(cases)('%s', (_, { source, scope = {}, want }) => {
  expect(filterOptions(source, scope)).toEqual(want);
});

test.each([
  [true, ['true']],
  [
    ['a', 1],
    ['a', '1'],
  ],
  [undefined, []],
])('a row for %j represents %j', (equals, want) => {
  expect(rowValues({ ...(equals !== undefined && { equals }) })).toEqual(want);
});
