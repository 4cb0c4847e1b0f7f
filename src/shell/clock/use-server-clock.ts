import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '~/view/context/services';

/** The result of `read` for the current time of the server in milliseconds, kept up to date. */
export function useServerClock(read: (now: number) => string): string {
  const { clock, serverTime, settings } = useServices();
  const refresh = settings.clock.refresh;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribe = serverTime.ahead.subscribe(listener);
      // Ticks at the server's full seconds, so that a new minute is visible at once.
      const untilNext = (): number => refresh - (serverTime.now() % refresh);
      const tick = (): void => {
        timer = clock.setTimeout(tick, untilNext());
        listener();
      };
      let timer = clock.setTimeout(tick, untilNext());
      return () => {
        unsubscribe();
        clock.clearTimeout(timer);
      };
    },
    [clock, serverTime, refresh],
  );
  return useSyncExternalStore(subscribe, () => read(serverTime.now()));
}
