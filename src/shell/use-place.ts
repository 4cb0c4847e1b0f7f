import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { Route } from '../generated/descriptor-types';
import { useStore } from '../render/use-store';
import { emptyMenu } from '../session/menu';
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail';
import { menuModel, type MenuModel, type MenuNode } from './menu/menu-model';
import { selectionOf } from './menu/selection';
import { useMenuWording } from './menu/use-menu-wording';
import { isPageRoute, startOf } from './routing/route-paths';
import { useShell } from './shell-services';
import { useWords } from './use-words';

/** Where the user is: the menu, the entry of the page in it, the title of the page and the way to it. */
export interface Place {
  readonly menu: MenuModel;
  /** From the first level down to the entry. */
  readonly selection: readonly MenuNode[];
  /** Title of the route: that of its menu entry, else its own. */
  readonly title: string;
  /** What the page calls itself; the title of the route unless it does. */
  readonly ownTitle: string;
  readonly crumbs: readonly Crumb[];
}

/** The place of a route, with what its page says of itself. */
export function usePlace(route: Route | undefined): Place {
  const { session, routes, places } = useShell();
  const { menu: loaded } = useStore(session);
  const { pathname } = useLocation();
  const tail = useMatches().at(-1)?.params['*'] ?? '';
  const told = useStore(places.told);
  const words = useWords();
  const wording = useMenuWording();
  const menu = useMemo(() => menuModel(loaded.state === 'loaded' ? loaded.value : emptyMenu, routes), [loaded, routes]);
  return useMemo(() => {
    if (!route || !isPageRoute(route)) return { menu, selection: [], title: '', ownTitle: '', crumbs: [] };
    const selection = selectionOf(menu, route, pathname);
    const entry = selection.at(-1);
    const isEntry = entry !== undefined && (route.keys ?? []).some((key) => String(key) === entry.entry.id);
    const title = isEntry ? wording(entry) : words(route.title);
    const said = told?.path === pathname ? told.own : undefined;
    const isDetail = route.detail !== undefined && tail !== '';
    const own = said?.crumbs ?? (isDetail ? [{ label: tail }] : []);
    const back = isDetail ? places.back(startOf(route)) : undefined;
    const crumbs = breadcrumbTrail({
      ...{ selection, wording, title, pathname, isEntry, own },
      ...(back !== undefined && { back }),
    });
    return { menu, selection, title, ownTitle: said?.title ?? title, crumbs };
  }, [menu, route, pathname, tail, told, places, words, wording]);
}
