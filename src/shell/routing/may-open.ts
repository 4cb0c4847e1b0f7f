import type { Route } from '../../generated/descriptor-types';
import { checkNavigation } from '../../session/check-navigation';
import type { Session } from '../../session/startup';

/** Whether the user may open a path of the route table. While the menu, which decides, is on its way, only free ones. */
export function mayOpen(
  path: string,
  {
    routes,
    menu,
    exempt,
  }: {
    readonly routes: readonly Route[];
    readonly menu: Session['menu'];
    readonly exempt: readonly string[];
  },
): boolean {
  const route = routes.find((each) => each.path === path);
  if (!route) return false;
  const keys = 'keys' in route ? route.keys : undefined;
  const ids: ReadonlySet<string> = menu.state === 'loaded' ? menu.value.allowed : new Set();
  return checkNavigation({ path, keys }, { ids, loaded: true }, { exempt, occasion: 'navigation' }) === undefined;
}
