/** How often a value occurs. */
export interface KeyCount {
  readonly key: string;
  readonly count: number;
}

/** How often each value occurs: those named first in their order even if none does, others after them, most first. */
export function counted<T>(all: Iterable<T>, keyOf: (each: T) => string, first: readonly string[] = []): KeyCount[] {
  const counts = new Map(first.map((key) => [key, 0]));
  for (const each of all) {
    const key = keyOf(each);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].map(([key, count]) => ({ key, count }));
  const others = rows.slice(first.length).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  return [...rows.slice(0, first.length), ...others];
}
