import { settings } from '~/generated/console/console';
import { createDrawerHistory } from '~/state/drawer/history';
import { createDrawerLayout } from '~/state/drawer/layout';
import { createDrawerList } from '~/state/drawer/sequence';
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
    navigate(to, { preserveState = false, ...options } = {}) {
      const current: unknown = router.state.location.state;
      router.navigate(to, preserveState ? { ...options, state: current } : options);
    },
    drawer: {
      layout: createDrawerLayout(local, settings.widths),
      history: createDrawerHistory(settings.drawer.history),
      list: createDrawerList(),
    },
    pageMeta: createPageMetaStore(),
  };
}
