import type { OperationId, QueryParameters } from '../../src/generated/operations';
import type { World } from '../handler';
import { orderOf, type SortValue } from './order';

/** What every call of a list may ask for. */
export interface ListQuery {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
  /** A sort key, with `-` in front for descending. */
  readonly sort?: string | undefined;
  readonly q?: string | undefined;
}

/** What a list reads of a call. */
export interface ListCall {
  readonly query: ListQuery;
  readonly world: Pick<World, 'now'>;
}

/** How the objects of a list are found and sorted. `text` and `sort` stand outside of handlers: what they give is kept. */
export interface ListRules<T, Key extends string = string> {
  /** The texts in which words are looked for. */
  readonly text: (each: T) => readonly (string | null | undefined)[];
  readonly sort: Readonly<Record<Key, (each: T) => SortValue>>;
  /** The order unless one is asked for; without it, objects come as they are given. */
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

/** What lists hold. */
interface Listable {
  readonly id: string;
}

const DEFAULT_LIMIT = 100;
const textsOf = new WeakMap<object, WeakMap<object, string>>();

/** One page of the objects that match, in the asked order; without one, in the order in which they are given. */
export function listed<T extends Listable>(call: ListCall, all: readonly T[], rules: ListRules<T>): ListAnswer<T> {
  return listedAs(call, all, rules, (each) => each);
}

/** As `listed`, with every object of the page as it goes over the wire. */
export function listedAs<T extends Listable, I>(
  { query, world }: ListCall,
  all: readonly T[],
  rules: ListRules<T>,
  item: (each: T) => I,
): ListAnswer<I> {
  const { offset = 0, limit = DEFAULT_LIMIT } = query;
  const matching = matches(ordered(all, rules.sort, query.sort ?? rules.usual), rules, query.q ?? '');
  return {
    data: {
      items: matching.slice(offset, offset + limit).map(item),
      total: matching.length,
      asOf: new Date(world.now()).toISOString(),
    },
  };
}

/** All objects that a list of these rules holds for a search, in their own order. */
export function matches<T extends Listable>(
  all: readonly T[],
  { text, where }: Omit<ListRules<T>, 'sort'>,
  q: string,
): readonly T[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter((each) => {
    if (where !== undefined && !where(each)) return false;
    const searched = words.length === 0 ? '' : searchedText(each, text);
    return words.every((word) => searched.includes(word));
  });
}

function ordered<T extends Listable>(all: readonly T[], sort: ListRules<T>['sort'], asked = ''): readonly T[] {
  const descending = asked.startsWith('-');
  const key = sort[descending ? asked.slice(1) : asked];
  if (key === undefined) return all;
  return orderOf(all, key, descending).flatMap((index) => all[index] ?? []);
}

function searchedText<T extends Listable>(each: T, text: ListRules<T>['text']): string {
  const known = textsOf.get(text) ?? new WeakMap<object, string>();
  textsOf.set(text, known);
  // The break keeps a word from being found across two texts.
  const searched = known.get(each) ?? text(each).filter(Boolean).join('\n').toLowerCase();
  known.set(each, searched);
  return searched;
}
