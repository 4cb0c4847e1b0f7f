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
  /** The page without what its tail names, as it was last looked at; without one the page's own items lead back to its entry. */
  readonly back?: string;
}): readonly Crumb[] {
  const { selection, wording, isEntry, own = [] } = page;
  const back = own.length > 0 ? page.back : undefined;
  const above = selection.filter((node, index) => {
    const path = pathOf(node);
    return index < selection.length - 1 || isEntry || (path !== undefined && page.pathname.startsWith(`${path}/`));
  });
  const along = above.map((node, index): Crumb => {
    const isLast = isEntry && index === above.length - 1;
    const isPage = isLast && own.length === 0;
    const to = isLast && back !== undefined ? back : pathOf(node);
    return {
      label: wording(node),
      ...(to !== undefined && !isPage && { to }),
      preview: node.entry.preview,
      comingSoon: node.entry.comingSoon,
    };
  });
  return withoutRepeats([
    ...along,
    ...(isEntry ? [] : [{ label: page.title, ...(back !== undefined && { to: back }) }]),
    ...own,
  ]);
}

/** A group and its entry may bear the same title: it is said once, by the item further down. */
function withoutRepeats(crumbs: readonly Crumb[]): readonly Crumb[] {
  return crumbs.reduce<readonly Crumb[]>((kept, crumb) => {
    const before = kept.at(-1);
    if (before?.label !== crumb.label) return [...kept, crumb];
    const preview = before.preview === true || crumb.preview === true;
    const comingSoon = before.comingSoon === true || crumb.comingSoon === true;
    return [...kept.slice(0, -1), { ...crumb, preview, comingSoon }];
  }, []);
}

/** A way of which at most `most` items are shown: its beginning, what is folded, and its end. */
export interface FoldedTrail {
  readonly start: readonly Crumb[];
  readonly folded: readonly Crumb[];
  readonly end: readonly Crumb[];
}

/** Folds the middle of a long way; the sign for it counts as one of the items. */
export function foldTrail(crumbs: readonly Crumb[], most: number): FoldedTrail {
  if (crumbs.length <= most) return { start: [], folded: [], end: crumbs };
  const end = crumbs.length - (most - 2);
  return { start: crumbs.slice(0, 1), folded: crumbs.slice(1, end), end: crumbs.slice(end) };
}
