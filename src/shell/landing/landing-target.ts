import type { Route } from '../../generated/descriptor-types';
import { isNumber, isString } from '../../lib/json';
import { own } from '../../lib/own';
import type { Menu } from '../../session/menu';
import { isPageRoute, routesByKey, startOf } from '../routing/route-paths';

/** The page that stands in for a landing page. */
const startedPath = '/users/started';

/** Why the start page stands in, as its address tells: no id; no such entry; an entry that is no landing page. */
const reasons = { noId: 3, noEntry: 5, unusable: 6 } as const;

/** Address of the start page in place of a landing page. */
function instead(reason: keyof typeof reasons): string {
  return `${startedPath}?from=${reasons[reason]}`;
}

/** Where to land when the call has failed. */
export const landingFailed = instead('noId');

/** Path of the menu entry whose id the answer of `getLandingPage` names, on whatever level it stands. */
export function landingTarget(answer: unknown, menu: Menu, routes: readonly Route[]): string {
  const id = own(answer, 'id') ?? own(own(answer, 'data'), 'id');
  if (!(isNumber(id) || (isString(id) && id !== ''))) return instead('noId');
  if (!menu.allowed.has(String(id))) return instead('noEntry');
  const route = routesByKey(routes).get(Number(id));
  if (!menu.withRole.has(String(id)) || !route || !isPageRoute(route)) return instead('unusable');
  const path = startOf(route);
  return path === '/' ? instead('unusable') : path;
}
