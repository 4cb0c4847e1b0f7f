import type { MenuNode } from './menu/menu-model';
import { pathOf } from './menu/menu-model';

/** One item of the breadcrumbs. */
export interface Crumb {
  readonly label: string;
  /** Path of the page that it opens; absent for the current page. */
  readonly to?: string;
  readonly preview?: boolean;
  readonly comingSoon?: boolean;
}

/**
 * The breadcrumbs of the current page: the titles along the menu, then the page itself unless it is a menu entry, then
 * the items that the page adds.
 */
export function breadcrumbs(page: {
  readonly selection: readonly MenuNode[];
  readonly wording: (node: MenuNode) => string;
  readonly title: string;
  readonly pathname: string;
  /** True if the last entry of the selection is the page itself, not only the nearest entry. */
  readonly isEntry: boolean;
  readonly pageCrumbs?: readonly Crumb[];
  /** The last address of the page without its tail. The item of the page leads back to it if the page adds items. */
  readonly back?: string;
}): readonly Crumb[] {
  const { selection, wording, isEntry, pageCrumbs = [] } = page;
  const back = pageCrumbs.length > 0 ? page.back : undefined;
  const above = selection.filter((node, index) => {
    const path = pathOf(node);
    return index < selection.length - 1 || isEntry || (path !== undefined && page.pathname.startsWith(`${path}/`));
  });
  const menuCrumbs = above.map((node, index): Crumb => {
    const isLast = isEntry && index === above.length - 1;
    const isPage = isLast && pageCrumbs.length === 0;
    const to = isLast && back !== undefined ? back : pathOf(node);
    return {
      label: wording(node),
      ...(to !== undefined && !isPage && { to }),
      preview: node.entry.preview,
      comingSoon: node.entry.comingSoon,
    };
  });
  return withoutRepeats([
    ...menuCrumbs,
    ...(isEntry ? [] : [{ label: page.title, ...(back !== undefined && { to: back }) }]),
    ...pageCrumbs,
  ]);
}

/** A group and its entry may have the same title. Only the last of equal neighbours is kept. */
function withoutRepeats(crumbs: readonly Crumb[]): readonly Crumb[] {
  return crumbs.reduce<readonly Crumb[]>((unique, crumb) => {
    const before = unique.at(-1);
    if (before?.label !== crumb.label) return [...unique, crumb];
    const preview = before.preview === true || crumb.preview === true;
    const comingSoon = before.comingSoon === true || crumb.comingSoon === true;
    return [...unique.slice(0, -1), { ...crumb, preview, comingSoon }];
  }, []);
}

/** Breadcrumbs of which some are folded: the start, the folded items, and the end. */
export interface FoldedBreadcrumbs {
  readonly start: readonly Crumb[];
  readonly folded: readonly Crumb[];
  readonly end: readonly Crumb[];
}

/**
 * Folds the middle of breadcrumbs with more than `maxCrumbs` items, of which the button for the folded items is one.
 * Then it folds `lacking` more for which there is no room, from the first on, but never the last one.
 */
export function foldBreadcrumbs(crumbs: readonly Crumb[], maxCrumbs: number, lacking = 0): FoldedBreadcrumbs {
  const isLong = crumbs.length > maxCrumbs;
  const end = isLong ? crumbs.length - (maxCrumbs - 2) : 0;
  if (lacking === 0)
    return { start: crumbs.slice(0, isLong ? 1 : 0), folded: crumbs.slice(1, end), end: crumbs.slice(end) };
  const folded = Math.min(end + lacking - (isLong ? 1 : 0), crumbs.length - 1);
  return { start: [], folded: crumbs.slice(0, folded), end: crumbs.slice(folded) };
}
