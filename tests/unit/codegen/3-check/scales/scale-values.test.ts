import { scaleRows, scaleValues } from '~/codegen/3-check/scales/scale-values';
import type { Type } from '~/codegen/language/type';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const members = (types: Readonly<Record<string, Type>>): Type => ({
  is: 'object',
  members: new Map(Object.entries(types).map(([name, type]) => [name, { type, optional: true }])),
});
const risk: Type = { is: 'string', values: ['high', 'low', 'none'] };
const weight: Type = { is: 'number', values: [0, 1, 2] };
const answer = members({
  risk: { is: 'union', of: [risk, { is: 'null' }] },
  weight,
  score: { is: 'number' },
  word: { is: 'string' },
  list: { is: 'list', item: members({ risk }) },
});
const contract = contractOf({ urlQuery: { answer } });

const scale = (of: string, rows: readonly object[], fallback = 'dash') => ({
  'scales/level.json': { of, rows: rows.map((row) => ({ ...row, text: 'T' })), else: fallback },
});
const shown = (value: string, key = 'scale') => ({
  'drawers/url.json': drawer([field({ type: 'scale', value, [key]: 'level' })]),
});
const add = 'scale/values -> Add rows to descriptors/scales/level.json.';

table(
  scaleValues,
  [
    [
      'a row for every word is fine; null needs none',
      {
        given: { ...scale('string', [{ equals: ['high', 'low'] }, { equals: 'none' }]), ...shown('url.risk') },
        want: [],
      },
    ],
    [
      'words without a row are told where the scale is used',
      {
        given: {
          ...scale('string', [{ equals: 'high' }]),
          'drawers/url.json': drawer([field({ type: 'scale', value: 'url.risk', scale: '▶level' })]),
        },
        want: [add],
      },
    ],
    [
      'words shown as they come need rows too, when the contract knows them',
      {
        given: {
          ...scale('string', [{ equals: 'high' }], 'value'),
          'drawers/url.json': drawer([field({ type: 'scale', value: 'url.risk', scale: '▶level' })]),
        },
        want: [add],
      },
    ],
    [
      'a range stands for the numbers in it',
      { given: { ...scale('integer', [{ from: 0, to: 1 }, { equals: 2 }]), ...shown('url.weight') }, want: [] },
    ],
    [
      'numbers outside of the ranges are told',
      {
        given: {
          ...scale('integer', [{ from: 0, to: 1 }]),
          'drawers/url.json': drawer([field({ type: 'scale', value: 'url.weight', scale: '▶level' })]),
        },
        want: [add],
      },
    ],
    [
      'columns of a table are judged by the entries of its list',
      {
        given: {
          ...scale('string', [{ equals: ['high', 'low'] }]),
          'drawers/url.json': drawer([
            field({
              type: 'table',
              value: 'url.list',
              columns: [{ type: 'scale', id: 'risk', label: 'Risk', value: 'item.risk', scale: '▶level' }],
            }),
          ]),
        },
        want: [add],
      },
    ],
    [
      'names of bars and rings are judged, their values are counts',
      {
        given: {
          ...scale('string', [{ equals: ['high', 'low'] }]),
          'screens/board.json': {
            kind: 'tiles',
            sources: { url: { operation: 'urlQuery' } },
            tiles: ['bar', 'ring'].map((type) => ({
              type,
              id: type,
              title: 'T',
              rows: 'url.list',
              name: 'item.risk',
              value: '1',
              scale: '▶level',
            })),
          },
        },
        want: [add, add],
      },
    ],
    [
      'columns of a screen are judged by its rows',
      {
        given: {
          ...scale('string', [{ equals: ['high', 'low'] }]),
          'screens/table.json': {
            kind: 'table',
            sources: { url: { operation: 'urlQuery' } },
            rows: 'url.list',
            rowId: 'item.risk',
            columns: [{ type: 'state', id: 'risk', label: 'Risk', value: 'item.risk', scale: '▶level' }],
          },
        },
        want: [add],
      },
    ],
    [
      'open types have no list of values',
      { given: { ...scale('string', [{ equals: 'high' }]), ...shown('url.word') }, want: [] },
    ],
    [
      'what an expression makes of a value is open as well',
      { given: { ...scale('integer', [{ equals: 1 }]), ...shown('url.score') }, want: [] },
    ],
  ],
  contract,
);

const misspelt = (rows: readonly object[], value = 'url.risk') => ({ ...scale('string', rows), ...shown(value) });

table(
  scaleRows,
  [
    [
      'a misspelt word is reported at its row',
      {
        given: misspelt([{ equals: ['high', '▶lwo'] }, { equals: 'none' }]),
        want: ['scale/row -> "low"'],
      },
    ],
    [
      'a word that no answer has and that resembles none without a row is left alone',
      { given: misspelt([{ equals: ['high', 'low', 'none', 'nune'] }]), want: [] },
    ],
  ],
  contract,
);

table(
  scaleValues,
  [
    [
      'where the scale is used nothing is reported of a misspelt row, only of other values',
      {
        given: {
          ...scale('string', [{ equals: ['lwo', 'high'] }]),
          'drawers/url.json': drawer([field({ type: 'scale', value: 'url.risk', scale: '▶level' })]),
        },
        want: [add],
      },
    ],
    ['a misspelt row alone', { given: misspelt([{ equals: ['high', 'lwo', 'none'] }]), want: [] }],
  ],
  contract,
);
