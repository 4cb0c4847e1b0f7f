import { routes } from '~/generated/console/routes';
import type { Route } from '~/generated/contract/descriptor-types';

/** Name of a built-in page. */
type PageName = NonNullable<Extract<Route, { readonly kind: 'screen' }>['page']>;

/** Path of the first route that shows a built-in page, or else of home. */
export function pathOfPage(name: PageName): string {
  return routes.find((route) => route.kind === 'screen' && route.page === name)?.path ?? '/';
}
