/** An answer of `getMenu` with 5,000 entries on three levels; one group alone holds 3,000. */
export function largeMenu(keys: readonly number[]): object {
  const leaves = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => entry(keys[index % keys.length] ?? 5, `Entry ${from + index}`));
  const branches = Array.from({ length: 19 }, (_, index) =>
    entry(`branch-${index}`, `Branch ${index}`, leaves(99, 3000 + index * 99)),
  );
  const data = [
    entry('long', 'Long group', leaves(3000, 0)),
    entry('deep', 'Deep group', branches),
    ...leaves(98, 4881),
  ];
  return { data, preRelease: false, previewFramework: { preReleaseIds: [] } };
}

function entry(id: number | string, title: string, children: readonly object[] = []): object {
  return { id, title, sidebar: true, role: 'user', children };
}
