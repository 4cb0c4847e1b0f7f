import { memo, useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import type { DrawerSequence } from '~/state/drawer/sequence';
import { Icon } from '~/ui/Icon';
import { SequenceContext, type SequenceOf } from '~/view/action/drawer-sequence';
import { Cell } from '~/view/value/Cell';
import { columnLayout } from '~/view/value/formats/column-layout';
import type { ListEntry } from '../model/list-pages';
import { VirtualCells, type ColumnRange } from './virtualization';

/**
 * The properties that all rows of a table share. Rows are memoized, so it must be the same object until something in it
 * changes.
 */
export interface RowLayout {
  readonly columns: readonly Column[];
  /** The rendered columns. */
  readonly range: ColumnRange;
  /** True if a click on a row opens it. */
  readonly opens: boolean;
  readonly hasMenu: boolean;
  /** True if copy buttons are rendered when the pointer or the focus enters their row; else always. */
  readonly canHover: boolean;
  readonly sequenceOf: RowSequenceOf;
}

/** Gives the drawer sequence of an object in the row at a position. */
export type RowSequenceOf = (row: number, ...object: Parameters<SequenceOf>) => DrawerSequence | undefined;

/**
 * A row of the table. It renders again only if its entry or its state changes; the table handles its clicks and keys.
 * The active row renders all columns, because the arrow keys lead to each of its cells.
 */
export const Row = memo(function Row(props: {
  readonly id: string;
  readonly entry: ListEntry;
  readonly layout: RowLayout;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Says since when the row is new; `undefined` if it is not. */
  readonly newNote: string | undefined;
}) {
  const { id, entry, layout, isActive, isSelected, newNote } = props;
  const { columns, range, opens, hasMenu, canHover, sequenceOf } = layout;
  const row = useRef<HTMLTableRowElement>(null);
  const [isEntered, setEntered] = useState(false);
  const isAtRest = canHover && !isActive && !isEntered;
  const sequenceOfRow = useCallback<SequenceOf>(
    (...object) => sequenceOf(entry.index, ...object),
    [sequenceOf, entry.index],
  );
  useTableFocus(row);
  const position = entry.index + 1;
  return (
    <tr
      ref={row}
      id={id}
      className="descry-list-row"
      data-item={entry.index}
      data-active={isActive || undefined}
      data-opens={opens || undefined}
      data-new={newNote !== undefined || undefined}
      aria-rowindex={position + 1}
      aria-selected={isSelected}
      onPointerEnter={() => setEntered(true)}
      onFocus={() => setEntered(true)}
    >
      <SelectCell isSelected={isSelected} position={position} newNote={newNote} />
      <SequenceContext value={sequenceOfRow}>
        <VirtualCells count={columns.length} range={isActive ? { from: 0, end: columns.length } : range}>
          {(index) => {
            const column = columns[index];
            if (!column) return null;
            const cell = { column, position: index + 2, scope: entry.scope, isAtRest };
            return <RowCell key={column.id} {...cell} />;
          }}
        </VirtualCells>
      </SequenceContext>
      {hasMenu && <MenuCell columnIndex={columns.length + 2} position={position} />}
    </tr>
  );
});

function SelectCell(props: {
  readonly isSelected: boolean;
  readonly position: number;
  readonly newNote: string | undefined;
}) {
  const { isSelected, position, newNote } = props;
  const t = useTranslate();
  return (
    <td className="descry-list-select" data-select="" aria-colindex={1} title={newNote}>
      {newNote !== undefined && <span className="descry-aside">{newNote}</span>}
      <input
        type="checkbox"
        checked={isSelected}
        aria-label={t('UI.TABLE_SELECT', { position })}
        onChange={handledByTable}
      />
    </td>
  );
}

/** React requires a handler for a controlled checkbox. */
const handledByTable = (): void => undefined;

function MenuCell({ columnIndex, position }: { readonly columnIndex: number; readonly position: number }) {
  const t = useTranslate();
  return (
    <td className="descry-list-end" aria-colindex={columnIndex}>
      <button
        type="button"
        className="descry-list-more"
        data-action="row-actions"
        aria-haspopup="menu"
        aria-label={t('UI.TABLE_ACTIONS_OF', { position })}
      >
        <Icon name="more" />
      </button>
    </td>
  );
}

/** The value of an entry in one column. It does not render again when other columns of its row become visible. */
export const RowCell = memo(function RowCell(props: {
  readonly column: Column;
  /** From 1, in the complete table. */
  readonly position: number;
  readonly scope: Scope;
  /** True until the pointer or the focus enters the row. */
  readonly isAtRest: boolean;
}) {
  const { column, position, scope, isAtRest } = props;
  return (
    <td
      aria-colindex={position}
      data-column={column.id}
      data-end={columnLayout(column.type).align === 'end' || undefined}
    >
      <div className="descry-list-cell">
        <Cell column={column} scope={scope} isAtRest={isAtRest} />
      </div>
    </td>
  );
});

/**
 * Takes the controls of a row out of the Tab order: arrow keys lead to them. If the row is removed, the table gets the
 * focus that was in it.
 */
function useTableFocus(row: RefObject<HTMLTableRowElement | null>): void {
  useLayoutEffect(() => {
    for (const control of row.current?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? [])
      control.tabIndex = -1;
  });
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('table')?.focus({ preventScroll: true });
    };
  }, [row]);
}
