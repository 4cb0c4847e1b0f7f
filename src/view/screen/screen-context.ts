import { createContext, use, type ReactNode } from 'react';
import { invariant } from '~/lib/invariant';
import type { ListPositionMemory, PageMeta } from '~/state/page-meta';
import type { Span } from '~/state/period/period';

/** The properties of a route in its descriptor. */
export interface RouteFacts {
  readonly kind: 'screen' | 'catch-all';
  readonly path: string;
  readonly keys: readonly number[];
  readonly title: string;
  /** Name, without extension, of the file below `descriptors/routes/`. */
  readonly file: string;
}

/** The interface between the shell and a screen. */
export interface ScreenState {
  /** The title of the route; absent if the page already has a heading, as inside a tab. */
  readonly title: string | undefined;
  readonly route?: RouteFacts;
  /** The rest of the path after the path of the route. */
  readonly tail: string;
  /** The period of the shell, with the id of its preset if it is not a span of its own. */
  readonly period: Span & { readonly preset?: string };
  /** Recomputes a preset period relative to the current time, when the page reloads. */
  readonly renewPeriod: () => void;
  /** The control for the period, for screens that use it. */
  readonly periodPicker: ReactNode;
  /** Sets the title and breadcrumbs of the page; `undefined` restores those of the route. */
  readonly setMeta: (meta: PageMeta | undefined) => void;
  /** The stored scroll positions of lists. */
  readonly positions?: ListPositionMemory;
}

/** The context of the screens below. */
export const ScreenContext = createContext<ScreenState | undefined>(undefined);

/** The context of this screen. */
export function useScreenContext(): ScreenState {
  const context = use(ScreenContext);
  invariant(context, 'A screen is rendered outside of ScreenContext.');
  return context;
}
