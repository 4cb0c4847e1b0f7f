import type { Clock } from './clock';

/** True if one more is allowed in the current period, which begins with the first call in it. */
export type RateLimit = () => boolean;

/** Creates a limit of `count` calls in each period, in milliseconds. */
export function createRateLimit(
  clock: Clock,
  { count, period }: { readonly count: number; readonly period: number },
): RateLimit {
  let since = -Infinity;
  let used = 0;
  return () => {
    const now = clock.now();
    // A clock that was set back begins again, too.
    if (now - since >= period || now < since) [since, used] = [now, 0];
    used += 1;
    return used <= count;
  };
}
