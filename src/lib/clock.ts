/** What a running timer is known by. */
export type TimerId = number;

/** Time as the console sees it. Times are milliseconds. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(callback: () => void, delay: number): TimerId;
  clearTimeout(timer: TimerId): void;
}

/** The clock of the machine. */
export const realClock: Clock = {
  now: () => Date.now(),
  // In Node a timer is an object that stands for its number.
  setTimeout: (callback, delay) => Number(globalThis.setTimeout(callback, delay)),
  clearTimeout: (timer) => globalThis.clearTimeout(timer),
};

/** Resolves after `delay`; rejects with the signal's reason as soon as it is aborted. */
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
