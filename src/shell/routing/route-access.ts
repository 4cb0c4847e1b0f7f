import { createContext, use, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { engine } from '~/generated/console/engine';
import { checkNavigation, type CheckedRoute, type Denial } from '~/session/check-navigation';
import { matchRoute } from '~/view/context/match-route';
import { useServices } from '~/view/context/services';
import { useAllowed } from '~/view/context/use-allowed';
import { useStore } from '~/view/context/use-store';

/**
 * Gives a function that tests whether the user may open a path. While the menu is loading, only unrestricted routes
 * pass.
 */
export function useMayOpen(): (path: string) => boolean {
  const { routes } = useServices();
  const isAllowed = useAllowed();
  return (path) => {
    const route = matchRoute(path, routes)?.route;
    return route !== undefined && isAllowed({ path, keys: 'keys' in route ? route.keys : undefined });
  };
}

/** Provides the key of the location that was open when the menu arrived, `undefined` before that. */
export const MenuArrivalContext = createContext<Location['key'] | undefined>(undefined);

/** The value of `MenuArrivalContext`. `location` is the current one. */
export function useMenuArrival(location: Location): Location['key'] | undefined {
  const { session } = useServices();
  const { menu } = useStore(session);
  const [arrival, setArrival] = useState<Location['key']>();
  const isLoading = menu.state === 'loading';
  if (isLoading === (arrival !== undefined)) setArrival(isLoading ? undefined : location.key);
  return arrival;
}

/**
 * Why a route may not be shown: a denial, `waiting` while the menu that decides is loading, `undefined` if it may be
 * shown. The page that is open when the menu arrives is checked as such, every later one as a navigation.
 */
export function useDenial(route: CheckedRoute): Denial | 'waiting' | undefined {
  const { session, settings } = useServices();
  const { menu } = useStore(session);
  const location = useLocation();
  const arrival = use(MenuArrivalContext);
  const exempt = settings.exemptFromAccess;
  const isUnrestricted = !engine.menu || route.keys === undefined || exempt.includes(route.path);
  if (isUnrestricted) return undefined;
  if (menu.state === 'loading') return 'waiting';
  return checkNavigation(
    route,
    { ids: menu.state === 'loaded' ? menu.value.allowed : new Set(), loaded: menu.state === 'loaded' },
    { exempt, occasion: arrival === location.key ? 'menu' : 'navigation' },
  );
}
