import { useEffect, useState } from 'react';
import { useServices } from '../context/services';

/** The interval in which the age of stale data updates, in milliseconds. */
const minute = 60_000;

/**
 * True once `after` milliseconds have passed since `moment`. The component renders when that happens, and then every
 * minute.
 */
export function useIsStale(moment: number | undefined, after: number): boolean {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (moment === undefined) return;
    const left = moment + after - clock.now();
    const timer = clock.setTimeout(() => setNow(clock.now()), left > 0 ? left : minute);
    return () => clock.clearTimeout(timer);
  }, [moment, after, clock, now]);
  return moment !== undefined && now >= moment + after;
}
