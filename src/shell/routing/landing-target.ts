import type { Route } from '~/generated/contract/descriptor-types';
import { isNumber, isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { Menu } from '~/session/menu';
import { isPageRoute, routesByKey, startOf } from './route-paths';

/** The page that opens if there is no landing page. */
const welcomePath = '/users/started';

/** Why the welcome page opens, as its address says: no id; no such menu entry; an entry that is no landing page. */
const reasons = { noId: 3, noEntry: 5, unusable: 6 } as const;

function welcomeAddress(reason: keyof typeof reasons): string {
  return `${welcomePath}?from=${reasons[reason]}`;
}

/** The address that opens if the call for the landing page failed. */
export const landingFailed = welcomeAddress('noId');

/** Path of the menu entry, at any level, whose id the answer of `getLandingPage` contains. */
export function landingTarget(answer: unknown, menu: Menu, routes: readonly Route[]): string {
  const id = getOwn(answer, 'id') ?? getOwn(getOwn(answer, 'data'), 'id');
  if (!(isNumber(id) || (isString(id) && id !== ''))) return welcomeAddress('noId');
  if (!menu.allowed.has(String(id))) return welcomeAddress('noEntry');
  const route = routesByKey(routes).get(Number(id));
  if (!menu.withRole.has(String(id)) || !route || !isPageRoute(route)) return welcomeAddress('unusable');
  const path = startOf(route);
  return path === '/' ? welcomeAddress('unusable') : path;
}
