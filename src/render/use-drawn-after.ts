import { createContext, use, useEffect, useState } from 'react';
import { useServices } from './services';

/** When the tab around this part was last asked for: the moment of the click, or of the opening that showed it. */
export const ShownSinceContext = createContext(0);

/**
 * False until `delay` milliseconds have passed since the tab was asked for, however late this part came into it; asking
 * for the tab again meanwhile begins anew. What has been drawn stays.
 */
export function useDrawnAfter(delay: number): boolean {
  const { clock } = useServices();
  const since = use(ShownSinceContext);
  // A clock that was set back must not keep it waiting.
  const [drawn, setDrawn] = useState(() => rest(since, delay, clock.now()) === 0);
  useEffect(() => {
    if (drawn) return;
    const timer = clock.setTimeout(() => setDrawn(true), rest(since, delay, clock.now()));
    return () => clock.clearTimeout(timer);
  }, [drawn, clock, delay, since]);
  return drawn;
}

function rest(since: number, delay: number, now: number): number {
  return Math.min(delay, Math.max(0, since + delay - now));
}
