import type { Scope } from '../generated/types';
import type { Services } from './services';

/** Where an action runs. */
export interface ActionContext {
  readonly services: Services;
  /** What its expressions read. */
  readonly scope: Scope;
  /** Asks a source of the surrounding panel again, with other query values where given. */
  readonly refresh: (source: string, query: Readonly<Record<string, unknown>>) => Promise<void> | void;
  /** Closes the dialog or drawer in which the action stands. */
  readonly close: () => void;
  /** Leaves the dialog in which the action stands, as Escape does. */
  readonly dismiss?: () => void;
}
