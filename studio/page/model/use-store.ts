import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '~/lib/store';

/** The value of a store; the component is rendered again when it changes. */
export function useStore<T>({ get, subscribe }: ReadableStore<T>): T {
  return useSyncExternalStore(subscribe, get);
}
