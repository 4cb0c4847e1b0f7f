// Generated from descriptors/. Do not edit.
import type { Dialog, Drawer } from './descriptor-types';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** Drawers by search type. */
export const drawers: Readonly<Record<number, Entry<Drawer>>> = {
  4: { id: 'url', load: () => import('./drawers/url') },
  5: { id: 'domain', load: () => import('./drawers/domain') },
  6: { id: 'ip', load: () => import('./drawers/ip') },
};

/** Name of a dialog. */
export type DialogId = 'generic' | 'support-case';

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, Entry<Dialog>>> = {
  generic: { id: 'generic', load: () => import('./dialogs/generic') },
  'support-case': { id: 'support-case', load: () => import('./dialogs/support-case') },
};
