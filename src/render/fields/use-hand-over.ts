import type { MouseEvent } from 'react';
import { drawerInputOf } from '../../actions/drawer-input-of';
import { evaluate } from '../../descriptor/evaluate';
import { itemScope, listEntries } from '../../descriptor/list';
import type { Column, TableField } from '../../generated/descriptor-types';
import type { DrawerInput, Scope } from '../../generated/types';
import { useServices } from '../services';

/**
 * Hears the clicks in the rows of a table before what is clicked does: the drawer of an object that opens then leads on to the other
 * objects of its column.
 */
export function useHandOver(field: Pick<TableField, 'columns'>, rows: readonly unknown[], scope: Scope, title: string) {
  const { drawer } = useServices();
  return ({ target }: MouseEvent): void => {
    const cell = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>('td') : null;
    const column = field.columns.find(({ id }) => id === cell?.dataset['column']);
    if (!cell || !column) return;
    const objects = rows.map((row) => objectsOf(column, itemScope(scope, row)));
    const items = eachOnce(objects.flat());
    const first = objects[Number(cell.closest('tr')?.dataset['item'])]?.[0];
    const index = items.findIndex((item) => first && keyOf(item) === keyOf(first));
    if (items.length > 0) drawer.list.set({ title, items, index: Math.max(0, index) });
  };
}

/** The objects of a cell that have a drawer. */
function objectsOf(column: Column, scope: Scope): readonly DrawerInput[] {
  if (column.type === 'object') {
    const input = drawerInputOf(column, scope);
    return input ? [input] : [];
  }
  if (column.type !== 'objects') return [];
  return listEntries(evaluate(column.value, scope)).flatMap(
    (entry) => drawerInputOf(column, itemScope(scope, entry)) ?? [],
  );
}

function eachOnce(items: readonly DrawerInput[]): readonly DrawerInput[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function keyOf({ search_type, id }: DrawerInput): string {
  return `${search_type} ${id}`;
}
