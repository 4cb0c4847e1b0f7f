import { listOf, number, objectOf, string } from '../../../codegen/expression/make-type';
import type { Type } from '../../../codegen/expression/type';
import { contractOf } from './contract';

const risk: Type = { is: 'string', values: ['high', 'low'] };
const key: Type = { is: 'string', values: ['name', '-name', 'risk', '-risk'] };
const plainKey: Type = { is: 'string', values: ['name', 'risk'] };

const host = objectOf(
  { id: string, name: string, risk, 'seen?': string, 'at?': number, 'owners?': listOf(objectOf({ id: string })) },
  'Host',
);

const query = (name: string, type: Type, rest: object = {}) =>
  ({ name, in: 'query', required: false, type, ...rest }) as const;

/** A list that is asked for part by part, one that comes whole, counts by day. */
export const contract = contractOf({
  hostList: {
    parameters: [
      query('offset', number),
      query('limit', number, { maximum: 200 }),
      query('few', number, { maximum: 50 }),
      query('sort', key),
      query('key', plainKey),
      query('q', string),
      query('risk', listOf(risk)),
      query('level', risk),
      query('from', number),
      query('to', number),
    ],
    answer: objectOf({ items: listOf(host), total: number }, 'HostList'),
  },
  trend: {
    parameters: [query('from', number), query('to', number)],
    answer: objectOf({ days: listOf(objectOf({ day: string, count: number, flag: { is: 'boolean' } }, 'Day')) }),
  },
});

/** The columns of a table, or others. */
export const nameColumn = { type: 'text', id: 'name', label: 'Name', value: 'item.name' };

/** The query of a call that is asked page by page. */
export const paged = { offset: 'page.offset', limit: 'page.size' };

/** A screen with a table of hosts. */
export function hosts(rest: object = {}, query: object = paged): object {
  return {
    kind: 'table',
    sources: { hosts: { operation: 'hostList', query } },
    rows: 'hosts.items',
    total: 'hosts.total',
    rowId: 'item.id',
    columns: [nameColumn],
    ...rest,
  };
}

/** A dashboard of one tile over counts by day. */
export function board(tile: object, rest: object = {}): object {
  return {
    kind: 'tiles',
    sources: { trend: { operation: 'trend' } },
    tiles: [{ id: 'days', title: 'Days', rows: 'trend.days', ...tile }],
    ...rest,
  };
}

/** The route of a screen beside the one that is needed. */
export function routesTo(...routes: readonly object[]): { readonly 'routes/hosts.json': object } {
  return {
    'routes/hosts.json': { area: 'Hosts', routes: routes.map((route) => ({ kind: 'screen', title: 'T', ...route })) },
  };
}
