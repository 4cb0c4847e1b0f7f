import { engine } from '~/generated/console/engine';
import { checkNavigation, type CheckedRoute } from '~/session/check-navigation';
import { useServices } from './services';
import { useStore } from './use-store';

/** Gives a function that tests whether the menu allows a route. While it is loading, only unrestricted routes pass. */
export function useAllowed(): (route: CheckedRoute) => boolean {
  const { session, settings } = useServices();
  const { menu } = useStore(session);
  const ids: ReadonlySet<string> = menu.state === 'loaded' ? menu.value.allowed : new Set();
  const occasion = { exempt: settings.exemptFromAccess, occasion: 'navigation' } as const;
  return (route) => !engine.menu || checkNavigation(route, { ids, loaded: true }, occasion) === undefined;
}
