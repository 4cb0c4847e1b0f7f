import { useLayoutEffect, useRef, type AriaRole, type ReactNode, type RefObject } from 'react';
import type { TableField } from '~/generated/contract/descriptor-types';
import { useServices } from '~/view/context/services';
import type { IncrementalListState } from '~/view/data/use-incremental-list';
import { tableText } from '~/view/value/cell-text';
import { ColumnName } from '~/view/value/ColumnName';
import { firstEntries } from '~/view/value/CopyTools';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import { itemScope } from '~/descriptor/list';
import { cellPart, type CellPart } from '~/view/cell-menu/cell-part';
import { useCellMenu } from '~/view/cell-menu/use-cell-menu';
import { SequenceContext, type SequenceOf } from '~/view/action/drawer-sequence';
import { useTableSequence } from '~/view/value/table-sequence';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';

/** The line of a table field and its table: a scrollable box with the column headings. The children are its body. */
export function TableFrame(
  props: FieldProps<TableField> & {
    readonly rows: readonly unknown[];
    readonly list: IncrementalListState;
    readonly attributes: {
      readonly role: AriaRole | undefined;
      readonly 'aria-label'?: string;
      readonly 'data-stacks'?: boolean | undefined;
    };
    /** Sets the roles of the table elements explicitly, because other CSS `display` values remove the implicit ones. */
    readonly explicitRoles?: boolean;
    readonly children: ReactNode;
  },
) {
  const { field, scope, rows, list, attributes, explicitRoles = false } = props;
  const { renderBatch } = useServices().settings.limits;
  const context = useFormatContext();
  const { t } = context;
  const table = useStableColumns(list.drawn > renderBatch);
  const role = (name: AriaRole): AriaRole | undefined => (explicitRoles ? name : undefined);
  const { sequenceOf, cellMenu } = useTableCells({ field, rows, scope }, t(field.label, scope));
  const copyText = (some: readonly unknown[]): string => tableText(field, some, scope, context);
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      beside={list.button}
      copy={{ first: copyText(rows.slice(0, firstEntries)), all: () => copyText(rows) }}
    >
      {rows.length > 0 && (
        // The box scrolls sideways, so it must be focusable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="descry-table-box" role="group" aria-label={t(field.label, scope)} tabIndex={0}>
          <table ref={table} className="descry-table" {...attributes} {...cellMenu.handlers}>
            <thead role={role('rowgroup')}>
              <tr role={role('row')}>
                {field.columns.map((column) => (
                  <th key={column.id} scope="col" role={role('columnheader')}>
                    <ColumnName type={column.type} name={t(column.label, scope)} />
                  </th>
                ))}
              </tr>
            </thead>
            <SequenceContext value={sequenceOf}>{props.children}</SequenceContext>
          </table>
          {cellMenu.menu}
        </div>
      )}
    </Line>
  );
}

/** The drawer sequences of the objects in a table, and the menus of its values. */
function useTableCells(table: TableRows, title: string) {
  const sequenceOf = useTableSequence(table.field, table.rows, table.scope, title);
  const cellMenu = useCellMenu((target) => tableCell(target, table, sequenceOf));
  return { sequenceOf, cellMenu };
}

type TableRows = FieldProps<TableField> & { readonly rows: readonly unknown[] };

/** The value at an element of a table; at a row, its first one. */
function tableCell(target: Element, { field, rows, scope }: TableRows, sequenceOf: SequenceOf): CellPart | undefined {
  const row = target.closest<HTMLElement>('tbody > tr[data-item]');
  const cell = target.closest<HTMLElement>('td[data-column]') ?? row?.querySelector<HTMLElement>('td[data-column]');
  if (!row || !cell) return undefined;
  const column = field.columns.find(({ id }) => id === cell.dataset['column']);
  return cellPart(column, itemScope(scope, rows[Number(row.dataset['item'])]), { element: cell, target }, sequenceOf);
}

/**
 * Fixes the column widths of a table once it is long, so that rows that are added do not shift the visible ones and the
 * browser does not lay out thousands of rows again for each batch.
 */
function useStableColumns(isLong: boolean): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !isLong) return;
    const headings = [...element.querySelectorAll<HTMLElement>('th')];
    const widths = headings.map(({ offsetWidth }) => offsetWidth);
    headings.forEach((heading, index) => heading.style.setProperty('width', `${widths[index]}px`));
    element.dataset.steady = '';
    return () => {
      headings.forEach((heading) => heading.style.removeProperty('width'));
      delete element.dataset.steady;
    };
  }, [isLong]);
  return table;
}
