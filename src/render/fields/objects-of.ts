import { drawerInputOf } from '../../actions/drawer-input-of';
import { evaluate } from '../../descriptor/evaluate';
import { itemScope, listEntries } from '../../descriptor/list';
import type { Column } from '../../generated/descriptor-types';
import type { DrawerInput, Scope } from '../../generated/types';

/** The objects of a cell that have a drawer. */
export function objectsOf(column: Column, scope: Scope): readonly DrawerInput[] {
  if (column.type === 'object') {
    const input = drawerInputOf(column, scope);
    return input ? [input] : [];
  }
  if (column.type !== 'objects') return [];
  return listEntries(evaluate(column.value, scope)).flatMap(
    (entry) => drawerInputOf(column, itemScope(scope, entry)) ?? [],
  );
}

/** What tells one object from another. */
export function objectKey({ search_type, id }: DrawerInput): string {
  return `${search_type} ${id}`;
}

/** Each object once. */
export function eachObjectOnce(items: readonly DrawerInput[]): readonly DrawerInput[] {
  return [...new Map(items.map((item) => [objectKey(item), item])).values()];
}
