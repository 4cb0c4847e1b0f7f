import { describe, expect, test } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import { DescriptorScope } from '~/codegen/2-analyze/expression/descriptor-scope';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { freePaths } from '~/codegen/2-analyze/expression/free-names';
import { sourcesOf } from '~/tests/fixtures/codegen/project';
import { board, contract, hosts, nameColumn, paged } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const screen = (rest: object, query?: object) => ({ 'screens/hosts.json': hosts(rest, query) });
const tile = (given: object, rest: object = {}) => ({ 'screens/board.json': board(given, rest) });
const option = (value: string) => ({ value, label: 'L' });
const level = { type: 'choice', id: 'level', label: 'L', options: [option('high'), option('low')] };
const line = { type: 'line', time: 'item.day', series: [{ id: 'x', label: 'X', value: 'item.count' }] };
const session = '"region", "site", "tracking", "serviceProviderContext", "view", "userType", "language", "profile"';

describe('an expression of a screen reads', () => {
  table(
    expressions,
    [
      [
        'the entry of the list in columns, the name of a row, what opens and what else can be done',
        {
          given: screen({
            columns: [
              { ...nameColumn, value: 'item.▶nmae' },
              { type: 'link', id: 'l', label: 'L', value: 'item.name', href: 'item.▶nmae', window: 'new' },
              {
                type: 'object',
                id: 'o',
                label: 'O',
                value: 'item.name',
                searchType: 'item.▶att',
                objectId: 'item.▶di',
              },
            ],
            rowId: 'item.▶di',
            open: { type: 'openDrawer', searchType: 4, objectId: 'item.▶di' },
            rowActions: [
              {
                id: 'a',
                label: 'A',
                visibleWhen: 'has(item.▶sen)',
                action: { type: 'open', href: 'item.▶nmae', window: 'new' },
              },
            ],
          }),
          want: ['id', 'name', 'name', 'at', 'id', 'id', 'seen', 'name'].map(
            (name) => `expression/unknown-field -> ${name}`,
          ),
        },
      ],
      [
        'the selected entries of the list in bulk actions, and there alone',
        {
          given: screen({
            name: ' ▶selection.size',
            bulkActions: [
              {
                id: 'a',
                label: { text: '{count}', with: { count: 'size(selection)' } },
                enabledWhen: "selection.all(each, each.▶nmae != '')",
                disabledReason: 'R',
                action: { type: 'copy', value: ' ▶selection' },
              },
            ],
          }),
          want: [
            `expression/unknown-name -> Expected one of: ${session}, "address", "filter", "hosts".`,
            'expression/unknown-field -> name',
            'expression/type',
          ],
        },
      ],
      [
        'the objects of a column in their names and ids',
        {
          given: screen({
            columns: [
              {
                type: 'objects',
                id: 'o',
                label: 'O',
                value: 'item.owners',
                searchType: 4,
                name: 'item.▶di',
                objectId: 'item.▶name',
              },
            ],
          }),
          want: ['expression/unknown-field -> id', 'expression/unknown-field -> Expected one of: "id".'],
        },
      ],
      [
        'the entry in tiles, series and options',
        {
          given: {
            ...tile(
              { ...line, time: 'item.▶dya', series: [{ id: 'x', label: 'X', value: 'item.▶cuont' }] },
              {
                filters: [{ ...level, options: { rows: 'trend.days', value: 'item.▶dya', label: 'item.▶dya' } }],
              },
            ),
            'screens/bars.json': board({
              type: 'bar',
              name: 'item.▶dya',
              value: 'item.▶cuont',
              open: { type: 'navigate', to: '/', query: { q: 'item.▶dya' } },
            }),
            'screens/list.json': board({
              type: 'list',
              rowId: 'item.▶dya',
              columns: [{ ...nameColumn, value: 'item.▶dya' }],
            }),
          },
          want: ['day', 'count', 'day', 'day', 'count', 'day', 'day', 'day', 'day'].map(
            (name) => `expression/unknown-field -> ${name}`,
          ),
        },
      ],
      [
        'no entry anywhere else',
        {
          given: screen({ name: ' ▶item.name' }),
          want: [`expression/unknown-name -> Expected one of: ${session}, "address", "filter", "hosts".`],
        },
      ],
      [
        'its filters by what can be chosen',
        {
          given: screen(
            { filters: [level, { ...level, type: 'choices', id: 'risk' }, { type: 'switch', id: 'mine', label: 'M' }] },
            { ...paged, level: 'filter.level', risk: 'filter.risk', q: "filter.level == ▶'hihg' ? 'a' : filter.▶lvel" },
          ),
          want: ["expression/value -> 'high'", 'expression/unknown-field -> level'],
        },
      ],
      [
        'a switch as true or false and several choices as a list',
        {
          given: screen(
            {
              filters: [
                { ...level, type: 'choices' },
                { type: 'switch', id: 'mine', label: 'M' },
              ],
            },
            { ...paged, q: ' ▶filter.mine', level: ' ▶filter.level' },
          ),
          want: ['expression/type -> string(filter.mine)', 'expression/type'],
        },
      ],
      [
        'a range by the ends that can be set',
        {
          given: screen(
            {
              filters: [
                { type: 'range', id: 'score', label: 'S' },
                { type: 'range', id: 'age', label: 'A', ends: 'from' },
              ],
            },
            {
              ...paged,
              from: 'filter.score.from',
              to: 'filter.score.to',
              few: 'filter.age.▶to',
              q: ' ▶filter.score.to',
            },
          ),
          want: ['expression/unknown-field -> Expected one of: "from".', 'expression/type -> string(filter.score.to)'],
        },
      ],
      [
        'the names it declares in the address',
        {
          given: screen({ address: ['case'], name: 'address.case + address.tail + address.▶caes' }),
          want: ['expression/unknown-field -> case'],
        },
      ],
      [
        'a period where there is one',
        {
          given: { ...screen({ period: true }, { from: 'period.from', to: 'period.▶too' }), ...tile(line) },
          want: ['expression/unknown-field -> to'],
        },
      ],
      [
        'and none elsewhere',
        {
          given: tile(line, { sources: { trend: { operation: 'trend', query: { from: ' ▶period.from' } } } }),
          want: ['expression/unknown-name -> Screens that say `"period": true` have it.'],
        },
      ],
      [
        'the page and the order in the calls of a table alone',
        {
          given: {
            ...screen({ name: 'string(▶page.offset) + ▶sort.key' }, { offset: 'page.▶ofset', q: 'sort.▶sined' }),
            ...tile(line, { sources: { trend: { operation: 'trend', query: { from: ' ▶page.offset' } } } }),
          },
          want: [
            'expression/unknown-name -> Only the calls of a table have it.',
            'expression/unknown-field -> offset',
            'expression/unknown-field -> signed',
            'expression/unknown-name -> Only the calls of a table have it.',
            'expression/unknown-name -> Only the calls of a table have it.',
          ],
        },
      ],
      [
        'in columns of numbers, moments and lists what their type shows',
        {
          given: screen({
            columns: [
              { ...nameColumn, type: 'number', value: ' ▶item.name' },
              { ...nameColumn, type: 'dateTime', value: ' ▶item.owners' },
              { ...nameColumn, type: 'chips', value: ' ▶item.name' },
              { ...nameColumn, type: 'duration', value: ' ▶item.owners' },
              { ...nameColumn, type: 'percent', whole: 1, value: ' ▶item.name' },
              { ...nameColumn, type: 'bytes', value: 'item.at' },
              { ...nameColumn, type: 'date', value: 'item.seen' },
            ],
          }),
          want: ['expression/type', 'expression/type', 'expression/type', 'expression/type', 'expression/type'],
        },
      ],
      [
        'numbers where a tile counts, and moments where it has a time',
        {
          given: {
            'screens/board.json': board(
              {},
              {
                tiles: [
                  { type: 'number', id: 'a', title: 'A', value: ' ▶trend.days' },
                  { type: 'bar', id: 'b', title: 'B', rows: 'trend.days', name: 'item.day', value: ' ▶item.day' },
                  { ...line, id: 'c', title: 'C', rows: 'trend.days', time: ' ▶item.flag' },
                  {
                    ...line,
                    id: 'd',
                    title: 'D',
                    rows: ' ▶trend',
                    series: [{ id: 'x', label: 'X', value: 'item.flag' }],
                  },
                  {
                    ...line,
                    id: 'e',
                    title: 'E',
                    rows: 'trend.days',
                    series: [{ id: 'x', label: 'X', value: ' ▶item.flag' }],
                  },
                ],
              },
            ),
          },
          want: 'expression/type|expression/type|expression/type|expression/type -> trend.days|expression/type'.split(
            '|',
          ),
        },
      ],
    ],
    contract,
  );
});

test('a filter that offers a scale is checked by the rows that the scale has now', () => {
  const scale = (word: string) => ({
    'scales/level.json': { of: 'string', rows: [{ equals: word, text: 'T' }], else: 'dash' },
  });
  const given = screen({ filters: [{ ...level, options: { scale: 'level' } }] });
  const cache = new ParseCache();
  const problems = (word: string) => {
    const { project } = createProject(sourcesOf({ ...given, ...scale(word) }), contract, cache);
    const descriptor = project.find('screen', 'hosts');
    const scope = descriptor && new DescriptorScope(project, descriptor);
    return scope?.check("filter.level == 'high'", { path: ['name'], scope: {} }).problems.length;
  };
  expect([problems('high'), problems('low'), problems('high')]).toEqual([0, 1, 0]);
});

test.each([
  ["filter.q == 'a' ? address.case.x : -page.size", ['filter.q', 'address.case.x', 'page.size']],
  ['list.map(item, item.x + filter.q)[size(other)]', ['list', 'filter.q', 'other']],
  ['[a, !b].exists(c, c in d && !has(e.f))', ['a', 'b', 'd', 'e.f']],
  ['page', ['page']],
  ['not an (expression', []],
])('the paths of %s are known', (given, want) => {
  expect(freePaths(parse(given).syntax).map((path) => path.join('.'))).toEqual(want);
});
