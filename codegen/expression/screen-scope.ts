import { listAt, member, stringAt } from '../parse/read';
import type { Descriptor, Json, Path } from '../model';
import { valueAt } from '../address';
import type { Variable } from './environment';
import { boolean, listOf, number, objectOf, string } from './make-type';
import type { Type } from './type';

/** What the expressions of a screen read beside its sources: its address, its filters and, where it has one, its period. */
export function screenVariables(value: Json): ReadonlyMap<string, Variable> {
  const names = listAt(value, 'address').map((name) => [`${String(name)}?`, string] as const);
  const filters = listAt(value, 'filters').map(
    (filter) => [`${stringAt(filter, 'id') ?? ''}?`, typeOf(filter)] as const,
  );
  const address = objectOf({ tail: string, ...Object.fromEntries(names) }, 'the address of this screen');
  const filter = objectOf(Object.fromEntries(filters), 'the filters of this screen');
  return new Map<string, Variable>([
    ['address', { type: address }],
    ['filter', { type: filter }],
    ...(member(value, 'period') === true ? [['period', { type: period }] as const] : []),
  ]);
}

/** What only the calls of a table read: which part of the list is asked for, and in which order. */
export const pagingVariables: ReadonlyMap<string, Variable> = new Map([
  ['page', { type: objectOf({ offset: number, size: number, number }, 'the page'), reads: new Set(['page']) }],
  [
    'sort',
    { type: objectOf({ key: string, descending: boolean, signed: string }, 'the order'), reads: new Set(['sort']) },
  ],
]);

const period = objectOf({ from: number, to: number }, 'the period');

function typeOf(filter: Json): Type {
  switch (stringAt(filter, 'type')) {
    case 'switch':
      return boolean;
    case 'choices':
      return listOf(oneOf(filter));
    case 'choice':
      return oneOf(filter);
    default:
      return string;
  }
}

/** Values that are written out are known; those of a scale or an answer are some text. */
function oneOf(filter: Json): Type {
  const values = listAt(filter, 'options').flatMap((option) => stringAt(option, 'value') ?? []);
  return values.length > 0 ? { is: 'string', values } : string;
}

const ofTable: ReadonlySet<Path[number]> = new Set(['columns', 'rowId', 'rowActions', 'open']);
const ofPart: ReadonlySet<Path[number]> = new Set([...ofTable, 'name', 'value', 'label', 'time', 'series']);

/** The `rows` of the table, tile or filter that says something about each of its entries at a path. */
export function rowsAround({ kind, value }: Descriptor, path: Path): Path | undefined {
  if (kind !== 'screen') return undefined;
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const step = path[depth] ?? '';
    const rows = [...path.slice(0, depth), 'rows'];
    if ((depth === 0 ? ofTable : ofPart).has(step) && typeof valueAt(value, rows) === 'string') return rows;
  }
  return undefined;
}
