import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Route } from '../generated/descriptor-types';
import { useStore } from '../render/use-store';
import { emptyMenu } from '../session/menu';
import { breadcrumbTrail, type Crumb } from './breadcrumb-trail';
import { menuModel, type MenuModel, type MenuNode } from './menu/menu-model';
import { selectionOf } from './menu/selection';
import { useMenuWording } from './menu/use-menu-wording';
import { isPageRoute } from './routing/route-paths';
import { useShell } from './shell-services';
import { useWords } from './use-words';

/** Where the user is: the menu, the entry of the page in it, the title of the page and the way to it. */
export interface Place {
  readonly menu: MenuModel;
  /** From the first level down to the entry. */
  readonly selection: readonly MenuNode[];
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

/** The place of a route. A page takes the title of its menu entry, else of its route. */
export function usePlace(route: Route | undefined): Place {
  const { session, routes } = useShell();
  const { menu: loaded } = useStore(session);
  const { pathname } = useLocation();
  const words = useWords();
  const wording = useMenuWording();
  const menu = useMemo(() => menuModel(loaded.state === 'loaded' ? loaded.value : emptyMenu, routes), [loaded, routes]);
  return useMemo(() => {
    if (!route || !isPageRoute(route)) return { menu, selection: [], title: '', crumbs: [] };
    const selection = selectionOf(menu, route, pathname);
    const entry = selection.at(-1);
    const isEntry = entry !== undefined && (route.keys ?? []).some((key) => String(key) === entry.entry.id);
    const title = isEntry ? wording(entry) : words(route.title);
    return { menu, selection, title, crumbs: breadcrumbTrail({ selection, wording, title, pathname, isEntry }) };
  }, [menu, route, pathname, words, wording]);
}
