/** Identifies a running timer. */
export type TimerId = number;

/** The time and the timers of the console. Times are milliseconds. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(callback: () => void, delay: number): TimerId;
  clearTimeout(timer: TimerId): void;
}

/** The clock of the machine. */
export const realClock: Clock = {
  now: () => Date.now(),
  // In Node a timer is an object that converts to a number.
  setTimeout: (callback, delay) => Number(globalThis.setTimeout(callback, delay)),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};

/** A timer that can be started again: a new start replaces the previous one. */
export interface Timer {
  readonly isRunning: () => boolean;
  /** Calls `work` once, after `delay` milliseconds. */
  start(work: () => void, delay: number): void;
  stop(): void;
}

/** Creates a timer that is not running. */
export function createTimer(clock: Clock): Timer {
  let id: TimerId | undefined;
  const stop = (): void => {
    if (id !== undefined) clock.clearTimeout(id);
    id = undefined;
  };
  return {
    isRunning: () => id !== undefined,
    start(work, delay) {
      stop();
      id = clock.setTimeout(() => {
        id = undefined;
        work();
      }, delay);
    },
    stop,
  };
}

/** Resolves after `delay`. Rejects with the reason of the signal as soon as that is aborted. */
export function wait(clock: Clock, delay: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clock.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, delay);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
