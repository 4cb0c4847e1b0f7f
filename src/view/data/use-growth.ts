import { useEffect, useState } from 'react';
import { useServices } from '../context/services';

/** A number that grows batch by batch from `start` to `end`, with time for other tasks of the browser in between. */
export function useGrowth(end: number, batch: number, start: number): number {
  const { clock } = useServices();
  const [shownEnd, setShownEnd] = useState(start);
  if (end <= start && shownEnd > start) setShownEnd(start);
  useEffect(() => {
    if (shownEnd >= end) return;
    const timer = clock.setTimeout(() => setShownEnd(shownEnd + batch), 0);
    return () => clock.clearTimeout(timer);
  }, [clock, shownEnd, end, batch]);
  return Math.min(shownEnd, end);
}
