import { chosenFilters, withFilter } from '~/descriptor/screen-address';
import { cellPart, type CellPart } from '~/view/cell-menu/cell-part';
import type { ListFilters } from '~/view/cell-menu/list-filters';
import type { ScreenProps } from '../../screen-props';
import type { Table } from './use-table';

/** The value at an element of a list, and the position of its row; at the table itself, the first of the active row. */
export function findListCell(
  target: Element,
  table: Table,
  state: Pick<ScreenProps, 'address' | 'change'>,
): (CellPart & { readonly row: number }) | undefined {
  const { list, columns, grid } = table;
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
  return part && { ...part, row: index, filters: listFilters(table, state) };
}

function listFilters(
  { screen, list }: Table,
  { address, change }: Pick<ScreenProps, 'address' | 'change'>,
): ListFilters {
  return {
    filters: screen.filters ?? [],
    chosen: chosenFilters(screen, address),
    scope: list.scope,
    set: (filter, value) => change({ filters: withFilter(filter, value), page: undefined }),
  };
}
