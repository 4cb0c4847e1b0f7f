import type { KeyboardEvent } from 'react';
import type { TreeNode } from '~/lib/tree-order';
import { isRightToLeft } from '~/ui/direction';
import type { Tree } from './use-tree';

/** What keys act on, and what they do. */
export interface TreeKeys {
  readonly tree: Tree;
  /** The position of the active node. */
  readonly position: number;
  /** The number of rows that fit into the box. */
  readonly page: number;
  readonly moveTo: (position: number) => void;
  /** Enter and Space: chooses the active node, or opens it. */
  readonly choose: (key: 'Enter' | ' ') => boolean;
}

/**
 * The keys of a tree, as the ARIA pattern has them. Up, Down, Home, End and the page keys move. The key towards the end
 * of the line unfolds a node, then moves to its first child; the other one folds it, then moves to its parent. `*`
 * unfolds the node and its siblings. Returns false if a key means nothing here.
 */
export function onTreeKey(event: KeyboardEvent<HTMLElement>, keys: TreeKeys): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target !== event.currentTarget) return false;
  const { tree, position } = keys;
  const node = tree.shown[position];
  if (!node) return false;
  const next = positionAfter(event.key, keys);
  if (next !== undefined) keys.moveTo(Math.max(0, Math.min(next, tree.shown.length - 1)));
  else if (event.key === 'Enter' || event.key === ' ') return keys.choose(event.key);
  else if (event.key === '*') tree.folding.fold(siblingsOf(node, tree.nodes), false);
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
    moveSideways(keys, node, (event.key === 'ArrowRight') !== isRightToLeft(event.currentTarget));
  else return false;
  return true;
}

function positionAfter(key: string, { tree, position, page }: TreeKeys): number | undefined {
  return {
    ArrowDown: position + 1,
    ArrowUp: position - 1,
    PageDown: position + page,
    PageUp: position - page,
    Home: 0,
    End: tree.shown.length - 1,
  }[key];
}

function moveSideways({ tree, position, moveTo }: TreeKeys, node: TreeNode, isOnward: boolean): void {
  const { index, parent, hasChildren } = node;
  const isFolded = tree.folding.folded.has(index);
  if (isOnward && hasChildren && isFolded) tree.folding.fold([index], false);
  else if (isOnward && hasChildren) moveTo(position + 1);
  else if (!isOnward && hasChildren && !isFolded) tree.folding.fold([index], true);
  else if (!isOnward && parent) moveTo(tree.positions.get(parent.index) ?? position);
}

function siblingsOf({ parent }: TreeNode, nodes: readonly TreeNode[]): readonly number[] {
  return nodes.flatMap((node) => (node.parent === parent ? [node.index] : []));
}
