interface Named {
  readonly id: string;
}

const known = new WeakMap<object, ReadonlyMap<string, number>>();

/** The object of a list that has an id; the places of a list are looked up once for as long as it lives. */
export function foundIn<T extends Named>(all: readonly T[], id: string): T | undefined {
  const places = known.get(all) ?? new Map(all.map((each, index) => [each.id, index]));
  known.set(all, places);
  const place = places.get(id);
  return place === undefined ? undefined : all[place];
}
