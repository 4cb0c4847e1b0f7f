import { createContext } from 'react';
import type { ObjectReference } from '~/actions/open-drawer-at';
import type { DrawerInput } from '~/generated/contract/types';
import type { DrawerSequence } from '~/state/drawer/sequence';

/**
 * Gives the drawer sequence of an object; `undefined` if it is in none. `reference` is the part of the descriptor that
 * names the object, for example a column.
 */
export type SequenceOf = (input: DrawerInput, reference?: ObjectReference) => DrawerSequence | undefined;

/** Provides the drawer sequences of a list to the links and actions in it. */
export const SequenceContext = createContext<SequenceOf | undefined>(undefined);
