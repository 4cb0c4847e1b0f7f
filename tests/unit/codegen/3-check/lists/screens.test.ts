import { describe } from 'vitest';
import { ids } from '~/codegen/3-check/names/ids';
import { names } from '~/codegen/3-check/names/names';
import { screens } from '~/codegen/3-check/lists/screens';
import { shownScreens } from '~/codegen/3-check/links/shown-screens';
import { unused } from '~/codegen/3-check/names/unused';
import { board, hosts, nameColumn, routesTo } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

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
  ]);
  table(shownScreens, [
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
    [
      'a screen that reads the tail is shown with one',
      {
        given: {
          ...routesTo(
            { path: '/plain', screen: '▶tabs' },
            { path: '/one/{id*}', screen: 'hosts' },
            { path: '/two/{id*}', screen: 'still', detail: 'hosts' },
            { path: '/three/{id*}', screen: '▶hosts', detail: 'still' },
          ),
          ...screen({ name: 'address.tail' }),
          'screens/still.json': { kind: 'placeholder' },
          'screens/tabs.json': tabs('still', 'hosts'),
        },
        want: ['route/tail -> End the path in "/{id*}".', 'route/tail -> Read it in the screen of "detail".'],
      },
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
