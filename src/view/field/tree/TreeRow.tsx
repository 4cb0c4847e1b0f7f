import { memo, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { itemScope } from '~/descriptor/list';
import type { Column, TreeField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatNumber } from '~/lib/format/number';
import type { TreeNode } from '~/lib/tree-order';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { Cell } from '~/view/value/Cell';
import { columnLayout } from '~/view/value/formats/column-layout';
import { lineCount, TreeLines } from './TreeLines';
import type { Tree } from './use-tree';

/** What all rows of a tree share. Rows are memoized, so it is the same object until something in it changes. */
export interface TreeRowContext {
  /** Prefix of the ids of the rows. */
  readonly id: string;
  readonly field: TreeField;
  readonly scope: Scope;
  readonly tree: Tree;
  /** Pixels. */
  readonly rowHeight: number;
}

/** A node of a tree with its values. The table handles its clicks and keys. */
export const TreeRow = memo(function TreeRow(props: {
  readonly context: TreeRowContext;
  readonly node: TreeNode;
  /** The position of the node among the shown ones. */
  readonly at: number;
  readonly isActive: boolean;
  /** `undefined` if nodes cannot be chosen. */
  readonly isChosen: boolean | undefined;
}) {
  const { node, at, isActive } = props;
  const { id, field, scope, tree, rowHeight } = props.context;
  const { index, hasChildren } = node;
  const row = useRef<HTMLTableRowElement>(null);
  const [isEntered, setEntered] = useState(false);
  const isFolded = tree.folding.folded.has(index);
  useTabStops(row, isActive);
  return (
    <tr
      ref={row}
      id={`${id}-${at}`}
      role="row"
      className="descry-tree-row"
      style={{ top: at * rowHeight, '--descry-tree-levels': lineCount(node) }}
      data-item={index}
      data-active={isActive || undefined}
      data-context={(tree.matches && !tree.matches.has(index)) || undefined}
      aria-rowindex={at + 2}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.of}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={props.isChosen}
      aria-current={tree.current.index === index || undefined}
      onPointerEnter={() => setEntered(true)}
      onFocus={() => setEntered(true)}
    >
      <TreeCells
        node={node}
        columns={field.columns}
        scope={itemScope(scope, tree.rows[index])}
        tree={tree}
        isAtRest={!isActive && !isEntered}
      />
    </tr>
  );
});

/** The values of a node; the first one has the lines of the tree before it. */
function TreeCells(props: {
  readonly node: TreeNode;
  readonly columns: readonly Column[];
  /** In it, the node is `item`. */
  readonly scope: Scope;
  readonly tree: Tree;
  readonly isAtRest: boolean;
}) {
  const { node, columns, scope, tree, isAtRest } = props;
  const t = useTranslate();
  const isFolded = tree.folding.folded.has(node.index);
  const firstDetail = columns.findIndex((column, at) => partOf(column, at) === 'detail');
  return columns.map((column, columnIndex) => (
    <td
      key={column.id}
      role="gridcell"
      data-column={column.id}
      data-name={t(column.label, scope)}
      data-type={column.type}
      data-part={partOf(column, columnIndex)}
      data-first-detail={columnIndex === firstDetail || undefined}
      data-end={columnLayout(column.type).align === 'end' || undefined}
    >
      {columnIndex === 0 && <TreeLines node={node} steps={tree.current.steps} isFolded={isFolded} />}
      <div className="descry-list-cell">
        <Cell column={column} scope={scope} isAtRest={isAtRest} />
      </div>
      {columnIndex === 0 && isFolded && <Hidden count={tree.descendants.get(node.index) ?? 0} />}
    </td>
  ));
}

/** Where the value of a column is in a row of two lines. */
function partOf({ type }: Column, columnIndex: number): 'name' | 'rating' | 'detail' {
  if (columnIndex === 0) return 'name';
  return type === 'scale' || type === 'state' ? 'rating' : 'detail';
}

/** The number of nodes that are folded away below a node, which the state of the row says to screen readers. */
function Hidden({ count }: { readonly count: number }) {
  const { format } = useServices();
  return (
    <span className="descry-tree-hidden" aria-hidden="true">
      +{formatNumber(count, format)?.text}
    </span>
  );
}

/** The Tab key leads to the controls of the active row alone. If the row is removed, the table gets their focus. */
function useTabStops(row: RefObject<HTMLTableRowElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>('a, button, [tabindex]') ?? [])
      control.tabIndex = isActive ? 0 : -1;
  });
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('table')?.focus({ preventScroll: true });
    };
  }, [row]);
}
