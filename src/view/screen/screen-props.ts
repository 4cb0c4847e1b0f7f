import type { AddressChange, ScreenAddress } from '~/descriptor/screen-address';
import type { Screen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { QueryScope } from '~/state/sources/query-scope';

/** The properties of the view of one kind of screen. */
export interface ScreenProps<S extends Screen = Screen> {
  readonly screen: S;
  /** The session, and `address`, `filter` and `period` of this screen. */
  readonly scope: Scope;
  readonly address: ScreenAddress;
  /** The query string from which `address` was read, without the drawer. */
  readonly search: string;
  /** Writes to the address. With `replace` the change replaces the current entry of the browser history. */
  readonly change: (change: AddressChange, options?: { readonly replace?: boolean }) => void;
  /** The calls of the screen, from its mount to its unmount. */
  readonly queryScope: QueryScope;
}
