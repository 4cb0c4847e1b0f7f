import type { Client } from '~/api/client';
import type { OptimisticChange } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import type { Scope } from '~/generated/contract/types';
import type { Trust } from '~/api/safe-address';
import type { Clock } from '~/platform/clock';
import type { Preferences } from '~/session/preferences';
import type { Page } from '~/platform/browser';
import type { Commands } from '~/state/commands';
import type { Frames } from '~/state/frames';
import type { Overlays } from '~/state/overlays';
import type { Toasts } from '~/state/toasts';

/** The options of a navigation. */
export interface NavigateOptions {
  readonly replace?: boolean;
  /** The state of the entry of the browser history. */
  readonly state?: object;
  /** Also retains the previous state, e.g. the time at which the drawer was opened. */
  readonly preserveState?: boolean;
}

/** The services that actions work with; part of the services of the console. */
export interface ActionServices {
  readonly client: Client;
  readonly clock: Clock;
  readonly page: Page;
  readonly commands: Commands;
  readonly frames: Frames;
  readonly preferences: Preferences;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  /** Origins whose addresses may be used. */
  readonly trust: Trust;
  /**
   * Goes to a path of the route table, with its query. `replace` leaves no entry in the history, `state` stays in it.
   */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /**
   * Jumps by single sign-on to role management in the other console; ends when it has opened or the failure is shown.
   */
  readonly jumpRoleManagement: () => Promise<void>;
  /** Requests again what these reads answered, wherever it is open. */
  readonly readAgain: (operations: readonly OperationId[]) => void;
  /**
   * Changes what is open of some reads as a call will change them; the result undoes it. If the code for it cannot be
   * loaded, nothing changes before the call is answered.
   */
  readonly showOptimistically: (changes: readonly OptimisticChange[], scope: Scope) => Promise<() => void>;
  readonly signIn: () => void;
  readonly signOut: () => Promise<void>;
}
