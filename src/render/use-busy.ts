import { useCallback, useState } from 'react';

/** Whether work that was begun here is under way, and a way to follow further work. */
export function useBusy(): { readonly busy: boolean; readonly follow: (work: Promise<void>) => void } {
  const [open, setOpen] = useState(0);
  const follow = useCallback((work: Promise<void>): void => {
    setOpen((count) => count + 1);
    void work.finally(() => setOpen((count) => count - 1));
  }, []);
  return { busy: open > 0, follow };
}
