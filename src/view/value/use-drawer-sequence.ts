import type { MouseEvent } from 'react';
import { drawerInputOf } from '~/actions/drawer-input-of';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Column, ObjectsColumn, TableField } from '~/generated/contract/descriptor-types';
import type { DrawerInput, Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '../context/services';

/**
 * Returns the click handler for the rows of a table. It runs in the capture phase, before a link opens a drawer, and
 * makes the objects of the clicked column the drawer sequence.
 */
export function useDrawerSequence(
  field: Pick<TableField, 'columns'>,
  rows: readonly unknown[],
  scope: Scope,
  title: string,
) {
  const { drawer } = useServices();
  return ({ target }: MouseEvent): void => {
    const cell = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>('td') : null;
    const column = field.columns.find(({ id }) => id === cell?.dataset['column']);
    if (!cell || !column) return;
    const objects = rows.map((row) => objectsOf(column, itemScope(scope, row)));
    const items = uniqueObjects(objects.flat());
    const clicked = objects[Number(cell.closest('tr')?.dataset['item'])]?.[0];
    const index = items.findIndex((item) => clicked && objectKey(item) === objectKey(clicked));
    if (items.length > 0) drawer.list.set({ title, items, index: Math.max(0, index) });
  };
}

/** Returns the function that makes the objects of one cell the drawer sequence. */
export function useCellSequence(): (column: ObjectsColumn, scope: Scope) => void {
  const { drawer } = useServices();
  const t = useTranslate();
  return (column, scope) =>
    drawer.list.set({
      title: t(column.label, scope),
      items: uniqueObjects(objectsOf(column, scope)),
      index: 0,
    });
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

/** A key that identifies an object. */
function objectKey({ search_type, id }: DrawerInput): string {
  return `${search_type} ${id}`;
}

function uniqueObjects(items: readonly DrawerInput[]): readonly DrawerInput[] {
  return [...new Map(items.map((item) => [objectKey(item), item])).values()];
}
