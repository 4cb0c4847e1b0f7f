import { useEffect, useState } from 'react';
import type { Clock } from '../../lib/clock';

/** Whether something has been so for longer than `delay` milliseconds. */
export function useLasting(isSo: boolean, clock: Clock, delay: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = clock.setTimeout(() => setLasts(true), delay);
    return () => {
      clock.clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, clock, delay]);
  return isSo && lasts;
}
