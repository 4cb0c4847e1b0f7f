import { settings } from '~/generated/console/console';
import { isRecord } from '~/lib/json';
import { createStore } from '~/lib/store';
import { createDrawerHistory } from '~/state/drawer/history';
import { createDrawerLayout } from '~/state/drawer/layout';
import { createPageMetaStore } from '~/state/page-meta';
import type { AppServices } from '~/view/context/services';
import type { Environment } from './environment';
import { createConsoleRouter, type ConsoleRouter } from './router';

/** The address of the console, and the state of its history entry. */
export interface Navigation extends Pick<AppServices, 'navigate' | 'drawer' | 'pageMeta'> {
  readonly router: ConsoleRouter;
}

/** Creates the router of the console, and the stores of drawers and pages. */
export function createNavigation({ local }: Environment): Navigation {
  const router = createConsoleRouter();
  return {
    router,
    navigate(to, { preserveState = false, replace = false, state } = {}) {
      const current: unknown = preserveState ? router.state.location.state : undefined;
      router.navigate(to, { replace, state: isRecord(current) ? { ...current, ...state } : state });
    },
    drawer: {
      layout: createDrawerLayout(local, settings.widths),
      history: createDrawerHistory(settings.drawer.history),
      entryState: { get: (): unknown => router.state.location.state, subscribe: router.subscribe },
      pinned: createStore(undefined),
    },
    pageMeta: createPageMetaStore(),
  };
}
