import { useState, useSyncExternalStore } from 'react';

/** True while a media query matches. Later changes of `query` are ignored. */
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
