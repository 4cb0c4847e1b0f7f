import { useCallback, useSyncExternalStore } from 'react';
import { useShell } from '../shell-services';

/** What `read` makes of the server's time, in milliseconds, kept up to date. */
export function useServerClock(read: (now: number) => string): string {
  const { clock, serverTime, settings } = useShell();
  const refresh = settings.clock.refresh;
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopHearing = serverTime.ahead.subscribe(listener);
      // It ticks with the server's seconds, so that a new minute shows at once.
      const untilNext = (): number => refresh - (serverTime.now() % refresh);
      const tick = (): void => {
        timer = clock.setTimeout(tick, untilNext());
        listener();
      };
      let timer = clock.setTimeout(tick, untilNext());
      return () => {
        stopHearing();
        clock.clearTimeout(timer);
      };
    },
    [clock, serverTime, refresh],
  );
  return useSyncExternalStore(subscribe, () => read(serverTime.now()));
}
