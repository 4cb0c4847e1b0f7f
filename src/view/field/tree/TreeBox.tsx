import { useId, useMemo, type MouseEvent } from 'react';
import { itemScope } from '~/descriptor/list';
import type { TreeField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isOnControl } from '~/ui/is-on-control';
import type { VirtualRows } from '~/ui/use-virtual-rows';
import { SequenceContext } from '~/view/action/drawer-sequence';
import { cellPart, type CellPart } from '~/view/cell-menu/cell-part';
import { useCellMenu } from '~/view/cell-menu/use-cell-menu';
import { ColumnName } from '~/view/value/ColumnName';
import { columnLayout } from '~/view/value/formats/column-layout';
import { useTableSequence } from '~/view/value/table-sequence';
import { useTruncationTooltip } from '~/view/value/TruncationTooltip';
import '~/view/value/one-line-cells.css';
import { useRowChoice, type RowChoice } from '../use-row-choice';
import { onTreeKey } from './tree-keys';
import { TreeRow } from './TreeRow';
import type { Tree } from './use-tree';
import type { TreeTable } from './use-tree-table';

interface TreeProps {
  readonly field: TreeField;
  readonly scope: Scope;
  readonly tree: Tree;
  readonly table: TreeTable;
}

/** The rows of a tree in a box that scrolls. */
export function TreeBox(props: TreeProps) {
  const { field, scope, tree, table } = props;
  const { box, rowHeight, onScroll } = table.rows;
  const t = useTranslate();
  const ordered = useMemo(() => tree.nodes.map(({ index }) => tree.rows[index]), [tree.nodes, tree.rows]);
  const sequenceOf = useTableSequence(field, ordered, scope, t(field.label, scope));
  const tooltip = useTruncationTooltip(field.columns, (index) => itemScope(scope, tree.rows[index]));
  const cellMenu = useCellMenu((target) => {
    const part = treeCell(target, props);
    return part && { ...part, sequenceOf };
  });
  return (
    <div
      ref={box}
      className="descry-tree-box"
      data-stacked={table.isStacked || undefined}
      style={{ '--descry-list-row': `${rowHeight}px`, '--descry-tree-columns': table.template }}
      onScroll={(event) => {
        onScroll(event);
        tooltip.hide();
      }}
      {...tooltip.handlers}
      {...cellMenu.handlers}
    >
      <SequenceContext value={sequenceOf}>
        <TreeElement {...props} />
      </SequenceContext>
      {tooltip.tip}
      {cellMenu.menu}
    </div>
  );
}

// Its CSS `display` removes the implicit role.
const rowgroup = { role: 'rowgroup' } as const;

/** The table element, which has the focus; one of its nodes is the active one. */
function TreeElement(props: TreeProps) {
  const { field, scope, tree } = props;
  const { tableRef, rows, active, moveTo } = props.table;
  const id = useId();
  const t = useTranslate();
  const choice = useRowChoice(field.select, tree.rows);
  const choose = (key: 'Enter' | ' '): boolean => {
    const node = tree.shown[active ?? -1];
    if (node && choice) choice.toggle(node.index);
    else if (key === 'Enter') tableRef.current?.querySelector<HTMLElement>('[data-active] a')?.click();
    return choice !== undefined || key === 'Enter';
  };
  return (
    <>
      <table
        ref={tableRef}
        // A table may be a tree grid, as it may be a grid.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="treegrid"
        className="descry-tree"
        aria-label={t(field.label, scope)}
        aria-describedby={`${id}-keys`}
        aria-rowcount={tree.shown.length + 1}
        aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        tabIndex={0}
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget && active === undefined) moveTo(rows.top);
        }}
        onKeyDown={(event) => {
          const page = Math.max(1, rows.visible - 1);
          if (onTreeKey(event, { tree, position: active ?? rows.top, page, moveTo, choose })) event.preventDefault();
        }}
      >
        <TreeHead field={field} scope={scope} />
        <TreeRows {...props} id={id} choice={choice} />
      </table>
      <span id={`${id}-keys`} hidden>
        {t(choice ? 'UI.TREE.KEYS_CHOICE' : 'UI.TREE.KEYS')}
      </span>
    </>
  );
}

/** The visible rows, and that of the active node, because the focus can be in it. */
function TreeRows(props: TreeProps & { readonly id: string; readonly choice: RowChoice | undefined }) {
  const { id, field, scope, tree, choice } = props;
  const { rows, active, activate } = props.table;
  const { rowHeight } = rows;
  const context = useMemo(() => ({ id, field, scope, tree, rowHeight }), [id, field, scope, tree, rowHeight]);
  const onClick = (event: MouseEvent): void => {
    const index = clickedRow(event);
    if (index === undefined) return;
    activate(index);
    if (isElement(event.target) && event.target.closest('[data-fold]'))
      tree.folding.fold([index], !tree.folding.folded.has(index));
    else if (!isOnControl(event)) choice?.toggle(index);
  };
  return (
    // The keys of the table do the same as clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody {...rowgroup} style={{ height: rows.count * rowHeight }} onClick={onClick}>
      {renderedPositions(rows, active).map((at) => {
        const node = tree.shown[at];
        if (!node) return null;
        const isChosen = choice && choice.chosen === node.index;
        return (
          <TreeRow
            key={node.index}
            context={context}
            node={node}
            at={at}
            isActive={at === active}
            isChosen={isChosen}
          />
        );
      })}
    </tbody>
  );
}

function TreeHead({ field, scope }: Pick<TreeProps, 'field' | 'scope'>) {
  const t = useTranslate();
  return (
    <thead {...rowgroup}>
      <tr role="row" aria-rowindex={1}>
        {field.columns.map(({ id, type, label }) => (
          <th key={id} scope="col" role="columnheader" data-end={columnLayout(type).align === 'end' || undefined}>
            <ColumnName type={type} name={t(label, scope)} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function renderedPositions({ first, end }: VirtualRows, active: number | undefined): readonly number[] {
  const positions = Array.from({ length: Math.max(0, end - first) }, (_, offset) => first + offset);
  if (active === undefined || (active >= first && active < end)) return positions;
  return active < first ? [active, ...positions] : [...positions, active];
}

/** The value at an element of a tree; at a row or the table, the first value of that row or of the active one. */
function treeCell(target: Element, { field, scope, tree }: TreeProps): CellPart | undefined {
  const row =
    target.closest<HTMLElement>('tbody > tr[data-item]') ?? target.querySelector<HTMLElement>('tr[data-active]');
  const cell = target.closest<HTMLElement>('td[data-column]') ?? row?.querySelector<HTMLElement>('td[data-column]');
  if (!row || !cell) return undefined;
  const column = field.columns.find(({ id }) => id === cell.dataset['column']);
  const item = tree.rows[Number(row.dataset['item'])];
  return cellPart(column, itemScope(scope, item), { element: cell, target });
}

function clickedRow({ target, currentTarget }: MouseEvent): number | undefined {
  const row = isElement(target) ? target.closest<HTMLElement>('tr[data-item]') : null;
  // Clicks in a popover bubble here although the popover is elsewhere in the document.
  return row && currentTarget.contains(row) ? Number(row.dataset['item']) : undefined;
}

function isElement(target: EventTarget): target is Element {
  return target instanceof Element;
}
