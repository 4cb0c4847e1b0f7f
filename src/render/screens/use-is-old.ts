import { useEffect, useState } from 'react';
import { useServices } from '../services';

/** How often the words about an age are read anew. Milliseconds. */
const minute = 60_000;

/** Whether a moment lies as far back as `after`. What shows it is drawn anew when that begins, and every minute from then on. */
export function useIsOld(moment: number | undefined, after: number): boolean {
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
