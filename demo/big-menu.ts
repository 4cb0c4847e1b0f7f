import type { Answer } from '../src/generated/operations';

type MenuEntry = Answer<'getMenu'>['data'][number];

/** How many groups stand in a group, and how many entries in the innermost. */
const BRANCHES = 20;
const LEAVES = 25;

/** `size` further entries on three levels that lead nowhere, for menus of a size that no company has. */
export function bigMenu(size: number): readonly MenuEntry[] {
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
