import { describe } from 'vitest';
import { columns } from '../../../codegen/check/columns';
import { entries } from '../../../codegen/check/entries';
import { ids } from '../../../codegen/check/ids';
import { names } from '../../../codegen/check/names';
import { screens } from '../../../codegen/check/screens';
import { unread } from '../../../codegen/check/unread';
import { unused } from '../../../codegen/check/unused';
import { drawer, field } from '../given/project';
import { board, contract, hosts, nameColumn, routesTo } from '../given/screens';
import { table } from '../given/table';

const screen = (rest: object, query?: object) => ({ 'screens/hosts.json': hosts(rest, query) });
const text = (id: string) => ({ type: 'text', id, label: 'L' });
const tabs = (first: string, second: string) => ({
  kind: 'tabs',
  tabs: [
    { id: 'a', title: 'A', screen: first },
    { id: 'b', title: 'B', screen: second },
  ],
});

describe('names in the address', () => {
  table(screens, [
    ['are the own of a screen', { given: screen({ address: ['case'], filters: [text('q')] }), want: [] }],
    [
      'are none that mean the same everywhere',
      {
        given: screen({ address: ['▶tab'], filters: [text('▶sort'), text('▶tail')] }),
        want: Array.from({ length: 3 }, () => 'screen/name-taken -> Choose another name.'),
      },
    ],
    [
      'are not a filter as well',
      {
        given: screen({ address: ['q'], filters: [text('▶q')] }),
        want: ['screen/name-taken -> Choose another name.'],
      },
    ],
  ]);
});

describe('tabs and routes', () => {
  table(screens, [
    [
      'tabs do not stand in tabs',
      {
        given: {
          'screens/all.json': tabs('hosts', '▶more'),
          'screens/more.json': tabs('hosts', 'hosts'),
          ...screen({}),
        },
        want: ['screen/tabs'],
      },
    ],
    [
      'a route shows one thing',
      {
        given: { ...routesTo({ path: '/hosts', page: 'about', '▶screen': 'hosts' }), ...screen({}) },
        want: ['route/screen'],
      },
    ],
    [
      'a detail needs a path that names it',
      {
        given: { ...routesTo({ path: '/hosts', screen: 'hosts', '▶detail': 'hosts' }), ...screen({}) },
        want: ['route/detail -> End the path in "/{id*}".'],
      },
    ],
    [
      'and then has one',
      { given: { ...routesTo({ path: '/hosts/{id*}', screen: 'hosts', detail: 'hosts' }), ...screen({}) }, want: [] },
    ],
  ]);
  table(names, [
    [
      'a misspelt screen is told with the nearest',
      {
        given: {
          ...routesTo({ path: '/hosts', screen: '▶hsots' }),
          'screens/hosts.json': hosts({}, {}),
          'screens/all.json': tabs('hosts', '▶host'),
        },
        want: ['name/screen -> "hosts"', 'name/screen -> "hosts"'],
      },
    ],
  ]);
  table(unused, [
    [
      'a screen that nothing names has no use',
      {
        given: {
          ...routesTo({ path: '/hosts', screen: 'all' }),
          'screens/all.json': tabs('hosts', 'hosts'),
          ...screen({}),
          'screens/left.json': '▶{ "kind": "placeholder" }',
          'scales/notification-level.json': null,
        },
        want: ['file/unused'],
      },
    ],
  ]);
});

describe('ids', () => {
  table(ids, [
    [
      'of columns, filters, options and buttons stand once',
      {
        given: screen({
          filters: [
            text('q'),
            text('▶q'),
            {
              type: 'choice',
              id: 'risk',
              label: 'Risk',
              options: [
                { value: 'high', label: 'High' },
                { value: '▶high', label: 'Higher' },
              ],
            },
          ],
          columns: [nameColumn, { ...nameColumn, id: '▶name' }],
          buttons: [
            { id: 'go', label: 'Go', action: { type: 'reload' } },
            { id: '▶go', label: 'Go', action: { type: 'reload' } },
          ],
        }),
        want: ['id/duplicate', 'id/duplicate', 'id/duplicate', 'id/duplicate'],
      },
    ],
    [
      'of tiles and series stand once',
      {
        given: {
          'screens/board.json': board(
            {},
            {
              tiles: [
                { type: 'number', id: 'a', title: 'A', value: 'size(trend.days)' },
                {
                  type: 'line',
                  id: '▶a',
                  title: 'B',
                  rows: 'trend.days',
                  time: 'item.day',
                  series: [
                    { id: 'x', label: 'X', value: 'item.count' },
                    { id: '▶x', label: 'Y', value: 'item.count' },
                  ],
                },
              ],
            },
          ),
        },
        want: ['id/duplicate', 'id/duplicate'],
      },
    ],
    [
      'of tabs stand once',
      {
        given: {
          'screens/all.json': {
            kind: 'tabs',
            tabs: [
              { id: 'a', title: 'A', screen: 'hosts' },
              { id: '▶a', title: 'B', screen: 'hosts' },
            ],
          },
        },
        want: ['id/duplicate'],
      },
    ],
  ]);
});

describe('what nothing reads', () => {
  const q = 'screen/unread -> Bind it to a parameter of a call, e.g. `"q": "filter.q"`.';
  table(unread, [
    [
      'a filter, a name and a period that are read are fine',
      {
        given: screen(
          { period: true, filters: [text('q')], address: ['case', 'kind'], name: 'address.case' },
          { q: 'filter.q', from: 'period.from', key: "address.kind == 'x' ? 'name' : 'risk'" },
        ),
        want: [],
      },
    ],
    [
      'what is read whole is read',
      {
        given: screen({ filters: [text('q')], open: { type: 'openObjectGroup', payload: 'merged(filter, item)' } }),
        want: [],
      },
    ],
    ['a filter that nothing reads changes nothing', { given: screen({ filters: [text('▶q')] }), want: [q] }],
    [
      'an entry of the same name is no filter',
      {
        given: screen({ filters: [text('▶q')], rows: 'hosts.items.filter(filter, has(filter.q))' }),
        want: [q],
      },
    ],
    ['nor does a name of the address', { given: screen({ address: ['▶case'] }), want: ['screen/unread'] }],
    [
      'nor does a period',
      {
        given: screen({ '▶period': true }),
        want: ['screen/unread -> Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.'],
      },
    ],
  ]);
});

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
          want: ['name/drawer -> Known: "4".', 'name/drawer -> Did you mean "4"?'],
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
