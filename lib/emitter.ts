/** Calls every listener with each event, in the order of subscription. */
export interface Emitter<T> {
  emit(event: T): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (event: T) => void): () => void;
}

/** Creates an emitter without listeners. Its functions need no `this`. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      const entry = (event: T): void => listener(event);
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
