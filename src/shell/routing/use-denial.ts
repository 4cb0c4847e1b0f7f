import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../render/use-store';
import { checkNavigation, type CheckedRoute, type Denial } from '../../session/check-navigation';
import { useShell } from '../shell-services';

/**
 * Whether a route may be shown: a denial, `undefined` for yes, or `waiting` while the menu, which decides, is on its
 * way. The page that is there when the menu comes is judged by the menu's arrival, every other one by its navigation.
 */
export function useDenial(route: CheckedRoute): Denial | 'waiting' | undefined {
  const { session, settings } = useShell();
  const { menu } = useStore(session);
  const location = useLocation();
  const [arrival, setArrival] = useState({ location, loading: menu.state === 'loading' });
  if (arrival.loading && (menu.state !== 'loading' || arrival.location !== location)) {
    setArrival({ location, loading: menu.state === 'loading' });
  }

  const exempt = settings.exemptFromAccess;
  const isFree = route.keys === undefined || exempt.includes(route.path);
  if (menu.state === 'loading' && !isFree) return 'waiting';
  return checkNavigation(
    route,
    { ids: menu.state === 'loaded' ? menu.value.allowed : new Set(), loaded: menu.state === 'loaded' },
    { exempt, occasion: arrival.location === location ? 'menu' : 'navigation' },
  );
}
