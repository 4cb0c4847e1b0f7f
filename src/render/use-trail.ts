import { openRequestAt } from '../actions/open-drawer-at';
import type { Trail } from '../actions/drawer-trail';
import { useServices } from './services';
import { useStore } from './use-store';

/** The drawers opened so far, and the way to each of them. */
export interface TrailWay extends Trail {
  /** Opens one of them again; nothing where there is none. */
  readonly go: (index: number) => void;
}

/** The trail of this page. */
export function useTrail(): TrailWay {
  const services = useServices();
  const trail = useStore(services.drawer.trail.trail);
  return {
    ...trail,
    go(index) {
      const stop = trail.stops[index];
      if (stop) openRequestAt(stop.request, services, stop.opened);
    },
  };
}
