import type { ResolvedText } from '~/i18n/translate';
import type { Clock, TimerId } from '~/platform/clock';
import { createStore, type ReadableStore } from '~/lib/store';

/** What a failed call shows beside its message, for the user and for support. */
export interface FailureFacts {
  /** Trace id of the call. */
  readonly traceId?: string;
  /** HTTP status, with the error number if there is one. */
  readonly code?: string;
  /** Name of the permission that the account lacks. */
  readonly permission?: string;
}

/** A short message that disappears by itself, unless it has a link. The facts are those of a failed call. */
export interface Toast extends FailureFacts {
  readonly key: number;
  readonly intent: 'success' | 'warning' | 'danger';
  readonly text: ResolvedText;
  /** A link below the text; a toast with a link stays until it is closed. */
  readonly link?: { readonly text: ResolvedText; readonly href: string };
  /** A button below the text, which closes the toast. A toast with a button stays longer. */
  readonly button?: { readonly text: ResolvedText; readonly run: () => void };
}

/** The content of a toast. */
export type ToastMessage = Omit<Toast, 'key'>;

/** The toasts on the page, oldest first. */
export interface Toasts {
  readonly list: ReadableStore<readonly Toast[]>;
  /**
   * Shows a toast. It replaces one on the page with the same content, and its time starts again; toasts with a button
   * replace none, because each of their buttons does something else.
   */
  show(message: ToastMessage): void;
  close(key: number): void;
  /** Stops the time of a toast while it is read. */
  hold(key: number): void;
  /** Starts the time of a held toast again. */
  release(key: number): void;
}

/** Creates an empty list of toasts. A toast lasts `life` milliseconds, one with a button twice as long. */
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
    const toast = list.get().find((one) => one.key === key);
    if (!toast || toast.link) return;
    timers.set(
      key,
      clock.setTimeout(() => close(key), toast.button ? 2 * life : life),
    );
  };
  return {
    list,
    close,
    hold,
    release,
    show(message) {
      const same = list.get().find((toast) => !toast.button && identity(toast) === identity(message));
      if (same && !message.button) close(same.key);
      const key = ++last;
      list.update((toasts) => [...toasts, { ...message, key }]);
      release(key);
    },
  };
}

/** Two toasts that differ only in the trace id are one toast; the trace id is that of the newest. */
function identity({ intent, text, link }: ToastMessage): string {
  return JSON.stringify([intent, text.key, text.values ?? {}, link?.href]);
}
