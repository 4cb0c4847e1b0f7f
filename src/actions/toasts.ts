import type { ResolvedText } from '../descriptor/text';
import type { Clock, TimerId } from '../lib/clock';
import { createStore, type ReadableStore } from '../lib/store';

/** A note that goes away by itself. */
export interface Toast {
  readonly key: number;
  readonly intent: 'success' | 'warning' | 'danger';
  readonly text: ResolvedText;
  /** Of the call that failed, shown below the text. */
  readonly traceId?: string;
  /** Where the user may go from here; a note with it stays until it is closed. */
  readonly link?: { readonly text: ResolvedText; readonly href: string };
}

/** What a toast says. */
export type Note = Omit<Toast, 'key'>;

/** The notes on the page, oldest first. */
export interface Toasts {
  readonly list: ReadableStore<readonly Toast[]>;
  /** Shows a note. One that says the same as a note on the page replaces it and lives anew. */
  show(note: Note): void;
  close(key: number): void;
  /** Keeps a note while it is read. */
  hold(key: number): void;
  /** Lets a held note live its whole life anew. */
  release(key: number): void;
}

/** No notes. `life` is how long one stays, in milliseconds. */
export function createToasts(clock: Clock, life: number): Toasts {
  const list = createStore<readonly Toast[]>([]);
  const timers = new Map<number, TimerId>();
  let last = 0;

  const hold = (key: number): void => {
    const timer = timers.get(key);
    if (timer !== undefined) clock.clearTimeout(timer);
    timers.delete(key);
  };
  const close = (key: number): void => {
    hold(key);
    list.update((toasts) => toasts.filter((toast) => toast.key !== key));
  };
  const release = (key: number): void => {
    hold(key);
    if (list.get().some((toast) => toast.key === key && !toast.link)) {
      timers.set(
        key,
        clock.setTimeout(() => close(key), life),
      );
    }
  };
  return {
    list,
    close,
    hold,
    release,
    show(note) {
      const same = list.get().find((toast) => meaning(toast) === meaning(note));
      if (same) close(same.key);
      last += 1;
      const key = last;
      list.update((toasts) => [...toasts, { ...note, key }]);
      release(key);
    },
  };
}

/** Two notes with one meaning are one note; the trace id is that of the newest. */
function meaning({ intent, text, link }: Note): string {
  return JSON.stringify([intent, text.key, text.values ?? {}, link?.href]);
}
