import { useIsFetching } from '@tanstack/react-query';
import { createContext, useEffect, useState } from 'react';
import type { Opening } from '../../opening';
import { useServices } from '../../services';

/** Whether it is the turn of the charts, whose code is heavy: the numbers are to be there first. */
export const ChartTurnContext = createContext(true);

/** True once the page has shown what it asked for, or has waited long enough for it; it stays true. */
export function useChartTurn(opening: Opening): boolean {
  const { clock, settings } = useServices();
  const isAsking = useIsFetching({ queryKey: opening.key }) > 0;
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    if (isTurn) return;
    // At once means after what has come is painted.
    const timer = clock.setTimeout(() => setTurn(true), isAsking ? settings.screens.chartWait : 0);
    return () => clock.clearTimeout(timer);
  }, [clock, settings, isAsking, isTurn]);
  return isTurn;
}
