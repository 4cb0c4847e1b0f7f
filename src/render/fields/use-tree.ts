import { useCallback, useMemo, useState } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { itemScope } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { treeOrder, type TreePlace } from '../../lib/tree-order';

/** Rows of a table as a tree, those below a folded one left out. */
export interface Tree {
  /** Whether any row stands below another. */
  readonly isTree: boolean;
  readonly shown: readonly TreePlace[];
  readonly folded: ReadonlySet<number>;
  /** Folds a row, or unfolds it. */
  readonly fold: (index: number, folds: boolean) => void;
}

/** The tree that the entries of a table are, with nothing folded at first. */
export function useTree(tree: TableField['tree'], rows: readonly unknown[], scope: Scope): Tree {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const order = useMemo(
    () =>
      treeOrder(
        rows.map((row) => {
          const own = itemScope(scope, row);
          return tree ? { id: evaluate(tree.id, own), parent: evaluate(tree.parent, own) } : {};
        }),
      ),
    [tree, rows, scope],
  );
  const shown = useMemo(() => (folded.size === 0 ? order : withoutFolded(order, folded)), [order, folded]);
  const fold = useCallback((index: number, folds: boolean): void => {
    setFolded((before) => new Set([...before].filter((other) => other !== index).concat(folds ? [index] : [])));
  }, []);
  return { isTree: order.some(({ level }) => level > 1), shown, folded, fold };
}

/** Those that stand below no folded one. A parent comes before its children, so one look up is enough. */
function withoutFolded(order: readonly TreePlace[], folded: ReadonlySet<number>): readonly TreePlace[] {
  const hidden = new Set<TreePlace>();
  return order.filter((place) => {
    const { parent } = place;
    const isHidden = parent !== undefined && (hidden.has(parent) || folded.has(parent.index));
    if (isHidden) hidden.add(place);
    return !isHidden;
  });
}
