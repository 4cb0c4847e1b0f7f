import type { Action } from '~/generated/contract/descriptor-types';
import type { DrawerInput, Scope, Text } from '~/generated/contract/types';
import type { DrawerSequence } from '~/state/drawer/sequence';
import type { ActionServices } from './services';

/** The context in which actions run. */
export interface ActionContext {
  readonly services: ActionServices;
  /** The scope of its expressions. */
  readonly scope: Scope;
  /** Requests a source of the surrounding panel again, with other query values where given. */
  readonly refresh: (source: string, query: Readonly<Record<string, unknown>>) => Promise<void> | void;
  /** Closes the dialog or drawer in which the action is. */
  readonly close: () => void;
  /** Leaves the dialog in which the action is, as Escape does. */
  readonly dismiss?: () => void;
  /** Shows in a form that what it changes has been changed meanwhile, in place of a toast. */
  readonly showConflict?: ((message: Text) => void) | undefined;
  /** The drawer sequence of an object that the action opens. */
  readonly sequenceOf?: ((input: DrawerInput) => DrawerSequence | undefined) | undefined;
}

/** A function that runs actions in order. */
export type RunActions = (actions: readonly Action[], context: ActionContext) => Promise<void>;
