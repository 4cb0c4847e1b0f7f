import type { MenuNode } from './menu/menu-model';
import { pathOf } from './menu/menu-model';

/** One item of the breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Where it leads; the current page leads nowhere. */
  readonly to?: string;
  readonly preview?: boolean;
  readonly comingSoon?: boolean;
}

/**
 * The way to the current page: the titles along the menu, then the page itself where it is not a menu entry of its
 * own, then the items that the page adds.
 */
export function breadcrumbTrail(page: {
  readonly selection: readonly MenuNode[];
  readonly wording: (node: MenuNode) => string;
  readonly title: string;
  readonly pathname: string;
  /** Whether the last entry of the selection is the page itself and not only near it. */
  readonly isEntry: boolean;
  readonly own?: readonly Crumb[];
}): readonly Crumb[] {
  const { selection, wording, isEntry, own = [] } = page;
  const above = selection.filter((node, index) => {
    const path = pathOf(node);
    return index < selection.length - 1 || isEntry || (path !== undefined && page.pathname.startsWith(`${path}/`));
  });
  const along = above.map((node, index): Crumb => {
    const to = pathOf(node);
    const isPage = isEntry && index === above.length - 1 && own.length === 0;
    return {
      label: wording(node),
      ...(to !== undefined && !isPage && { to }),
      preview: node.entry.preview,
      comingSoon: node.entry.comingSoon,
    };
  });
  return [...along, ...(isEntry ? [] : [{ label: page.title }]), ...own];
}
