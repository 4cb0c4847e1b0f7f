/** Where an entry stands in a tree. */
export interface TreePlace {
  /** Its position in the list. */
  readonly index: number;
  /** 1 for those that stand below no other. */
  readonly level: number;
  /** Its position among those beside it, from 1, and their number. */
  readonly position: number;
  readonly of: number;
  readonly parent: TreePlace | undefined;
  readonly hasChildren: boolean;
}

/** Names of an entry and of the one it stands below; what has no name is nobody's parent. */
export interface TreeLink {
  readonly id?: unknown;
  readonly parent?: unknown;
}

/**
 * Entries with those below them, each after the one it stands below; otherwise in the order of the list. Of several with
 * the same name the last one before an entry is its parent, since names such as process ids are given again; else the
 * first. What would stand below itself stands below none, so each entry is there exactly once.
 */
export function treeOrder(links: readonly TreeLink[]): readonly TreePlace[] {
  const parents = parentsOf(links);
  const roots: number[] = [];
  const children = new Map<number, number[]>();
  parents.forEach((parent, index) => {
    const beside = parent === undefined ? roots : (children.get(parent) ?? []);
    beside.push(index);
    if (parent !== undefined) children.set(parent, beside);
  });
  const order: TreePlace[] = [];
  // By hand: a chain of ten thousand would be too deep for calls inside calls.
  const open = placesOf(roots, undefined, children);
  for (let place = open.pop(); place; place = open.pop()) {
    order.push(place);
    for (const child of placesOf(children.get(place.index) ?? [], place, children)) open.push(child);
  }
  return order;
}

/** In reverse, so that the first is taken first. */
function placesOf(
  indices: readonly number[],
  parent: TreePlace | undefined,
  children: ReadonlyMap<number, readonly number[]>,
): TreePlace[] {
  const level = (parent?.level ?? 0) + 1;
  return indices
    .map((index, at) => ({
      index,
      level,
      position: at + 1,
      of: indices.length,
      parent,
      hasChildren: children.has(index),
    }))
    .toReversed();
}

/** The parent of each entry, without circles. */
function parentsOf(links: readonly TreeLink[]): readonly (number | undefined)[] {
  const first = new Map<unknown, number>();
  links.forEach(({ id }, index) => void (isName(id) && !first.has(id) && first.set(id, index)));
  const latest = new Map<unknown, number>();
  const parents: (number | undefined)[] = [];
  links.forEach(({ id, parent }, index) => {
    parents.push(isName(parent) ? (latest.get(parent) ?? first.get(parent)) : undefined);
    if (isName(id)) latest.set(id, index);
  });
  const settled = new Set<number>();
  for (const start of links.keys()) {
    const way = new Set<number>();
    for (let at: number | undefined = start; at !== undefined && !settled.has(at); at = parents[at]) {
      way.add(at);
      const next = parents[at];
      if (next !== undefined && way.has(next)) parents[at] = undefined;
    }
    for (const at of way) settled.add(at);
  }
  return parents;
}

function isName(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
