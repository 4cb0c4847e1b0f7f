import type { Answer } from '~/generated/contract/operations';
import type { Account } from '../../company/administration/accounts';
import { productAreas, type MenuArea, type MenuLeaf } from './product-areas';
import { serviceAreas } from './service-areas';

type MenuAnswer = Answer<'getMenu'>;
type MenuEntry = MenuAnswer['data'][number];

/** Keys of pre-release features whose menu entries have no mark. */
const PRE_RELEASE_KEYS = [1002];

/**
 * The menu answer of one account: the part of the tree that its keys allow, and `further` entries that open nothing.
 */
export function menuOf(account: Account, optedIn: readonly string[], further = 0): MenuAnswer {
  const allowed = (key: number) => account.menuKeys === undefined || account.menuKeys.includes(key);
  const groups = [...productAreas, ...serviceAreas]
    .map((area) => group(area, allowed))
    .filter((entry) => entry.children?.length !== 0);
  return {
    data: [HEADER, ...groups, ...bigMenu(further), ...(allowed(HELP_KEY) ? [HELP] : [])],
    preRelease: true,
    previewFramework: { preReleaseIds: [...PRE_RELEASE_KEYS, ...optedIn] },
  };
}

const HELP_KEY = 890;
const HEADER: MenuEntry = {
  id: 'header',
  title: 'Security operations',
  l10n: 'MENU.HEADER',
  l10n_collapsed: 'MENU.HEADER_COLLAPSED',
  icon: null,
  sidebar: true,
  role: 'user',
  preview: false,
  pendo: 'menu-header',
  children: [],
};
const HELP: MenuEntry = {
  ...leaf([HELP_KEY, 'Help center']),
  icon: 'help',
  divider: true,
  info: 'Guides, release notes and contact',
};

function group(area: MenuArea, allowed: (key: number) => boolean): MenuEntry {
  const children = area.children.flatMap((child): MenuEntry[] => {
    if (!('children' in child)) return allowed(child[0]) ? [leaf(child)] : [];
    const inner = child.children.filter(([key]) => allowed(key)).map(leaf);
    return inner.length === 0 ? [] : [{ ...branch(child.id, child.title), children: inner }];
  });
  return { ...branch(area.id, area.title), icon: area.icon, children };
}

function branch(id: string, title: string): MenuEntry {
  return {
    id,
    title,
    l10n: `MENU.${id.toUpperCase().replaceAll('-', '_')}`,
    l10n_collapsed: null,
    icon: null,
    sidebar: true,
    role: 'user',
    preview: false,
    pendo: `menu-${id}`,
  };
}

function leaf([key, title, mark]: MenuLeaf): MenuEntry {
  return {
    id: key,
    title,
    l10n: `MENU.${key}`,
    l10n_collapsed: null,
    icon: null,
    sidebar: mark !== 'hidden',
    role: 'user',
    preview: mark === 'preview',
    pendo: `menu-${key}`,
    children: [],
    ...(mark === 'soon' && { comesoon: true }),
  };
}

/** Groups in a group, and entries in an innermost group. */
const BRANCHES = 20;

const LEAVES = 25;

/** `size` further entries on three levels that open nothing, to test very large menus. */
function bigMenu(size: number): readonly MenuEntry[] {
  let made = 0;
  const next = (title: string, children: MenuEntry[]): MenuEntry => {
    made += 1;
    return { id: `load-${made}`, title: `${title} ${made}`, icon: null, sidebar: true, role: 'user', children };
  };
  const areas: MenuEntry[] = [];
  while (made < size) {
    const branches: MenuEntry[] = [];
    areas.push({ ...next('Area', branches), icon: 'cube' });
    while (made < size && branches.length < BRANCHES) {
      const leaves: MenuEntry[] = [];
      branches.push(next('Group', leaves));
      while (made < size && leaves.length < LEAVES) leaves.push(next('Entry', []));
    }
  }
  return areas;
}
