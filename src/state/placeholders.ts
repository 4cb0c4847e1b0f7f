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

/** True if a path is that of a placeholder, or of a redirect to one. `routeOf` gives the route of a path. */
export function leadsToPlaceholder(path: string, routeOf: (path: string) => Route | undefined): boolean {
  const route = routeOf(path);
  if (!route) return false;
  return route.kind === 'redirect' ? leadsToPlaceholder(route.to, routeOf) : isPlaceholder(route);
}
