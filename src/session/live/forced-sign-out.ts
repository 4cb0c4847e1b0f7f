import type { Clock } from '../../lib/clock';

/** What being signed out from elsewhere needs. */
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
 * Gives a function for when the session was ended elsewhere: it warns and signs out when the time is over, whether or
 * not the warning could be shown. A second call does nothing.
 */
export function createForcedSignOut(options: ForcedSignOutOptions): () => void {
  let isUnderWay = false;
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    options.clock.setTimeout(() => void options.signOut(), options.delayMs);
    try {
      options.warn(options.delayMs / 1000);
    } catch (error) {
      options.log(String(error));
    }
  };
}
