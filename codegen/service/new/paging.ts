import type { Operation, Parameter } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { valuesOf } from '../../language/type-relations';
import { mainOf } from './call-arguments';
import type { Column } from './columns';

/** How a list is called for one part of it. */
export interface Paging {
  /** Expressions of the query by parameter. */
  readonly query: Readonly<Record<string, string>>;
  /** Entries of one call, where the operation takes fewer than the console asks for. */
  readonly pageSize?: number | undefined;
}

/** The parameters for a part of a list by what they mean; those of one row belong together. */
const partNames: readonly Readonly<Record<string, readonly string[]>>[] = [
  { 'page.offset': ['offset', 'skip', 'start'], 'page.size': ['limit', 'size', 'pageSize', 'page_size', 'count'] },
  {
    'page.number': ['page', 'pageNumber', 'page_number'],
    'page.size': ['size', 'limit', 'pageSize', 'page_size', 'per_page', 'perPage'],
  },
];

/** How a list says how long it is, or where it goes on: expressions of its answer, one of them. */
export interface ListEnding {
  readonly total?: string;
  readonly more?: string;
  readonly next?: string;
}

/** The parameters of a list whose server names the next page. */
const cursorNames: Readonly<Record<string, readonly string[]>> = {
  'page.cursor': ['cursor', 'after', 'next', 'nextToken', 'next_token', 'pageToken', 'page_token'],
  'page.size': ['limit', 'size', 'pageSize', 'page_size', 'count', 'per_page'],
};

/** The paging that an operation offers; nothing if its list always comes as a whole, or never says where it ends. */
export function pagingOf(
  project: Project,
  { parameters }: Operation,
  ending: ListEnding | undefined,
): Paging | undefined {
  if (!ending) return undefined;
  for (const parts of ending.next === undefined ? partNames : [cursorNames]) {
    const found = Object.entries(parts).map(([value, names]) => {
      const is = value === 'page.cursor' ? 'string' : 'number';
      const taken = parameters.filter((one) => one.in === 'query' && mainOf(one.type).is === is);
      return { value, parameter: taken.find(({ name }) => names.includes(name)) };
    });
    const query = found.flatMap(({ value, parameter }) => (parameter ? [[parameter.name, value] as const] : []));
    const isWhole = found.every(({ value, parameter }) => parameter ?? (value === 'page.size' && ending.next));
    if (!isWhole) continue;
    const maximum = found.find(({ value }) => value === 'page.size')?.parameter?.maximum ?? Infinity;
    const usual = project.find('console', 'console')?.authored.screens?.pageSize ?? 0;
    return { query: Object.fromEntries(query), pageSize: maximum < usual ? maximum : undefined };
  }
  return undefined;
}

/** Whether a parameter is the order of a list. */
export function isSortParameter({ in: group, name }: Parameter): boolean {
  return group === 'query' && /^(sort|order(By)?)$/.test(name);
}

/** How a list is sorted. */
export interface Sorting {
  readonly query: Readonly<Record<string, string>>;
  /** The columns, those with a sort key having it. */
  readonly columns: readonly Column[];
  /** The order at first. */
  readonly sort: string;
}

/** The order that an operation offers by the keys of its parameter, each of them also with a minus. */
export function sortingOf({ parameters }: Operation, columns: readonly Column[]): Sorting | undefined {
  const parameter = parameters.find(isSortParameter);
  const values = new Set(parameter && valuesOf(parameter.type)?.map(String));
  const keyOf = ({ value }: Column): string | undefined => {
    const key = value.replace(/^item\./, '');
    return values.has(key) && values.has(`-${key}`) ? key : undefined;
  };
  const first = columns.find((column) => keyOf(column) !== undefined);
  const key = first && keyOf(first);
  if (!parameter || key === undefined) return undefined;
  const newest = columns.find((column) => /^date/.test(column.type) && keyOf(column) !== undefined);
  return {
    query: { [parameter.name]: 'sort.signed' },
    columns: columns.map((column) => ({ ...column, sort: keyOf(column) })),
    sort: newest ? `-${keyOf(newest) ?? key}` : key,
  };
}
