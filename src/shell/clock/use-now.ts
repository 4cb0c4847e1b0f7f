import { useEffect, useState } from 'react';
import { useServices } from '~/view/context/services';

/** The server's time in milliseconds, updated after every `step` milliseconds. */
export function useNow(step: number): number {
  const { clock, serverTime } = useServices();
  const [now, setNow] = useState(serverTime.now);
  useEffect(() => {
    const timer = clock.setTimeout(() => setNow(serverTime.now()), step);
    return () => clock.clearTimeout(timer);
  }, [clock, serverTime, step, now]);
  return now;
}
