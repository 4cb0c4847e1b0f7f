import { descriptorsIn } from './descriptors';

/** A route as the descriptors give it. */
export interface RouteEntry {
  readonly kind: 'screen' | 'catch-all' | 'redirect' | 'external' | 'outside';
  readonly path: string;
  readonly keys?: readonly number[];
  readonly title?: string;
  /** True when its menu keys belong to another page, whose title the menu shows. */
  readonly sharesKeys?: boolean;
  readonly page?: string;
  readonly screen?: string;
  /** The screen of the detail that the tail of the path names. */
  readonly detail?: string;
  readonly to?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Every route of the descriptors. */
export const routes: readonly RouteEntry[] = descriptorsIn<{ readonly routes: readonly RouteEntry[] }>(
  'routes',
).flatMap(({ content }) => content.routes);
