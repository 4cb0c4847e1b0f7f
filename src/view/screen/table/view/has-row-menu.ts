import type { TableScreen } from '~/generated/contract/descriptor-types';

/** True for a list whose rows have a menu. */
export function hasRowMenu({ rowActions, target }: TableScreen): boolean {
  return rowActions !== undefined || target !== undefined;
}
