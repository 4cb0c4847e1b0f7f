import type { Clock } from '~/platform/clock';

/** The options of the forced sign-out. */
export interface ForcedSignOutOptions {
  readonly clock: Clock;
  /** Time from the warning to the sign-out, in milliseconds. */
  readonly delayMs: number;
  /** Warns the user; the parameter is the time left in seconds. */
  readonly warn: (seconds: number) => void;
  readonly signOut: () => Promise<void>;
  readonly log: (message: string) => void;
}

/**
 * Gives a function that is called when the session was ended elsewhere. It warns, and signs out when the time is over, even
 * if the warning could not be shown. A second call does nothing.
 */
export function createForcedSignOut(options: ForcedSignOutOptions): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    options.clock.setTimeout(() => void options.signOut(), options.delayMs);
    try {
      options.warn(options.delayMs / 1000);
    } catch (error) {
      options.log(String(error));
    }
  };
}
