import { cellPart, type CellPart } from '~/view/cell-menu/cell-part';
import type { Table } from './use-table';

/**
 * The value at an element of a list, whose row becomes the active one; at the table itself, the first value of the
 * active row.
 */
export function listCell(target: Element, { list, columns, grid }: Table): CellPart | undefined {
  const row =
    target.closest<HTMLElement>('tbody > tr[data-item]') ?? target.querySelector<HTMLElement>('tr[data-active]');
  const cell = target.closest<HTMLElement>('td[data-column]') ?? row?.querySelector<HTMLElement>('td[data-column]');
  if (!row || !cell) return undefined;
  const index = Number(row.dataset['item']);
  const entry = list.entryAt(index);
  const column = columns.columns.find(({ id }) => id === cell.dataset['column']);
  const part = cellPart(column, entry?.scope, { element: cell, target }, (...object) =>
    grid.sequenceOf(index, ...object),
  );
  if (part) grid.activate(index);
  return part;
}
