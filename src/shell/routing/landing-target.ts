import type { Route } from '~/generated/contract/descriptor-types';
import type { Menu } from '~/session/menu';
import { pathOfPage } from '~/session/page-paths';
import { isPageRoute, routesByKey, startOf } from './route-paths';

/** Why the welcome page opens, as its address says: no id; no such menu entry; an entry that is no landing page. */
const reasons = { noId: 3, noEntry: 5, unusable: 6 } as const;

function welcomeAddress(reason: keyof typeof reasons): string {
  return `${pathOfPage('started')}?from=${reasons[reason]}`;
}

/** The address that opens if the call for the landing page failed. */
export const landingFailed = welcomeAddress('noId');

/** Path of the menu entry, at any level, with an id; without one, of the welcome page, which opens in its place. */
export function landingTarget(id: string | undefined, menu: Menu, routes: readonly Route[]): string {
  if (id === undefined) return welcomeAddress('noId');
  if (!menu.allowed.has(id)) return welcomeAddress('noEntry');
  const route = routesByKey(routes).get(Number(id));
  if (!menu.landing.has(id) || !route || !isPageRoute(route)) return welcomeAddress('unusable');
  const path = startOf(route);
  return path === '/' ? welcomeAddress('unusable') : path;
}
