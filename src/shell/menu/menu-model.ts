import { engine } from '~/generated/console/engine';
import type { Route } from '~/generated/contract/descriptor-types';
import type { Menu, MenuEntry } from '~/session/menu';
import { isPlaceholder, type Placeholders } from '~/state/placeholders';
import { isPageRoute, routesByKey, startOf, type KeyedRoute } from '../routing/route-paths';

/** An entry of the menu tree. */
export interface MenuNode {
  /** Position in the tree, e.g. `2.0.4`. Ids are not unique: the tree may contain one twice. */
  readonly at: string;
  readonly entry: MenuEntry;
  /** The route with the id of the entry as a key; a group or an unknown key has none. */
  readonly route: KeyedRoute | undefined;
  /** Present outside of development if the page is not available yet: whether this user may open it. */
  readonly placeholder?: 'open' | 'closed';
  readonly children: readonly MenuNode[];
}

/** The side menu: the row at the top, the entries, the row at the bottom. */
export interface MenuModel {
  /** The row at the top: the first entry of the first level that has a wording for the collapsed menu. */
  readonly header: MenuEntry | undefined;
  readonly nodes: readonly MenuNode[];
  readonly help: MenuNode | undefined;
}

/** Menu key of the page whose entry is the row at the bottom. */
const helpKey = engine.menu?.helpKey;

/** Builds the side menu from the menu of the session. */
export function menuModel(menu: Menu, routes: readonly Route[], placeholders: Placeholders): MenuModel {
  const byKey = routesByKey(routes);
  const nodeOf = (node: MenuNode): MenuNode => {
    if (placeholders.inMenu === 'plain' || !node.route || !isPlaceholder(node.route)) return node;
    if (placeholders.inMenu === 'hide') return { ...node, route: undefined };
    const entry = { ...node.entry, comingSoon: true };
    return { ...node, entry, placeholder: placeholders.isOpen ? 'open' : 'closed' };
  };
  const header = menu.entries.find((entry) => Boolean(entry.shortMessage));

  const nodesOf = (entries: readonly MenuEntry[], prefix: string): readonly MenuNode[] =>
    entries.flatMap((entry, index) => {
      const at = `${prefix}${index}`;
      const children = nodesOf(entry.children, `${at}.`);
      // The row at the top has no room for its entries: they come first in the list.
      if (entry === header) return children;
      const node = nodeOf({ at, entry, route: byKey.get(Number(entry.id)), children });
      const isUseless = !node.route && children.length === 0;
      return entry.id === String(helpKey) || isUseless ? [] : [node];
    });

  const help = helpKey === undefined ? undefined : byKey.get(helpKey);
  const isHelpAllowed = help !== undefined && menu.allowed.has(String(helpKey));
  const helpNode = nodeOf({ at: 'help', entry: helpEntry(menu.entries), route: help, children: [] });
  return {
    header,
    nodes: nodesOf(menu.entries, ''),
    help: isHelpAllowed && helpNode.route ? helpNode : undefined,
  };
}

/** The server's entry for help, at any level. A user with the right to help has the row even without an entry. */
function helpEntry(entries: readonly MenuEntry[]): MenuEntry {
  const found = everyEntry(entries).find((entry) => entry.id === String(helpKey));
  return found ?? { ...bareEntry, id: String(helpKey), icon: 'help' };
}

const bareEntry: MenuEntry = {
  id: '',
  title: '',
  message: undefined,
  shortMessage: undefined,
  icon: undefined,
  tooltip: undefined,
  tracking: {},
  preview: false,
  comingSoon: false,
  divider: false,
  children: [],
};

function everyEntry(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...everyEntry(entry.children)]);
}

/** The nodes from the first level down to the first node that `test` accepts. */
export function pathTo(nodes: readonly MenuNode[], test: (node: MenuNode) => boolean): readonly MenuNode[] {
  for (const node of nodes) {
    if (test(node)) return [node];
    const below = pathTo(node.children, test);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The path that an entry opens; `undefined` for a group, another site, and a page that the user may not open yet. */
export function pathOf(node: MenuNode): string | undefined {
  if (node.placeholder === 'closed') return undefined;
  return node.route && node.route.kind !== 'external' ? startOf(node.route) : undefined;
}

/** A shorter common beginning means nothing: nearly every address begins with `/app`. */
const minSharedSegments = 2;

/**
 * The entries from the first level down to the entry of the current page. A page with menu keys has the entry of its
 * first key in the menu; a page without keys has the entry whose path shares the longest beginning with the address.
 */
export function selectionOf(menu: MenuModel, route: Route, pathname: string): readonly MenuNode[] {
  const nodes = menu.help ? [...menu.nodes, menu.help] : menu.nodes;
  if (!isPageRoute(route)) return [];
  for (const key of route.keys ?? []) {
    const path = pathTo(nodes, (node) => node.entry.id === String(key));
    if (path.length > 0) return path;
  }
  return route.keys ? [] : nearest(nodes, pathname);
}

function nearest(nodes: readonly MenuNode[], pathname: string): readonly MenuNode[] {
  let longest = minSharedSegments - 1;
  let found: MenuNode | undefined;
  const visit = (node: MenuNode): void => {
    const shared = sharedSegments(pathOf(node) ?? '', pathname);
    if (shared > longest) [longest, found] = [shared, node];
    node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found ? pathTo(nodes, (node) => node === found) : [];
}

function sharedSegments(path: string, pathname: string): number {
  const segments = path.split('/').filter(Boolean);
  const others = pathname.split('/').filter(Boolean);
  const different = segments.findIndex((segment, index) => segment !== others[index]);
  return different === -1 ? segments.length : different;
}

/** The number of entries, groups included. */
export function countNodes(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + countNodes(children), 0);
}
