import type { Answer } from '~/generated/contract/operations';
import type { Account } from '../../company/administration/accounts';
import type { Menu, MenuGroup, MenuLeaf } from './menu-file';

type MenuAnswer = Answer<'getMenu'>;
type MenuEntry = MenuAnswer['data'][number];

/**
 * The menu answer of one account: the part of the tree that its keys allow, and `further` entries that open nothing.
 */
export function menuOf(
  { header, entries }: Menu,
  { menuKeys }: Account,
  optedIn: readonly string[],
  further = 0,
): MenuAnswer {
  const isAllowed = ({ key }: MenuLeaf) => menuKeys === undefined || menuKeys.includes(key);
  const allowed = entries.flatMap((entry) => entryOf(entry, isAllowed));
  const preRelease = leavesOf(entries).flatMap(({ key, mark }) => (mark === 'pre-release' ? [key] : []));
  return {
    data: [
      { ...named('header', header), l10n_collapsed: 'MENU.HEADER_COLLAPSED', children: [] },
      ...allowed,
      ...bigMenu(further),
    ],
    preRelease: true,
    previewFramework: { preReleaseIds: [...preRelease, ...optedIn] },
  };
}

/** The entries that open a screen, in all groups. */
function leavesOf(entries: Menu['entries']): readonly MenuLeaf[] {
  return entries.flatMap((entry) => ('children' in entry ? leavesOf(entry.children) : [entry]));
}

/** An entry as it is served, in a list without it if it is not allowed; a group needs an entry that is. */
function entryOf(entry: MenuLeaf | MenuGroup, isAllowed: (leaf: MenuLeaf) => boolean): readonly MenuEntry[] {
  if (!('children' in entry)) return isAllowed(entry) ? [leaf(entry)] : [];
  const children = entry.children.flatMap((child) => entryOf(child, isAllowed));
  return children.length === 0 ? [] : [{ ...named(entry.id, entry.title), icon: entry.icon ?? null, children }];
}

function leaf({ key, title, icon, mark, ...others }: MenuLeaf): MenuEntry {
  return {
    ...named(key, title),
    ...others,
    icon: icon ?? null,
    sidebar: mark !== 'hidden',
    preview: mark === 'preview',
    children: [],
    ...(mark === 'soon' && { comesoon: true }),
  };
}

function named(id: string | number, title: string): MenuEntry {
  return {
    id,
    title,
    l10n: `MENU.${String(id).toUpperCase().replaceAll('-', '_')}`,
    l10n_collapsed: null,
    icon: null,
    sidebar: true,
    role: 'user',
    preview: false,
    pendo: `menu-${id}`,
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
