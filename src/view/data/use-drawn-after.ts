import { createContext, use, useEffect, useState } from 'react';
import { useServices } from '../context/services';

/** The time of the click or opening that last chose the tab around this part, in milliseconds since 1970. */
export const ShownSinceContext = createContext(0);

/**
 * False until `delay` milliseconds have passed since the tab was chosen, even if this part appears later than that.
 * Choosing the tab again restarts the delay. What has been drawn stays.
 */
export function useDrawnAfter(delay: number): boolean {
  const { clock } = useServices();
  const since = use(ShownSinceContext);
  const [drawn, setDrawn] = useState(() => remaining(since, delay, clock.now()) === 0);
  useEffect(() => {
    if (drawn) return;
    const timer = clock.setTimeout(() => setDrawn(true), remaining(since, delay, clock.now()));
    return () => clock.clearTimeout(timer);
  }, [drawn, clock, delay, since]);
  return drawn;
}

/** Milliseconds left; never more than `delay`, even if the clock was set back. */
function remaining(since: number, delay: number, now: number): number {
  return Math.min(delay, Math.max(0, since + delay - now));
}
