import { createContext, use, type ReactNode } from 'react';
import { invariant } from '../../lib/invariant';

/** An item that a page adds to the breadcrumbs. */
export interface OwnCrumb {
  readonly label: string;
  /** A path of the console. */
  readonly to?: string;
}

/** What a page says of itself beyond its route. */
export interface OwnPlace {
  /** Takes the place of the route's title. */
  readonly title?: string;
  readonly crumbs?: readonly OwnCrumb[];
}

/** What a route says of itself in its file. */
export interface RouteFacts {
  readonly kind: 'screen' | 'catch-all';
  readonly path: string;
  readonly keys: readonly number[];
  readonly title: string;
  /** Name of the file below `descriptors/routes/`. */
  readonly file: string;
}

/** Where a screen stands, and what is around it. */
export interface ScreenPlace {
  /** The title of the route; absent where a heading stands already, as inside a tab. */
  readonly title: string | undefined;
  readonly route?: RouteFacts;
  /** What follows the path of the route. */
  readonly tail: string;
  /** The period of the shell, in unix seconds. */
  readonly period: { readonly from: number; readonly to: number };
  /** Counts a preset of the period anew from the present, when the page is asked for again. */
  readonly renewPeriod: () => void;
  /** Where the period is chosen, for screens that look at it. */
  readonly periodPicker: ReactNode;
  /** Tells the shell what the page says of itself; nothing for what its route says. */
  readonly tell: (own: OwnPlace | undefined) => void;
}

/** Says where the screens below stand. */
export const ScreenPlaceContext = createContext<ScreenPlace | undefined>(undefined);

/** Where this screen stands. */
export function usePlaceOfScreen(): ScreenPlace {
  const place = use(ScreenPlaceContext);
  invariant(place, 'A screen stands outside of ScreenPlaceContext.');
  return place;
}
