import { describe } from 'vitest';
import { unread } from '~/codegen/3-check/expressions/unread';
import { hosts } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const screen = (rest: object, query?: object) => ({ 'screens/hosts.json': hosts(rest, query) });
const text = (id: string) => ({ type: 'text', id, label: 'L' });
const range = (id: string) => ({ type: 'range', id, label: 'L' });

/** A dashboard that gives a period and a filter, and another one in its gallery that calls with a query. */
const boards = (query: object, shown: object = {}) => ({
  'screens/board.json': {
    ...{ kind: 'tiles', arrangeable: true, [`${'from' in query ? '' : '▶'}period`]: true },
    gallery: [{ id: 'g', title: 'G', screen: 'other' }],
    filters: [text('q')],
    tiles: [{ type: 'number', id: 'n', title: 'N', value: '1' }],
  },
  'screens/other.json': {
    ...{ kind: 'tiles', ...('from' in query && { period: true }), filters: [text('q')] },
    sources: { trend: { operation: 'trend', query } },
    tiles: [{ type: 'bar', id: 'days', title: 'D', rows: 'trend.days', name: 'item.day', value: 'item.count' }],
    ...shown,
  },
});

describe('what nothing reads', () => {
  const bothEnds =
    'screen/unread -> Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.';
  const q = 'screen/unread -> Bind it to a parameter of a call, e.g. `"q": "filter.q"`.';
  table(unread, [
    [
      'a filter, a name and a period that are read are fine',
      {
        given: screen(
          { period: true, filters: [text('q')], address: ['case', 'kind'], name: 'address.case' },
          { q: 'filter.q', from: 'period.from', to: 'period.to', key: "address.kind == 'x' ? 'name' : 'risk'" },
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
    [
      'what the tiles of a gallery read is read',
      { given: boards({ q: 'filter.q', from: 'period.from', to: 'period.to' }), want: [] },
    ],
    [
      'but not what only the page around them reads',
      {
        given: boards({ q: 'filter.q' }, { period: true, name: 'period.from + period.to' }),
        want: [bothEnds],
      },
    ],
    ['nor what they do not read', { given: boards({ q: 'filter.q' }), want: [bothEnds] }],
    ['a filter that nothing reads changes nothing', { given: screen({ filters: [text('▶q')] }), want: [q] }],
    [
      'an entry of the same name is no filter',
      {
        given: screen({ filters: [text('▶q')], rows: 'hosts.items.filter(filter, has(filter.q))' }),
        want: [q],
      },
    ],
    [
      'what comes with a link and is any text is read, its fixed words are not',
      {
        given: screen(
          { filters: [{ type: 'link', id: 'did', label: 'L', with: { odd: ['1'], '▶dn': 'any' } }] },
          { q: 'filter.did' },
        ),
        want: ['screen/unread'],
      },
    ],
    ['nor does a name of the address', { given: screen({ address: ['▶case'] }), want: ['screen/unread'] }],
    [
      'nor does a period',
      {
        given: screen({ '▶period': true }),
        want: [bothEnds],
      },
    ],
    [
      'of which both ends count',
      {
        given: screen({ '▶period': true }, { from: 'period.from' }),
        want: [bothEnds],
      },
    ],
    [
      'a range whose ends are read is fine',
      {
        given: screen(
          { filters: [range('score'), { ...range('age'), ends: 'to' }] },
          { from: 'filter.score.from', to: 'filter.score.to', few: 'filter.age.to' },
        ),
        want: [],
      },
    ],
    [
      'a range that nothing reads changes nothing',
      {
        given: screen({ filters: [range('▶score')] }),
        want: ['screen/unread -> Bind the ends to parameters of a call, e.g. `"scoreFrom": "filter.score.from"`.'],
      },
    ],
    [
      'an end that nothing reads is not offered',
      {
        given: screen({ filters: [range('▶score')] }, { from: 'filter.score.from' }),
        want: [
          'screen/unread -> Bind it to a parameter of a call, or let only the other end be set: `"ends": "from"`.',
        ],
      },
    ],
    [
      'an embedded application is told it',
      { given: { 'screens/app.json': { kind: 'frame', period: true, href: "'/x'" } }, want: [] },
    ],
    [
      'a name that is misspelt where it is read is told there alone',
      {
        given: screen(
          { period: true, filters: [text('query')], address: ['case'], name: 'address.csae' },
          { q: 'filter.qurey', from: 'period.form' },
        ),
        want: [],
      },
    ],
  ]);
});
