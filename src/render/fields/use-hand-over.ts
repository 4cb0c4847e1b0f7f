import type { MouseEvent } from 'react';
import { itemScope } from '../../descriptor/list';
import type { TableField } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useServices } from '../services';
import { eachObjectOnce, objectKey, objectsOf } from './objects-of';

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
    const items = eachObjectOnce(objects.flat());
    const first = objects[Number(cell.closest('tr')?.dataset['item'])]?.[0];
    const index = items.findIndex((item) => first && objectKey(item) === objectKey(first));
    if (items.length > 0) drawer.list.set({ title, items, index: Math.max(0, index) });
  };
}
