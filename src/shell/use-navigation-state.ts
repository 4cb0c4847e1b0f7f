import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { useStore } from '~/view/context/use-store';
import { emptyMenu } from '~/session/menu';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { menuModel, selectionOf, type MenuModel, type MenuNode } from './menu/menu-model';
import { useMenuWording } from './menu/use-menu-wording';
import { useTail } from './routing/current-route';
import { isPageRoute, startOf } from './routing/route-paths';
import { useServices } from '~/view/context/services';

/** The position of the user in the console: the menu, the entry, the title and the breadcrumbs of the page. */
export interface NavigationState {
  readonly menu: MenuModel;
  /** From the first level down to the entry. */
  readonly selection: readonly MenuNode[];
  /** Title of the route: that of its menu entry, else its own. */
  readonly title: string;
  /** The title that the page sets; else the title of the route. */
  readonly ownTitle: string;
  readonly crumbs: readonly Crumb[];
}

/** The navigation state of a route, with the title and the breadcrumbs that its page sets. */
export function useNavigationState(route: Route | undefined): NavigationState {
  const { session, routes, pageMeta, placeholders } = useServices();
  const { menu: loaded } = useStore(session);
  const { pathname } = useLocation();
  const tail = useTail();
  const reported = useStore(pageMeta.current);
  const t = useTranslate();
  const wording = useMenuWording();
  const { inMenu, isOpen } = placeholders;
  // The landing page leads to another page at once: a menu that was painted before would move when its group opens.
  const isLanding = route !== undefined && 'page' in route && route.page === 'landing';
  const menu = useMemo(
    () => menuModel(loaded.state === 'loaded' && !isLanding ? loaded.value : emptyMenu, routes, { inMenu, isOpen }),
    [loaded, isLanding, routes, inMenu, isOpen],
  );
  return useMemo(() => {
    if (!route || !isPageRoute(route)) return { menu, selection: [], title: '', ownTitle: '', crumbs: [] };
    const selection = selectionOf(menu, route, pathname);
    const entry = selection.at(-1);
    // The entry of a shared key belongs to another page.
    const isEntry =
      entry !== undefined &&
      route.sharesKeys !== true &&
      (route.keys ?? []).some((key) => String(key) === entry.entry.id);
    const title = isEntry ? wording(entry) : t(route.title);
    const meta = reported?.path === pathname ? reported.meta : undefined;
    const isDetail = route.detail !== undefined && tail !== '';
    const lastCrumbs = meta?.crumbs ?? (isDetail ? [{ label: tail }] : []);
    const back = isDetail ? pageMeta.listHref(startOf(route)) : undefined;
    const crumbs = breadcrumbs({
      ...{ selection, wording, title, pathname, isEntry, pageCrumbs: lastCrumbs },
      ...(back !== undefined && { back }),
    });
    return { menu, selection, title, ownTitle: meta?.title ?? title, crumbs };
  }, [menu, route, pathname, tail, reported, pageMeta, t, wording]);
}
