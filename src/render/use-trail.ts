import { openRequestAt } from '../actions/open-drawer-at';
import type { Trail } from '../actions/drawer-trail';
import { useServices, type Services } from './services';
import { useStore } from './use-store';

/** The drawers opened so far, and the way to each of them. */
export interface TrailWay extends Trail {
  /** Opens one of them again; nothing where there is none. */
  readonly go: (index: number) => void;
}

/** The trail of this page, kept up to date. */
export function useTrail(): TrailWay {
  const services = useServices();
  const trail = useStore(services.drawer.trail.trail);
  return { ...trail, go: (index) => goTo(index, services) };
}

/** Gives a function that opens what was opened so many steps before or after what is open now. */
export function useTrailStep(): (step: number) => void {
  const services = useServices();
  return (step) => goTo(services.drawer.trail.trail.get().at + step, services);
}

function goTo(index: number, services: Services): void {
  const stop = services.drawer.trail.trail.get().stops[index];
  if (stop) openRequestAt(stop.request, services, stop.opened);
}
