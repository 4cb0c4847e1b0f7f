import type { Client } from '../api/client';
import type { Trust } from '../api/safe-address';
import type { Clock } from '../lib/clock';
import type { Memories } from '../session/memories';
import type { Page } from '../session/page';
import type { Commands } from './commands';
import type { Frames } from './frames';
import type { Overlays } from './overlays';
import type { Toasts } from './toasts';

/** How an address is gone to. */
export interface NavigateOptions {
  readonly replace?: boolean;
  /** What the history holds beside the address. */
  readonly state?: object;
  /** It holds what it held before, e.g. the moment at which the drawer was opened. */
  readonly keepState?: boolean;
}

/** What actions work with. Made once at the start; tests hand in their own. */
export interface Services {
  readonly client: Client;
  readonly clock: Clock;
  readonly page: Page;
  readonly commands: Commands;
  readonly frames: Frames;
  readonly memories: Memories;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  /** Origins whose addresses may be used. */
  readonly trust: Trust;
  /** Goes to a path of the route table, with its query. `replace` leaves no entry in the history, `state` stays in it. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  /** Jumps by single sign-on to role management in the other console; ends when it has opened or the failure is told. */
  readonly jumpRoleManagement: () => Promise<void>;
  readonly signIn: () => void;
  readonly signOut: () => Promise<void>;
}
