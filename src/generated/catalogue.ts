// Generated from descriptors/. Do not edit.
import type { Dialog, Drawer } from './descriptor-types';

/** A module that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** Drawers by search type. */
export const drawers: Readonly<Record<number, Entry<Drawer>>> = {};

/** Name of a dialog. */
export type DialogId = 'generic' | 'support-case';

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, Entry<Dialog>>> = {
  generic: { id: 'generic', load: () => Promise.reject(new Error('Not generated yet.')) },
  'support-case': { id: 'support-case', load: () => Promise.reject(new Error('Not generated yet.')) },
};
