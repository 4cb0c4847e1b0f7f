import { describe } from 'vitest';
import { paging } from '~/codegen/3-check/lists/paging';
import { sorting } from '~/codegen/3-check/lists/sorting';
import { contract, hosts, nameColumn, paged } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const screen = (rest: object, query?: object) => ({ 'screens/hosts.json': hosts(rest, query) });
const bindSize = 'Bind a parameter to `page.size`, e.g. `"limit": "page.size"`.';
const bindStart = 'Bind a parameter to `page.offset` or `page.number`, e.g. `"offset": "page.offset"`.';

describe('pages', () => {
  table(
    paging,
    [
      ['where they begin, how long they are and the total are told', { given: screen({ pageSize: 200 }), want: [] }],
      ['a list that comes whole needs none of it', { given: screen({ total: undefined }, {}), want: [] }],
      [
        'without the total nobody knows how many there are',
        { given: screen({ total: undefined, rows: '▶hosts.items' }), want: ['table/total'] },
      ],
      [
        'unless the answer says whether another page follows',
        { given: screen({ total: undefined, more: 'size(hosts.items) > 0' }), want: [] },
      ],
      [
        'or what the server calls the next page',
        {
          given: screen({ total: undefined, next: 'hosts.items[0].id' }, { q: 'page.cursor', limit: 'page.size' }),
          want: [],
        },
      ],
      [
        'a name of the next page is sent',
        { given: screen({ total: undefined, '▶next': 'hosts.items[0].id' }), want: ['table/more'] },
      ],
      [
        'and is read from the answer',
        { given: screen({}, { q: '▶page.cursor', limit: 'page.size', offset: 'page.offset' }), want: ['table/more'] },
      ],
      [
        'a server that names the next page may decide how long a page is',
        { given: screen({ total: undefined, next: 'hosts.items[0].id' }, { q: 'page.cursor' }), want: [] },
      ],
      [
        'nothing follows a list that comes whole',
        { given: screen({ total: undefined, '▶more': 'size(hosts.items) > 0' }, {}), want: ['table/more'] },
      ],
      [
        'a call that is told where a page begins is told how long it is',
        { given: screen({}, { offset: '▶page.offset' }), want: [`table/page-part -> ${bindSize}`] },
      ],
      [
        'a call that is told how long a page is is told where it begins',
        { given: screen({}, { q: 'filter.q', limit: '▶page.size' }), want: [`table/page-part -> ${bindStart}`] },
      ],
      [
        'pages can be counted instead, and computed with',
        { given: screen({}, { offset: 'page.number * 200', limit: 'page.size' }), want: [] },
      ],
      [
        'a page is no larger than the contract allows',
        {
          given: screen({ 'pageSize▶': 201 }),
          want: ['table/page-size -> Say "pageSize": 200 or less.'],
        },
      ],
      [
        'nor is one of the common size',
        {
          given: screen({}, { ...paged, limit: undefined, few: '▶page.size' }),
          want: ['table/page-size -> Say "pageSize": 50 or less.'],
        },
      ],
      [
        'pages of a size need a call that reads them',
        {
          given: screen({ total: undefined, '▶pageSize': 50 }, { q: "'a'" }),
          want: [
            'table/page-size -> Bind parameters of the call, e.g. `"offset": "page.offset", "limit": "page.size"`.',
          ],
        },
      ],
      [
        'only the call behind the rows has pages',
        {
          given: screen({
            sources: {
              hosts: { operation: 'hostList', query: paged },
              others: { operation: 'hostList', query: { limit: '▶page.size' } },
            },
          }),
          want: ['table/paged'],
        },
      ],
      [
        'of several calls behind the rows one has pages',
        {
          given: screen({
            sources: {
              hosts: { operation: 'hostList', query: paged },
              others: { operation: 'hostList', query: { limit: '▶page.size' } },
            },
            rows: 'size(hosts.items) > 0 ? hosts.items : others.items',
          }),
          want: ['table/paged'],
        },
      ],
      [
        'a list that comes whole has no order of the reader',
        {
          given: screen({ total: undefined }, { sort: '▶sort.signed' }),
          want: ['table/paged -> Bind parameters of the call, e.g. `"offset": "page.offset", "limit": "page.size"`.'],
        },
      ],
      [
        'the rows may be a named value',
        { given: screen({ values: { list: 'hosts.items' }, rows: '▶list', total: undefined }), want: ['table/total'] },
      ],
    ],
    contract,
  );
});

describe('order', () => {
  const column = (sort: string) => ({ columns: [{ ...nameColumn, sort }] });
  table(
    sorting,
    [
      [
        'a column is sorted by a key of the operation, with a sign or without',
        { given: screen({ ...column('risk'), sort: '-risk' }, { ...paged, sort: 'sort.signed' }), want: [] },
      ],
      [
        'a key and a direction apart',
        {
          given: screen(column('▶rsik'), { ...paged, key: 'sort.key', q: 'string(sort.descending)' }),
          want: ['table/sort-key -> "risk"'],
        },
      ],
      [
        'a key without a direction would never turn round',
        {
          given: screen(column('risk'), { ...paged, key: '▶sort.key' }),
          want: ['table/sort-way -> Bind a parameter to `sort.descending`, or this one to `sort.signed`.'],
        },
      ],
      [
        'a key that the operation does not know',
        { given: screen(column('▶nmae'), { ...paged, sort: 'sort.signed' }), want: ['table/sort-key -> "name"'] },
      ],
      [
        'a key where no call reads the order',
        {
          given: screen(column('▶name')),
          want: ['table/unsorted -> Bind a parameter of that call, e.g. `"sort": "sort.signed"`.'],
        },
      ],
      [
        'a list that comes whole is sorted by any column',
        { given: screen({ ...column('anything'), sort: '-anything', total: undefined }, {}), want: [] },
      ],
      [
        'a parameter that takes any text knows no keys',
        { given: screen(column('anything'), { ...paged, q: 'sort.signed' }), want: [] },
      ],
      [
        'the order at first is one of a column, and keeps its sign',
        {
          given: screen({ ...column('name'), sort: '▶-nmae' }, { ...paged, sort: 'sort.signed' }),
          want: ['table/sort-key -> "-name"'],
        },
      ],
    ],
    contract,
  );
});
