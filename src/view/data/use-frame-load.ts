import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../context/services';

/** The state of loading an embedded page. */
export interface FrameLoad {
  /** Number of the attempt, counted from 0. Each attempt needs a new frame. */
  readonly attempt: number;
  readonly loaded: boolean;
  /** True once loading takes too long. A page that arrives late is shown all the same. */
  readonly slow: boolean;
  readonly onLoad: () => void;
  readonly retry: () => void;
}

/** Follows the loading of an embedded page. */
export function useFrameLoad(): FrameLoad {
  const { clock, settings } = useServices();
  const [{ attempt, loaded, slow }, setState] = useState({ attempt: 0, loaded: false, slow: false });
  useEffect(() => {
    const timer = clock.setTimeout(
      () => setState((now) => (now.attempt === attempt ? { ...now, slow: true } : now)),
      settings.timers.frameLoad,
    );
    return () => clock.clearTimeout(timer);
  }, [clock, attempt, settings]);
  const onLoad = useCallback(() => setState((now) => ({ ...now, loaded: true })), []);
  const retry = useCallback(() => setState((now) => ({ attempt: now.attempt + 1, loaded: false, slow: false })), []);
  return { attempt, loaded, slow, onLoad, retry };
}
