import { useCallback, useEffect, useState } from 'react';
import { useServices } from './services';

/** How the loading of an embedded page stands. */
export interface FrameLoad {
  /** Counts the attempts; another one is another frame. */
  readonly attempt: number;
  readonly loaded: boolean;
  /** It takes longer than a page should; one that still comes is shown all the same. */
  readonly slow: boolean;
  readonly onLoad: () => void;
  readonly retry: () => void;
}

/** The loading of an embedded page, attempt by attempt. */
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
