import { vi } from 'vitest';

/** Sizes that a browser would measure, of every element alike; nothing is observed until `resize`. */
export function fakeSizes() {
  let now = { text: 100, seen: 360 };
  const observed = new Set<() => void>();
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => Math.max(now.text, now.seen));
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => now.seen);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #notify: () => void;
      constructor(notify: () => void) {
        this.#notify = notify;
      }
      observe(): void {
        observed.add(this.#notify);
      }
      disconnect(): void {
        observed.delete(this.#notify);
      }
    },
  );
  return {
    /** The height of the text, and of what is seen of it. */
    set: (next: { readonly text: number; readonly seen: number }) => (now = next),
    /** Tells all who watch sizes. */
    resize: () => observed.forEach((notify) => notify()),
    /** How many watch. */
    watchers: () => observed.size,
  };
}
