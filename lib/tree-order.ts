/** An entry of a list in its tree. */
export interface TreeNode {
  /** Index in the list. */
  readonly index: number;
  /** Level in the tree, 1 for roots. */
  readonly level: number;
  /** Position among the siblings, from 1, and their number. */
  readonly position: number;
  readonly of: number;
  readonly parent: TreeNode | undefined;
  readonly hasChildren: boolean;
}

/** The id of an entry and of its parent. An entry without an id has no children. */
export interface TreeLink {
  readonly id?: unknown;
  readonly parent?: unknown;
}

/** The entries in the order of their tree. */
export function treeOrder(links: readonly TreeLink[]): readonly TreeNode[] {
  return treeOf(parentsOf(links));
}

/**
 * Entries in the order of their tree: each after its parent, siblings in the order of the list.
 *
 * @param parents The parent of each entry, without cycles.
 * @param only The entries of the tree, with the parent of each of them; all unless given.
 */
export function treeOf(parents: readonly (number | undefined)[], only?: ReadonlySet<number>): readonly TreeNode[] {
  const roots: number[] = [];
  const children = new Map<number, number[]>();
  parents.forEach((parent, index) => {
    if (only?.has(index) === false) return;
    const siblings = parent === undefined ? roots : (children.get(parent) ?? []);
    siblings.push(index);
    if (parent !== undefined) children.set(parent, siblings);
  });
  const order: TreeNode[] = [];
  // Without recursion: a chain of ten thousand entries would overflow the stack.
  const open = nodesOf(roots, undefined, children);
  for (let node = open.pop(); node; node = open.pop()) {
    order.push(node);
    for (const child of nodesOf(children.get(node.index) ?? [], node, children)) open.push(child);
  }
  return order;
}

/** Entries with all of their ancestors. */
export function withAncestors(
  parents: readonly (number | undefined)[],
  entries: Iterable<number>,
): ReadonlySet<number> {
  const all = new Set<number>();
  for (const entry of entries)
    for (let at: number | undefined = entry; at !== undefined && !all.has(at); at = parents[at]) all.add(at);
  return all;
}

/** The nodes without a folded ancestor. A parent precedes its children, so that one pass is enough. */
export function withoutFolded(nodes: readonly TreeNode[], folded: ReadonlySet<number>): readonly TreeNode[] {
  if (folded.size === 0) return nodes;
  const hidden = new Set<TreeNode>();
  return nodes.filter((node) => {
    const { parent } = node;
    const isHidden = parent !== undefined && (hidden.has(parent) || folded.has(parent.index));
    if (isHidden) hidden.add(node);
    return !isHidden;
  });
}

/** The number of descendants of each node that has any. */
export function descendantCounts(nodes: readonly TreeNode[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { index, parent } of nodes.toReversed())
    if (parent) counts.set(parent.index, (counts.get(parent.index) ?? 0) + (counts.get(index) ?? 0) + 1);
  return counts;
}

/** The nodes of siblings in reverse order, so that `pop` takes the first one first. */
function nodesOf(
  indices: readonly number[],
  parent: TreeNode | undefined,
  children: ReadonlyMap<number, readonly number[]>,
): TreeNode[] {
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

/**
 * The parent of each entry, without cycles. If several entries have the id of a parent, the last one before the entry
 * is the parent, because ids such as process ids are reused; else the first. In a cycle one entry loses its parent.
 */
export function parentsOf(links: readonly TreeLink[]): readonly (number | undefined)[] {
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
