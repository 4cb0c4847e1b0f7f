import { useState, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date. The query stays what it was at first. */
export function useMedia(query: string): boolean {
  const [list] = useState(() => window.matchMedia(query));
  return useSyncExternalStore(
    (listener) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => list.matches,
  );
}
