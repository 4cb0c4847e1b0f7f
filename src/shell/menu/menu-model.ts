import type { Route } from '../../generated/descriptor-types';
import type { Menu, MenuEntry } from '../../session/menu';
import { routesByKey, startOf, type KeyedRoute } from '../routing/route-paths';

/** An entry as it is drawn. */
export interface MenuNode {
  /** Place in the tree, e.g. `2.0.4`; an id may stand there twice. */
  readonly at: string;
  readonly entry: MenuEntry;
  /** What the id stands for; a group or an unknown key has none. */
  readonly route: KeyedRoute | undefined;
  readonly children: readonly MenuNode[];
}

/** What the side menu draws: the row on top, the entries, the row at the bottom. */
export interface MenuModel {
  readonly header: MenuEntry | undefined;
  readonly nodes: readonly MenuNode[];
  readonly help: MenuNode | undefined;
}

/** Id of the row on top. */
const headerId = 'header';

/** Menu key of the help page, whose entry is the row at the bottom. */
const helpKey = 890;

/** Turns the menu of the session into what is drawn. */
export function menuModel(menu: Menu, routes: readonly Route[]): MenuModel {
  const byKey = routesByKey(routes);
  const isSpecial = (entry: MenuEntry): boolean => entry.id === headerId || entry.id === String(helpKey);

  const nodesOf = (entries: readonly MenuEntry[], under: string): readonly MenuNode[] =>
    entries.flatMap((entry, index) => {
      const at = `${under}${index}`;
      const children = nodesOf(entry.children, `${at}.`);
      const route = byKey.get(Number(entry.id));
      const leadsNowhere = !route && children.length === 0;
      return isSpecial(entry) || leadsNowhere ? [] : [{ at, entry, route, children }];
    });

  const help = byKey.get(helpKey);
  const isHelpAllowed = help !== undefined && menu.allowed.has(String(helpKey));
  return {
    header: menu.entries.find((entry) => entry.id === headerId),
    nodes: nodesOf(menu.entries, ''),
    help: isHelpAllowed ? { at: 'help', entry: helpEntry(menu.entries), route: help, children: [] } : undefined,
  };
}

/** The server's entry for help, wherever it stands; the right to it alone is enough for the row. */
function helpEntry(entries: readonly MenuEntry[]): MenuEntry {
  const own = everyEntry(entries).find((entry) => entry.id === String(helpKey));
  return own ?? { ...bareEntry, id: String(helpKey), icon: 'help' };
}

const bareEntry: MenuEntry = {
  id: '',
  title: '',
  l10n: undefined,
  l10nCollapsed: undefined,
  icon: undefined,
  info: undefined,
  pendo: undefined,
  preview: false,
  comingSoon: false,
  divider: false,
  children: [],
};

function everyEntry(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...everyEntry(entry.children)]);
}

/** The nodes from the top down to the first that `test` accepts. */
export function trailTo(nodes: readonly MenuNode[], test: (node: MenuNode) => boolean): readonly MenuNode[] {
  for (const node of nodes) {
    if (test(node)) return [node];
    const below = trailTo(node.children, test);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Where an entry of the console itself leads. */
export function pathOf(node: MenuNode): string | undefined {
  return node.route && node.route.kind !== 'external' ? startOf(node.route) : undefined;
}
