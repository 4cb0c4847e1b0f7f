import { useCallback, useMemo, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { treeOrder, type TreeNode } from '~/lib/tree-order';
import { useServices } from '~/view/context/services';
import { useIncrementalList, IncrementalList } from '~/view/data/use-incremental-list';
import type { FieldProps } from '../field-component';
import { TableFrame } from './TableFrame';
import { TableView } from './TableView';
import { TreeRow } from './TreeRow';
import { useRowChoice } from './use-row-choice';

/** A table whose rows can have child rows. Without any child row it is a plain table. */
export function TreeTable({ field, scope }: FieldProps<TableField>) {
  const { settings } = useServices();
  const t = useTranslate();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const { isTree, visible, folded, fold } = useTree(field.tree, rows, scope);
  const list = useIncrementalList(visible.length, settings.limits.listFirst);
  const choice = useRowChoice(field.select, rows);
  const isChosenVisible = visible.slice(0, list.drawn).some(({ index }) => index === choice?.chosen);
  const tabStop = isChosenVisible ? choice?.chosen : visible[0]?.index;
  const draw = useCallback(
    (position: number) => {
      const node = visible[position];
      if (!node) return null;
      const { index } = node;
      return (
        <TreeRow
          key={index}
          node={node}
          columns={field.columns}
          row={rows[index]}
          scope={scope}
          isChosen={choice?.chosen === index}
          isFolded={folded.has(index)}
          isTabStop={index === tabStop}
          actions={{ fold, toggle: choice?.toggle }}
        />
      );
    },
    [field, scope, rows, visible, folded, fold, choice, tabStop],
  );
  if (!isTree) return <TableView field={field} scope={scope} />;
  return (
    <TableFrame
      field={field}
      scope={scope}
      rows={rows}
      list={list}
      attributes={{ role: 'treegrid', 'aria-label': t(field.label, scope) }}
    >
      <tbody>
        <IncrementalList drawn={list.drawn} draw={draw} piece={list.piece} />
      </tbody>
    </TableFrame>
  );
}

/** The rows of a table as a tree. */
interface Tree {
  /** True if at least one row has a parent. */
  readonly isTree: boolean;
  /** The rows without the descendants of folded ones, in order. */
  readonly visible: readonly TreeNode[];
  readonly folded: ReadonlySet<number>;
  readonly fold: (index: number, isFolded: boolean) => void;
}

/** Builds the tree of a table. At first no row is folded. */
function useTree(tree: TableField['tree'], rows: readonly unknown[], scope: Scope): Tree {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const nodes = useMemo(
    () =>
      treeOrder(
        rows.map((row) => {
          const rowScope = itemScope(scope, row);
          return tree ? { id: evaluate(tree.id, rowScope), parent: evaluate(tree.parent, rowScope) } : {};
        }),
      ),
    [tree, rows, scope],
  );
  const visible = useMemo(() => (folded.size === 0 ? nodes : withoutFolded(nodes, folded)), [nodes, folded]);
  const fold = useCallback((index: number, isFolded: boolean): void => {
    setFolded((before) => new Set([...before].filter((other) => other !== index).concat(isFolded ? [index] : [])));
  }, []);
  return { isTree: nodes.some(({ level }) => level > 1), visible, folded, fold };
}

/** The nodes without a folded ancestor. A parent precedes its children, so that one pass is enough. */
function withoutFolded(nodes: readonly TreeNode[], folded: ReadonlySet<number>): readonly TreeNode[] {
  const hidden = new Set<TreeNode>();
  return nodes.filter((node) => {
    const { parent } = node;
    const isHidden = parent !== undefined && (hidden.has(parent) || folded.has(parent.index));
    if (isHidden) hidden.add(node);
    return !isHidden;
  });
}
