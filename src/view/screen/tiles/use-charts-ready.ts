import { useIsFetching } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import type { QueryScope } from '~/state/sources/query-scope';
import { useServices } from '~/view/context/services';

/** True once charts may load their code, which is large. The other tiles of a screen render first. */
export const ChartsReadyContext = createContext(true);

/** Returns true, and stays true, once the calls of a screen have finished or `screens.chartWait` has passed. */
export function useChartsReady(queryScope: QueryScope): boolean {
  const { clock, settings } = useServices();
  const isFetching = useIsFetching({ queryKey: queryScope.key }) > 0;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    // Even without a delay the browser paints the answers first.
    const timer = clock.setTimeout(() => setReady(true), isFetching ? settings.screens.chartWait : 0);
    return () => clock.clearTimeout(timer);
  }, [clock, settings, isFetching, isReady]);
  return isReady;
}
