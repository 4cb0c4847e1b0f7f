/** A value by which a list is sorted. */
export type SortValue = string | number | boolean | null | undefined;

interface Orders {
  ascending?: readonly number[];
  descending?: readonly number[];
}

const collator = new Intl.Collator('en');
const known = new WeakMap<object, WeakMap<object, Orders>>();

/**
 * The positions of a list's objects in the order of a key; equal ones by id, those without a value last in both
 * directions. The order is kept for as long as the list and the key live.
 */
export function orderOf<T extends { readonly id: string }>(
  all: readonly T[],
  key: (each: T) => SortValue,
  descending: boolean,
): readonly number[] {
  const ofList = known.get(all) ?? new WeakMap<object, Orders>();
  known.set(all, ofList);
  const orders = ofList.get(key) ?? {};
  ofList.set(key, orders);
  return (orders[descending ? 'descending' : 'ascending'] ??= sorted(all, key, descending ? -1 : 1));
}

function sorted<T extends { readonly id: string }>(
  all: readonly T[],
  key: (each: T) => SortValue,
  direction: 1 | -1,
): readonly number[] {
  const rows = all.map((each, index) => ({ index, id: each.id, value: key(each) ?? null }));
  rows.sort((a, b) => {
    if (a.value === null || b.value === null) {
      return Number(a.value === null) - Number(b.value === null) || compare(a.id, b.id);
    }
    return direction * compare(a.value, b.value) || compare(a.id, b.id);
  });
  return rows.map(({ index }) => index);
}

function compare(a: string | number | boolean, b: string | number | boolean): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
