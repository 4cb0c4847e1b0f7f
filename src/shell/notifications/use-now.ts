import { useEffect, useState } from 'react';
import { useShell } from '../shell-services';

/** The server's time in milliseconds, told anew after every `step` of it. */
export function useNow(step: number): number {
  const { clock, serverTime } = useShell();
  const [now, setNow] = useState(serverTime.now);
  useEffect(() => {
    const timer = clock.setTimeout(() => setNow(serverTime.now()), step);
    return () => clock.clearTimeout(timer);
  }, [clock, serverTime, step, now]);
  return now;
}
