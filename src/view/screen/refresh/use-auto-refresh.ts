import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getOwn } from '~/lib/get-own';
import { isRecord } from '~/lib/json';
import { isCovered } from '~/ui/layers';
import { useAccountId, useServices } from '~/view/context/services';
import { startAutoRefresh, type AutoRefresh } from './auto-refresh';

/** How often a screen refreshes by itself. */
export interface RefreshInterval {
  /** The intervals to choose from, in seconds; none if the console offers none. */
  readonly choices: readonly number[];
  /** Seconds; `undefined` while the screen does not refresh by itself. */
  readonly chosen: number | undefined;
  readonly choose: (seconds: number | undefined) => void;
  /** True while a refresh is due and has to wait. */
  readonly isPaused: boolean;
}

/** Refreshes a screen in the interval that the analyst has chosen for it, which this browser stores for the account. */
export function useAutoRefresh(options: {
  /** The id of the screen. */
  readonly screen: string;
  /** Milliseconds: when the displayed data was received. */
  readonly updatedAt: number | undefined;
  readonly isFetching: boolean;
  /** True while rows are selected. */
  readonly isInUse?: boolean;
  readonly onRefresh: () => void;
}): RefreshInterval {
  const { screen, updatedAt, isFetching, isInUse = false, onRefresh } = options;
  const { clock, page, random } = useServices();
  const { choices, chosen, choose } = useStoredInterval(screen);
  const [isPaused, setPaused] = useState(false);
  const running = useRef<AutoRefresh>(undefined);
  const refresh = useEffectEvent(onRefresh);
  const isAnswerPending = useEffectEvent(() => isFetching);
  const isWorking = useEffectEvent(() => isInUse || isCovered());
  useEffect(() => {
    if (chosen === undefined) return;
    const repeated = startAutoRefresh({
      ...{ clock, page, random, interval: chosen * 1000 },
      isFetching: () => isAnswerPending(),
      isInUse: () => isWorking(),
      refresh: () => refresh(),
      onPause: setPaused,
    });
    running.current = repeated;
    return () => {
      repeated.stop();
      running.current = undefined;
      setPaused(false);
    };
  }, [chosen, clock, page, random]);
  useEffect(() => void running.current?.restart(), [updatedAt]);
  return { choices, chosen, choose, isPaused };
}

/** The stored interval of a screen. One that the console no longer offers counts as none. */
function useStoredInterval(screen: string): Omit<RefreshInterval, 'isPaused'> {
  const { storage, settings } = useServices();
  const key = `${settings.storage.prefix}refreshEvery:${useAccountId()}`;
  const choices = settings.screens.refreshEvery;
  const readAll = (): Readonly<Record<string, unknown>> => {
    const stored = storage.readJson(key);
    return isRecord(stored) ? stored : {};
  };
  const [stored, setStored] = useState(() => getOwn(readAll(), screen));
  return {
    choices,
    chosen: choices.find((seconds) => seconds === stored),
    choose(seconds) {
      // Another tab may have stored the interval of another screen meanwhile.
      const others = Object.entries(readAll()).filter(([id]) => id !== screen);
      const changed = seconds === undefined ? [] : [[screen, seconds] as const];
      storage.write(key, JSON.stringify(Object.fromEntries([...others, ...changed])));
      setStored(seconds);
    },
  };
}
