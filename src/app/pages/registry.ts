import type { PageRoute } from '../../shell/routing/route-paths';
import type { Page } from './page';

/** Name of a page. */
export type PageName = NonNullable<PageRoute['page']>;

/** Every page; its code is loaded when it is first opened. */
export const pages: { readonly [Name in PageName]: () => Promise<Page> } = {
  landing: () => import('./LandingPage').then((module) => module.LandingPage),
  'access-denied': () => import('./AccessDeniedPage').then((module) => module.AccessDeniedPage),
  started: () => import('./StartedPage').then((module) => module.StartedPage),
  about: () => import('./AboutPage').then((module) => module.AboutPage),
  maintenance: () => import('./MaintenancePage').then((module) => module.MaintenancePage),
  logout: () => import('./LogoutPage').then((module) => module.LogoutPage),
  placeholder: () => import('./PlaceholderPage').then((module) => module.PlaceholderPage),
};
