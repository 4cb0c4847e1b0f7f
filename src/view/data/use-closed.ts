import { useEffect, useRef } from 'react';

/** Gives a function that is true as soon as the part of the page has closed, for work that ends after it. */
export function useClosed(): () => boolean {
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  return () => closed.current;
}
