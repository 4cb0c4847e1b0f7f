import { pathOfPage } from './page-paths';

/** The members of a route that the check reads. */
export interface CheckedRoute {
  readonly path: string;
  readonly keys?: readonly number[] | undefined;
}

/** The menu ids that the server allows, as text; `loaded` is false before its answer. */
export interface Allowed {
  readonly ids: ReadonlySet<string>;
  readonly loaded: boolean;
}

/** Why a route is refused; `menuId` is its first key. */
export type Denial =
  | { readonly msg: 'router' }
  | { readonly msg: 'app_router'; readonly menuId: number }
  | { readonly msg: 'api' | 'console' };

/** The occasion of the check: a navigation, or the arrival of the menu while a page is open. */
export type Occasion = 'navigation' | 'menu';

/**
 * Why a route may not be shown; `undefined` if it may. Before the menu is loaded no route is refused; after that an
 * empty menu allows no route with keys. One allowed key is enough, and `exempt` paths are never refused.
 */
export function checkNavigation(
  route: CheckedRoute,
  allowed: Allowed,
  { exempt, occasion }: { readonly exempt: readonly string[]; readonly occasion: Occasion },
): Denial | undefined {
  const [first] = route.keys ?? [];
  if (first === undefined || exempt.includes(route.path)) return undefined;
  if (route.keys?.some((key) => allowed.ids.has(String(key)))) return undefined;
  if (occasion === 'navigation' && allowed.ids.size > 0) return { msg: 'router' };
  return allowed.loaded ? { msg: 'app_router', menuId: first } : undefined;
}

/** Path of the page that shows a denial. */
export function deniedPath(denial: Denial): string {
  const query = new URLSearchParams({ msg: denial.msg });
  if (denial.msg === 'app_router') query.set('menuId', String(denial.menuId));
  return `${pathOfPage('access-denied')}?${query}`;
}
