import { isTrue } from '~/descriptor/is-shown';
import type { ConsoleSettings, Route } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';

/** What the console does with the routes whose pages are not available yet. */
export interface Placeholders {
  /** How the menu shows their entries: as all others (in the dev server), marked as coming soon, or not at all. */
  readonly inMenu: 'plain' | 'mark' | 'hide';
  /** True if this user may open them. */
  readonly isOpen: boolean;
}

/** Evaluates the setting `placeholders` for a user. Without it, entries are marked, and nobody may open the pages. */
export function placeholdersFor(
  isDevelopment: boolean,
  { placeholders }: Pick<ConsoleSettings, 'placeholders'>,
  scope: Scope,
): Placeholders {
  if (isDevelopment) return { inMenu: 'plain', isOpen: true };
  const { inMenu = 'mark', openWhen } = placeholders ?? {};
  return { inMenu, isOpen: openWhen !== undefined && isTrue(openWhen, scope) };
}

/** True for a route without a screen and for one whose screen is a placeholder. */
export function isPlaceholder(route: Route): boolean {
  if (route.kind !== 'screen' && route.kind !== 'catch-all') return false;
  return route.placeholder === true || (route.screen ?? route.page ?? 'placeholder') === 'placeholder';
}

/** The route of a path of the console, which may have a query: the longest that fits. */
export function routeAt(address: string, routes: readonly Route[]): Route | undefined {
  const [path = ''] = address.split('?');
  const [found] = routes
    .map((route) => ({ route, start: route.path.replace(/\/\{\w+\*\}$/, '') }))
    .filter(({ route, start }) => path === start || (start !== route.path && path.startsWith(`${start}/`)))
    .sort((one, other) => other.start.length - one.start.length);
  return found?.route;
}

/** True if a path of the console, which may have a query, is that of a placeholder. */
export function leadsToPlaceholder(address: string, routes: readonly Route[]): boolean {
  const route = routeAt(address, routes);
  if (!route) return false;
  return route.kind === 'redirect' ? leadsToPlaceholder(route.to, routes) : isPlaceholder(route);
}
