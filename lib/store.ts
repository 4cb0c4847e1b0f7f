/** A value that can be read and observed, in the form that `useSyncExternalStore` takes. */
export interface ReadableStore<T> {
  get(): T;
  /** Calls the listener after every change. Returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

/** A value that can also be replaced. */
export interface Store<T> extends ReadableStore<T> {
  set(next: T): void;
  update(change: (current: T) => T): void;
}

/** Creates a store in memory. Setting the same value again calls no listener. Its functions need no `this`. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(current, next)) return;
    current = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => current,
    set,
    update: (change) => set(change(current)),
    subscribe(listener) {
      const entry = (): void => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
