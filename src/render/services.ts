import { createContext, use } from 'react';
import type { DrawerList } from '../actions/drawer-list';
import type { DrawerTrail } from '../actions/drawer-trail';
import type { Services as ActionServices } from '../actions/services';
import type { FormatSettings } from '../descriptor/format/shown';
import type { ConsoleSettings } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { invariant } from '../lib/invariant';
import type { Store } from '../lib/store';
import type { DrawerLayout } from '../session/drawer-layout';

/** What views work with: what actions work with, and what values are shown by. */
export interface Services extends ActionServices {
  readonly settings: ConsoleSettings;
  readonly format: FormatSettings;
  /** What every expression may read: region, view, flags, permissions, the profile. */
  readonly scope: Scope;
  /** What the drawer keeps from one opening to the next. */
  readonly drawer: {
    readonly layout: DrawerLayout;
    readonly trail: DrawerTrail;
    readonly list: Store<DrawerList | undefined>;
  };
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** Provides the services to every view. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the console around this view. */
export function useServices(): Services {
  const services = use(ServicesContext);
  invariant(services, 'A view stands outside of ServicesProvider; put the provider around it.');
  return services;
}
