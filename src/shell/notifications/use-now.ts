import { useEffect, useState } from 'react';
import type { Clock } from '../../lib/clock';

/** The time in milliseconds, told anew after every `step` of it. */
export function useNow(clock: Clock, step: number): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = clock.setTimeout(() => setNow(clock.now()), step);
    return () => clock.clearTimeout(timer);
  }, [clock, step, now]);
  return now;
}
