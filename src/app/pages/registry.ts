import type { ComponentType } from 'react';
import type { PageRoute } from '~/shell/routing/route-paths';

/** Name of a page. */
export type PageName = NonNullable<PageRoute['page']>;

/** The props of a page. */
export interface PageProps {
  readonly route: PageRoute;
  /** The rest of the path after that of the route, without a leading slash. */
  readonly tail: string;
}

/** The component of a page. */
type Page = ComponentType<PageProps>;

/** The built-in pages. The code of each is loaded when it is first opened. */
export const pages: { readonly [Name in PageName]: () => Promise<Page> } = {
  landing: () => import('./LandingPage').then((module) => module.LandingPage),
  'access-denied': () => import('./AccessDeniedPage').then((module) => module.AccessDeniedPage),
  started: () => import('./WelcomePage').then((module) => module.WelcomePage),
  about: () => import('./AboutPage').then((module) => module.AboutPage),
  maintenance: () => import('./MaintenancePage').then((module) => module.MaintenancePage),
  logout: () => import('./LogoutPage').then((module) => module.LogoutPage),
  placeholder: () => import('./PlaceholderPage').then((module) => module.PlaceholderPage),
};
