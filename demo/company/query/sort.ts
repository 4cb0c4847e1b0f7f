/** A value by which a list is sorted. */
export type SortValue = string | number | boolean | null | undefined;

/** The order of a list's objects. */
export interface Order {
  /** Indexes in the list, in sorted order. */
  readonly positions: Uint32Array;
  /** Ranks in sorted order, in the order of the list. */
  readonly ranks: Uint32Array;
}

interface Orders {
  ascending?: Order;
  descending?: Order;
}

const collator = new Intl.Collator('en');
const known = new WeakMap<object, WeakMap<object, Orders>>();
const knownByIds = new WeakMap<object, Uint32Array>();

/**
 * The order of a list's objects by a key: equal ones by id, those without a value last in both directions. It is cached
 * by list and key.
 */
export function sortOrder<T extends { readonly id: string }>(
  all: readonly T[],
  key: (each: T) => SortValue,
  descending: boolean,
): Order {
  const ofList = known.get(all) ?? new WeakMap<object, Orders>();
  known.set(all, ofList);
  const orders = ofList.get(key) ?? {};
  ofList.set(key, orders);
  return (orders[descending ? 'descending' : 'ascending'] ??= sorted(all, key, descending));
}

/** Every object becomes one number, its value's rank before its id's: numbers sort many times faster than objects. */
function sorted<T extends { readonly id: string }>(
  all: readonly T[],
  key: (each: T) => SortValue,
  descending: boolean,
): Order {
  const byId = positionsById(all);
  const values = all.map((each) => key(each) ?? null);
  const rankOf = ranksOf(values);
  const numbers = new Float64Array(all.length);
  byId.forEach((position, index) => {
    const rank = rankOf.get(values[position] ?? null) ?? rankOf.size;
    const ordered = descending && rank < rankOf.size ? rankOf.size - 1 - rank : rank;
    numbers[index] = ordered * all.length + index;
  });
  numbers.sort();
  const positions = Uint32Array.from(numbers, (number) => byId[number % all.length] ?? 0);
  const ranks = new Uint32Array(all.length);
  positions.forEach((position, rank) => (ranks[position] = rank));
  return { positions, ranks };
}

function positionsById(all: readonly { readonly id: string }[]): Uint32Array {
  const ids = all.map(({ id }) => id);
  const positions =
    knownByIds.get(all) ??
    Uint32Array.from(ids, (_, position) => position).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
  knownByIds.set(all, positions);
  return positions;
}

/** The rank of every value among all others; what is no value has none. */
function ranksOf(values: readonly (string | number | boolean | null)[]): ReadonlyMap<unknown, number> {
  const different = [...new Set(values)].flatMap((value) => value ?? []);
  return new Map(different.sort(compare).map((value, rank) => [value, rank]));
}

function compare(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
