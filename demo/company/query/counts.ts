/** A value with the number of its occurrences. */
export interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** Counts values: those of `first` in their order, even with a count of 0, then the others, most frequent first. */
export function countBy<T>(all: Iterable<T>, keyOf: (each: T) => string, first: readonly string[] = []): KeyCount[] {
  const counts = new Map(first.map((key) => [key, 0]));
  for (const each of all) {
    const key = keyOf(each);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].map(([key, count]) => ({ key, count }));
  const others = rows.slice(first.length).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return [...rows.slice(0, first.length), ...others];
}
