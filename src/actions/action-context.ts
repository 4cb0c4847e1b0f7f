import type { ApiError } from '~/api/api-error';
import type { CallOptions } from '~/api/client';
import type { Action } from '~/generated/contract/descriptor-types';
import type { DrawerInput, Scope } from '~/generated/contract/types';
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
  /** Shows a failure in the form that has made the call; false leaves it to its error policy. */
  readonly showFailure?: ((error: ApiError) => boolean) | undefined;
  /** How the call of a form is followed and cancelled. */
  readonly callOptions?: CallOptions | undefined;
  /** Shows in the form that its call was cancelled. */
  readonly showCancelled?: (() => void) | undefined;
  /** The drawer sequence of an object that the action opens. */
  readonly sequenceOf?: ((input: DrawerInput) => DrawerSequence | undefined) | undefined;
}

/** A function that runs actions in order. */
export type RunActions = (actions: readonly Action[], context: ActionContext) => Promise<void>;
