import type { Client } from '../api/client';
import type { Trust } from '../api/safe-address';
import type { Clock } from '../lib/clock';
import type { Page } from '../session/page';
import type { Overlays } from './overlays';
import type { Toasts } from './toasts';

/** What actions work with. Made once at the start; tests hand in their own. */
export interface Services {
  readonly client: Client;
  readonly clock: Clock;
  readonly page: Page;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  /** Origins whose addresses may be used. */
  readonly trust: Trust;
  /** Goes to a path of the route table, with its query. `replace` leaves no entry in the history, `state` stays in it. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean; readonly state?: object }) => void;
  readonly signIn: () => void;
  readonly signOut: () => Promise<void>;
}
