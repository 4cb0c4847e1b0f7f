import type { DrawerName } from '../model/drawer';
import type { FormName } from '../model/form';

/** The search type that opens a drawer of the comparison, in place of one that ships. */
export const searchTypes = { '120': 1, list: 1, '1000': 9, '5000': 7 } as const satisfies Record<DrawerName, number>;

/** The operation that answers the object of a drawer. */
export function readOperation(name: DrawerName): string {
  return `benchObject${name}`;
}

/** The operation that takes what a form sends. */
export function sendOperation(name: FormName): string {
  return `benchSend${name}`;
}

/** Path of the object of a drawer at the API. */
export function objectPath(name: DrawerName): string {
  return `/bench/objects/${name}`;
}

/** The dialog with a form. */
export function dialogOf(name: FormName): string {
  return `bench-form-${name}`;
}
