import { useStore } from '../../render/use-store';
import { checkNavigation } from '../../session/check-navigation';
import { useShell } from '../shell-services';
import { isPageRoute, startOf } from './route-paths';

/** Tells whether the user may open a path of the route table; while the menu is on its way, only what is free for all. */
export function useMayOpen(): (path: string) => boolean {
  const { routes, session, settings } = useShell();
  const { menu } = useStore(session);
  const ids: ReadonlySet<string> = menu.state === 'loaded' ? menu.value.allowed : new Set();
  return (path) => {
    const route =
      routes.find((each) => each.path === path) ?? routes.find((each) => isPageRoute(each) && startOf(each) === path);
    if (!route) return false;
    const keys = 'keys' in route ? route.keys : undefined;
    const occasion = { exempt: settings.exemptFromAccess, occasion: 'navigation' } as const;
    return checkNavigation({ path, keys }, { ids, loaded: true }, occasion) === undefined;
  };
}
