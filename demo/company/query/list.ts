import type { OperationId, QueryParameters } from '~/generated/contract/operations';
import type { Clock } from '../time/age';
import { sortOrder, type SortValue } from './sort';

/** The parameters that all lists have. */
export interface ListQuery {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  /** A sort key, with `-` in front for descending. */
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
}

/** The part of a call that a list reads. */
export interface ListCall {
  readonly query: ListQuery;
  readonly world: Pick<Clock, 'now'>;
}

/** A call of an operation that answers from the data of the company. */
export interface QueryCall<K extends OperationId> {
  readonly query: QueryParameters<K>;
  readonly world: Clock;
}

/** Search, sort keys and filters of a list. `text` and `sort` are constants: their results are cached by function. */
export interface ListRules<T, Key extends string = string> {
  /** The searchable texts of an object. */
  readonly text: (each: T) => readonly (string | null | undefined)[];
  readonly sort: Readonly<Record<Key, (each: T) => SortValue>>;
  /** The default sort key; without it, objects keep their order. */
  readonly usual?: string;
  /** The filters of this call. */
  readonly where?: (each: T) => boolean;
}

/** The keys by which the contract lets an operation sort. */
export type SortKey<K extends OperationId> =
  QueryParameters<K> extends { readonly sort?: infer S } ? Exclude<S, `-${string}` | undefined> : never;

/** An answer of a list. */
export interface ListAnswer<T> {
  data: { items: T[]; total: number; asOf: string };
}

/** An object of a list. */
interface Listable {
  readonly id: string;
}

const DEFAULT_LIMIT = 100;
const searched = new WeakMap<object, WeakMap<object, readonly string[]>>();

/** One page of the matching objects, sorted as requested. */
export function listPage<T extends Listable>(call: ListCall, all: readonly T[], rules: ListRules<T>): ListAnswer<T> {
  return listPageAs(call, all, rules, (each) => each);
}

/** As `listed`, with every object of the page as it goes over the wire. */
export function listPageAs<T extends Listable, I>(
  { query, world }: ListCall,
  all: readonly T[],
  rules: ListRules<T>,
  item: (each: T) => I,
): ListAnswer<I> {
  const { offset = 0, limit = DEFAULT_LIMIT } = query;
  const found = positionsOf(all, rules, query);
  return {
    data: {
      items: picked(all, found.slice(offset, offset + limit)).map(item),
      total: found.length,
      asOf: new Date(world.now()).toISOString(),
    },
  };
}

/**
 * Indexes of the matching objects, in sorted order. The objects are tested in the order of the list and the ranks of
 * the matches sorted afterwards: that is several times faster with tens of thousands.
 */
function positionsOf<T extends Listable>(
  all: readonly T[],
  { text, sort, usual = '', where }: ListRules<T>,
  query: ListQuery,
): readonly number[] {
  const wanted = query.sort ?? usual;
  const descending = wanted.startsWith('-');
  const key = sort[descending ? wanted.slice(1) : wanted];
  const order = key && sortOrder(all, key, descending);
  const words = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const texts = words.length === 0 ? [] : textsOf(all, text);
  const found: number[] = [];
  all.forEach((each, position) => {
    if (where !== undefined && !where(each)) return;
    if (words.every((word) => texts[position]?.includes(word))) found.push(order?.ranks[position] ?? position);
  });
  return order === undefined
    ? found
    : Array.from(Uint32Array.from(found).sort(), (position) => order.positions[position] ?? 0);
}

function picked<T>(all: readonly T[], positions: readonly number[]): readonly T[] {
  return positions.map((position) => all[position]).filter((each) => each !== undefined);
}

/** The searchable texts of each object, in lower case. */
function textsOf<T>(all: readonly T[], text: ListRules<T>['text']): readonly string[] {
  const ofList = searched.get(all) ?? new WeakMap<object, readonly string[]>();
  searched.set(all, ofList);
  // The break keeps a word from being found across two texts.
  const texts = ofList.get(text) ?? all.map((each) => text(each).filter(Boolean).join('\n').toLowerCase());
  ofList.set(text, texts);
  return texts;
}
