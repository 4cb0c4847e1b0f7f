/** Objects by their id. */
export function mapById<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}

interface Named {
  readonly id: string;
}

const known = new WeakMap<object, ReadonlyMap<string, number>>();

/** The object of a list with an id. The index of a list is built once. */
export function findById<T extends Named>(all: readonly T[], id: string): T | undefined {
  const indexes = known.get(all) ?? new Map(all.map((each, index) => [each.id, index]));
  known.set(all, indexes);
  const position = indexes.get(id);
  return position === undefined ? undefined : all[position];
}
