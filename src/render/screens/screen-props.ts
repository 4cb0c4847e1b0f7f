import type { AddressChange, ScreenAddress } from '../../descriptor/screen-address';
import type { Screen } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import type { Opening } from '../opening';

/** What the view of one kind of screen is given. */
export interface ScreenProps<S extends Screen = Screen> {
  readonly screen: S;
  /** What expressions read: the session, and `address`, `filter`, `period` of this screen. */
  readonly scope: Scope;
  readonly address: ScreenAddress;
  /** The query that the address was read from, without the drawer. */
  readonly search: string;
  /** Writes into the address. A step that the way back should not stop at replaces the one before. */
  readonly change: (change: AddressChange, options?: { readonly replace?: boolean }) => void;
  /** The calls of the screen belong to it, from coming to leaving. */
  readonly opening: Opening;
}
