import { expect, test } from 'vitest';
import { filters } from '~/codegen/3-check/lists/filters';
import { check } from '~/tests/fixtures/codegen/project';
import { contract, hosts, paged } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const option = (value: string) => ({ value, label: 'L' });
const choice = (options: unknown, rest: object = {}) => ({ type: 'choice', id: 'level', label: 'L', options, ...rest });
const screen = (filter: object) => ({
  'screens/hosts.json': hosts({ filters: [filter] }, { ...paged, level: 'filter.level', risk: 'filter.risk' }),
});
const scale = (rows: readonly object[], of = 'string') => ({
  'scales/level.json': { of, rows: rows.map((row) => ({ ...row, text: 'T' })), else: 'dash' },
});

table(
  filters,
  [
    [
      'written options are values of the parameter they are bound to',
      { given: screen(choice([option('high'), option('low')], { initial: 'low' })), want: [] },
    ],
    [
      'a misspelt one is told with the nearest',
      { given: screen(choice([option('high'), option('▶lwo')])), want: ['filter/value -> "low"'] },
    ],
    [
      'the same holds for any of several',
      {
        given: screen(choice([option('high'), option('▶hihg')], { type: 'choices', id: 'risk' })),
        want: ['filter/value -> "high"'],
      },
    ],
    [
      'a value may have commas: each stands in the address by itself',
      { given: screen(choice([option('a,b')], { type: 'choices', id: 'free' })), want: [] },
    ],
    [
      'what is chosen at first is one of them',
      {
        given: screen(choice([option('high'), option('low')], { initial: '▶hihg' })),
        want: ['filter/initial -> "high"'],
      },
    ],
    [
      'a scale offers its values',
      {
        given: { ...scale([{ equals: 'high' }, { equals: 'low' }]), ...screen(choice({ scale: 'level' })) },
        want: [],
      },
    ],
    [
      'none but those of the parameter',
      {
        given: {
          ...scale([{ equals: ['high', 'none'] }, { equals: 'low' }]),
          ...screen(choice({ scale: '▶level' }, { initial: '▶lwo' })),
        },
        want: [
          'filter/value -> Write the options here, or offer a scale of these values alone.',
          'filter/initial -> "low"',
        ],
      },
    ],
    [
      'and has no ranges, which nobody can choose',
      {
        given: {
          ...scale([{ from: 0, to: 9 }, { equals: 10 }], 'integer'),
          ...screen(choice({ scale: '▶level' }, { id: 'free' })),
        },
        want: ['filter/scale -> Offer a scale whose rows all have `equals`, or write the options here.'],
      },
    ],
    [
      'what is written above the entries of a list is a value of the parameter too',
      {
        given: screen(choice({ first: [option('▶hihg')], rows: 'hosts.items', value: 'item.id', label: 'item.name' })),
        want: ['filter/value -> "high"'],
      },
    ],
    [
      'the entries of a list are known when it has come',
      {
        given: screen(choice({ rows: 'hosts.items', value: 'item.id', label: 'item.name' }, { initial: 'any' })),
        want: [],
      },
    ],
  ],
  contract,
);

test('there is a number between the bounds of a range', () => {
  const range = (min: number, max: number) => screen({ type: 'range', id: 'free', label: 'L', min, max });
  const codes = (min: number, max: number) => check(filters, range(min, max), contract).codes;
  expect(codes(5, 5)).toEqual([]);
  expect(codes(6, 5)).toEqual(['filter/range -> Exchange "min" and "max".']);
});
