import { useCallback, useMemo, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope } from '~/descriptor/list';
import type { TreeField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import {
  descendantCounts,
  parentsOf,
  treeOf,
  withAncestors,
  withoutFolded,
  type TreeLink,
  type TreeNode,
} from '~/lib/tree-order';
import { cellText } from '~/view/value/cell-text';
import { useFormatContext } from '~/view/value/formats/use-format-context';

/** The nodes of a tree field, and which of them are shown. */
export interface Tree {
  /** The nodes of the answer, as rows. */
  readonly rows: readonly unknown[];
  /** All nodes in the order of the tree; while a filter is set, those that match it and their ancestors. */
  readonly nodes: readonly TreeNode[];
  /** The nodes without a folded ancestor. */
  readonly shown: readonly TreeNode[];
  /** The position of each shown node. */
  readonly positions: ReadonlyMap<number, number>;
  /** The nodes that match the filter; `undefined` without a filter. */
  readonly matches: ReadonlySet<number> | undefined;
  readonly current: CurrentNode;
  readonly folding: Folding;
  /** The number of descendants of each node that has any. */
  readonly descendants: ReadonlyMap<number, number>;
}

/** The node that the page is about. */
export interface CurrentNode {
  /** Its index; `undefined` if it is not in the tree. */
  readonly index: number | undefined;
  /** Of each of its ancestors, the index of the child that leads to it. */
  readonly steps: ReadonlyMap<number, number>;
}

/** The folded nodes. While a filter is set, folding is about what the filter has left. */
export interface Folding {
  readonly folded: ReadonlySet<number>;
  readonly fold: (nodes: Iterable<number>, isFolded: boolean) => void;
}

/** The tree of `rows`, narrowed to nodes whose columns contain all words of `filter`. At first no node is folded. */
export function useTree(field: TreeField, rows: readonly unknown[], scope: Scope, filter: string): Tree {
  const links = useMemo(() => linksOf(field, rows, scope), [field, rows, scope]);
  const parents = useMemo(() => parentsOf(links), [links]);
  const matches = useMatches(field, rows, scope, filter);
  const nodes = useMemo(() => treeOf(parents, matches && withAncestors(parents, matches)), [parents, matches]);
  const folding = useFolding(matches);
  const shown = useMemo(() => withoutFolded(nodes, folding.folded), [nodes, folding.folded]);
  const positions = useMemo(() => new Map(shown.map(({ index }, position) => [index, position])), [shown]);
  const descendants = useMemo(() => descendantCounts(nodes), [nodes]);
  const currentId = field.current && evaluate(field.current, scope);
  const current = useMemo(() => currentNode(links, parents, currentId), [links, parents, currentId]);
  return useMemo(
    () => ({ rows, nodes, shown, positions, matches, current, folding, descendants }),
    [rows, nodes, shown, positions, matches, current, folding, descendants],
  );
}

/** The ids of the nodes and of their parents. */
export function linksOf(field: TreeField, rows: readonly unknown[], scope: Scope): readonly TreeLink[] {
  return rows.map((row) => {
    const inner = itemScope(scope, row);
    return { id: evaluate(field.nodeId, inner), parent: evaluate(field.parentId, inner) };
  });
}

function currentNode(links: readonly TreeLink[], parents: readonly (number | undefined)[], id: unknown): CurrentNode {
  const found = id === undefined || id === null || id === '' ? -1 : links.findIndex((link) => link.id === id);
  const steps = new Map<number, number>();
  for (let at = found, parent = parents[at]; parent !== undefined; at = parent, parent = parents[at])
    steps.set(parent, at);
  return { index: found < 0 ? undefined : found, steps };
}

/** The rows whose columns contain all words of a filter, in upper or lower case; `undefined` without a word. */
function useMatches(
  field: TreeField,
  rows: readonly unknown[],
  scope: Scope,
  filter: string,
): ReadonlySet<number> | undefined {
  const context = useFormatContext();
  const isFiltering = filter.trim() !== '';
  const texts = useMemo(
    () =>
      isFiltering
        ? rows.map((row) => {
            const cells = itemScope(scope, row);
            return field.columns.map((column) => cellText(column, cells, context).toLowerCase()).join('\n');
          })
        : [],
    [isFiltering, field, rows, scope, context],
  );
  return useMemo(() => {
    if (!isFiltering) return undefined;
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    return new Set(texts.flatMap((text, index) => (words.every((word) => text.includes(word)) ? [index] : [])));
  }, [isFiltering, filter, texts]);
}

const nothing: ReadonlySet<number> = new Set();

/** The folded nodes of the whole tree, and those of the tree that a filter has left, which are forgotten with it. */
function useFolding(matches: ReadonlySet<number> | undefined): Folding {
  const [ofTree, setOfTree] = useState(nothing);
  const [ofFilter, setOfFilter] = useState({ matches, folded: nothing });
  const folded = !matches ? ofTree : ofFilter.matches === matches ? ofFilter.folded : nothing;
  const fold = useCallback(
    (nodes: Iterable<number>, isFolded: boolean): void => {
      const changed = new Set(folded);
      for (const node of nodes) {
        if (isFolded) changed.add(node);
        else changed.delete(node);
      }
      if (matches) setOfFilter({ matches, folded: changed });
      else setOfTree(changed);
    },
    [folded, matches],
  );
  return useMemo(() => ({ folded, fold }), [folded, fold]);
}
