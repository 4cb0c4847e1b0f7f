import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '~/lib/store';

/** The value of a store. A change renders the component again. */
export function useStore<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
