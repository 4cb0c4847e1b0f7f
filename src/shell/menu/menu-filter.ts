import type { MenuNode } from './menu-model';

/** What a filter found. */
export interface Filtered {
  /** The entries found, in their groups. */
  readonly nodes: readonly MenuNode[];
  readonly count: number;
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** The first `most` entries that `accepts` takes, and all of a group that it takes. */
export function filterMenu(nodes: readonly MenuNode[], accepts: (node: MenuNode) => boolean, most: number): Filtered {
  let count = 0;
  let isCut = false;
  const keep = (node: MenuNode, isWanted: boolean): readonly MenuNode[] => {
    if (isCut) return [];
    const isTaken = isWanted || accepts(node);
    if (node.children.length > 0) {
      const children = node.children.flatMap((child) => keep(child, isTaken));
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    if (!isTaken) return [];
    isCut = count === most;
    if (isCut) return [];
    count += 1;
    return [node];
  };
  return { nodes: nodes.flatMap((node) => keep(node, false)), count, isCut };
}

/** How many entries there are, groups included. */
export function countNodes(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}
