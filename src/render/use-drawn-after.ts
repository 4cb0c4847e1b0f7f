import { createContext, use, useEffect, useState } from 'react';
import { useServices } from './services';

/** How often the tab around this part has been asked for since it is shown. */
export const TimesShownContext = createContext(0);

/**
 * False until `delay` milliseconds have passed since the tab was shown; asking for the tab again meanwhile begins anew.
 * What has been drawn stays.
 */
export function useDrawnAfter(delay: number): boolean {
  const { clock } = useServices();
  const times = use(TimesShownContext);
  const [drawn, setDrawn] = useState(delay === 0);
  useEffect(() => {
    if (drawn) return;
    const timer = clock.setTimeout(() => setDrawn(true), delay);
    return () => clock.clearTimeout(timer);
  }, [drawn, clock, delay, times]);
  return drawn;
}
