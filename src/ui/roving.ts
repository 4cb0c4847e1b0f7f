import { createContext, use, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { createStore, type ReadableStore } from '~/lib/store';

/** Of many parts of a kind, the Tab key reaches one; the others are reached from it. */
export interface Roving {
  /** The one that is reached. */
  readonly stop: ReadableStore<string | undefined>;
  /** Puts a part at the end of the list; the result takes it out. */
  add(id: string): () => void;
  /** Makes a part the one that is reached. */
  moveTo(id: string): void;
}

/** Nobody is known yet; the first part is the one that is reached until another has been. */
export function createRoving(): Roving {
  const ids = new Set<string>();
  const stop = createStore<string | undefined>(undefined);
  return {
    stop,
    add(id) {
      ids.add(id);
      if (stop.get() === undefined) stop.set(id);
      return () => {
        ids.delete(id);
        if (stop.get() === id) stop.set([...ids][0]);
      };
    },
    moveTo: stop.set,
  };
}

/** Provides the list to its parts. */
export const RovingContext = createContext<Roving | undefined>(undefined);

const nobody = createStore<string | undefined>(undefined);

/** What a part of the list needs; outside of a list each part is reached for itself. */
export function useRovingPart(): { readonly tabIndex: 0 | -1; readonly onFocus: () => void } {
  const list = use(RovingContext);
  const id = useId();
  useLayoutEffect(() => {
    const remove = list?.add(id);
    return remove;
  }, [list, id]);
  const { subscribe, get } = list?.stop ?? nobody;
  // Only the two items that change roles render again.
  const isStop = useSyncExternalStore(subscribe, () => get() === id);
  return { tabIndex: !list || isStop ? 0 : -1, onFocus: () => list?.moveTo(id) };
}
