import { openRequestAt } from '~/actions/open-drawer-at';
import { isRecord } from '~/lib/json';
import type { HistoryEntries } from '~/state/drawer/history';
import { useServices, type AppServices } from '../context/services';
import { useStore } from '../context/use-store';

/** The opened drawers, and the function that opens one of them again. */
export interface HistoryNavigation extends HistoryEntries {
  /** Opens the drawer at an index; does nothing if there is none. */
  readonly go: (index: number) => void;
}

/** The drawer history, which follows its store. */
export function useDrawerHistory(): HistoryNavigation {
  const services = useServices();
  const history = useStore(services.drawer.history.entries);
  return { ...history, go: (index) => goTo(index, services) };
}

/** Gives a function that goes a number of steps forward, or back if it is negative, in the drawer history. */
export function useHistoryStep(): (step: number) => void {
  const services = useServices();
  return (step) => goTo(services.drawer.history.entries.get().index + step, services);
}

function goTo(index: number, services: AppServices): void {
  const entry = services.drawer.history.entries.get().entries[index];
  if (entry) openRequestAt(entry.request, services, isRecord(entry.state) ? entry.state : { opened: null });
}
