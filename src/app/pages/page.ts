import type { ComponentType } from 'react';
import type { PageRoute } from '../../shell/routing/route-paths';

/** What a page is given. */
export interface PageProps {
  readonly route: PageRoute;
  /** What follows the path of the route, without a slash before it. */
  readonly tail: string;
}

/** The view of a page. */
export type Page = ComponentType<PageProps>;
