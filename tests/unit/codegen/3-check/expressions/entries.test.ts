import { describe } from 'vitest';
import { columns } from '~/codegen/3-check/lists/columns';
import { entries } from '~/codegen/3-check/expressions/entries';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { board, contract, hosts, nameColumn } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const screen = (rest: object, query?: object) => ({ 'screens/hosts.json': hosts(rest, query) });

describe('what is said of an entry', () => {
  const same = 'entry/constant -> Read the entry, e.g. `item.id`.';
  const object = { type: 'object', id: 'o', label: 'O', value: 'item.name', searchType: 4, objectId: 'item.id' };
  const url = { 'drawers/url.json': drawer([field()]) };
  table(
    entries,
    [
      ['reads the entry', { given: { ...url, ...screen({ columns: [object], open: { type: 'reload' } }) }, want: [] }],
      ['a name of rows that is the same for all', { given: screen({ rowId: "▶'x'" }), want: [same] }],
      [
        'an object that is the same for all',
        { given: { ...url, ...screen({ columns: [{ ...object, objectId: '▶hosts.total' }] }) }, want: [same] },
      ],
      [
        'objects read the entries of their own list',
        {
          given: {
            ...url,
            ...screen({
              columns: [{ ...object, type: 'objects', value: 'item.owners', name: 'item.id', objectId: '▶string(1)' }],
            }),
          },
          want: [same],
        },
      ],
      [
        'times, names of bars and options',
        {
          given: {
            'screens/board.json': board(
              { type: 'line', time: "▶'x'", series: [{ id: 'x', label: 'X', value: 'item.count' }] },
              {
                filters: [
                  {
                    type: 'choice',
                    id: 'day',
                    label: 'Day',
                    options: { rows: 'trend.days', value: "▶'x'", label: 'item.day' },
                  },
                ],
              },
            ),
            'screens/bars.json': board({ type: 'bar', name: "▶'x'", value: 'item.count' }),
          },
          want: [same, same, same],
        },
      ],
      [
        'a kind of object that is written out has a drawer',
        {
          given: {
            ...url,
            ...screen({
              columns: [{ ...object, searchType: "item.risk == 'high' ? 4 : ▶5" }],
              open: { type: 'openDrawer', searchType: ' ▶44', objectId: 'item.id' },
            }),
          },
          want: ['name/drawer -> Expected one of: 4.', 'name/drawer -> Expected one of: 4.'],
        },
      ],
      [
        'a wrong kind of object is corrected in its quotes',
        {
          given: { ...url, ...screen({ columns: [{ ...object, searchType: "item.risk == 'high' ? '4' : ▶'4-'" }] }) },
          want: ["name/drawer -> '4'"],
        },
      ],
      [
        'a kind of object that an answer gives may be any',
        { given: { ...url, ...screen({ columns: [{ ...object, searchType: 'item.at' }] }) }, want: [] },
      ],
    ],
    contract,
  );
});

describe('columns', () => {
  const column = { ...nameColumn, sort: 'name', width: 200, hidden: true };
  const marked = { ...nameColumn, '▶sort': 'name', '▶hidden': true };
  table(columns, [
    ['of a table screen are sorted, measured and hidden', { given: screen({ columns: [column] }), want: [] }],
    [
      'of a drawer are not',
      {
        given: {
          'drawers/url.json': drawer([
            field({ type: 'table', value: 'url.list', columns: [{ ...marked, '▶width': 99 }] }),
          ]),
        },
        want: ['column/screen-only', 'column/screen-only', 'column/screen-only'],
      },
    ],
    [
      'of a tile have widths alone',
      {
        given: {
          'screens/board.json': board({ type: 'list', rowId: 'item.day', columns: [{ ...marked, width: 99 }] }),
        },
        want: ['column/screen-only', 'column/screen-only'],
      },
    ],
    [
      'of a table inside a page are those of a drawer',
      {
        given: {
          'screens/page.json': {
            kind: 'sections',
            sections: [
              { id: 'a', fields: [field({ type: 'table', value: 'x.list', columns: [{ ...marked, '▶width': 99 }] })] },
            ],
          },
        },
        want: ['column/screen-only', 'column/screen-only', 'column/screen-only'],
      },
    ],
  ]);
});
