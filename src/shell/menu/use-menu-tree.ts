import { useMemo, useState } from 'react';
import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';
import { useMedia } from '~/ui/use-media';
import type { MenuNode } from './menu-model';

/** The state that all parts of the menu tree share. Entries are named by their position in the tree, `MenuNode.at`. */
export interface MenuTree {
  /** The selected entry; empty without one. */
  readonly selected: string;
  readonly isOpen: (at: string) => boolean;
  readonly toggle: (at: string) => void;
}

/** The open groups, with the selection and the width of the menu that opened them. */
interface OpenGroups {
  readonly selected: string;
  readonly collapsed: boolean;
  readonly groups: ReadonlySet<string>;
}

/**
 * The menu tree with its open groups, at most one of the first level. A new selection and the expanding of the menu
 * open the groups around the selected entry.
 */
export function useOpenGroups(selection: readonly MenuNode[], collapsed: boolean): MenuTree {
  const selected = selection.at(-1)?.at ?? '';
  const around = selection.slice(0, -1).map(({ at }) => at);
  const [open, setOpen] = useState<OpenGroups>({ selected, collapsed, groups: new Set(around) });

  if (open.selected !== selected || open.collapsed !== collapsed) {
    const opensGroups = around.length > 0 && (open.selected !== selected || !collapsed);
    setOpen({ selected, collapsed, groups: opensGroups ? withGroups(open.groups, around) : open.groups });
  }

  const { groups } = open;
  return useMemo(
    () => ({
      selected,
      isOpen: (at) => groups.has(at),
      toggle: (at) => setOpen((before) => ({ ...before, groups: toggled(before.groups, at) })),
    }),
    [selected, groups, setOpen],
  );
}

function toggled(groups: ReadonlySet<string>, at: string): ReadonlySet<string> {
  return groups.has(at) ? new Set([...groups].filter((other) => other !== at)) : withGroups(groups, [at]);
}

/** The groups with others added. Groups of the first level other than theirs close. */
function withGroups(groups: ReadonlySet<string>, added: readonly string[]): ReadonlySet<string> {
  const [top = ''] = (added[0] ?? '').split('.');
  const others = [...groups].filter((at) => at.split('.')[0] === top);
  return new Set([...others, ...added]);
}

/** Up to this width the menu is a rail, and lies over the page while it is expanded. */
const narrow = '(max-width: 1024px)';

const collapsedValue = 'collapsed';

/**
 * The state of the collapsed menu. The choice is stored; in a narrow window it lasts until the next page. `path` is
 * that of the page.
 */
export function useCollapsedMenu(storage: SafeStorage, path: string) {
  const isNarrow = useMedia(narrow);
  const [isCollapsed, setCollapsed] = useState(() => storage.read(localKeys.sideMenu) === collapsedValue);
  const [isExpandedOver, setExpandedOver] = useState(false);
  const [lastPath, setLastPath] = useState(path);
  if (lastPath !== path) {
    setLastPath(path);
    setExpandedOver(false);
  }
  const set = (collapsed: boolean): void => {
    if (isNarrow) return setExpandedOver(!collapsed);
    setCollapsed(collapsed);
    storage.write(localKeys.sideMenu, collapsed ? collapsedValue : 'expanded');
  };
  return { collapsed: isNarrow ? !isExpandedOver : isCollapsed, isOver: isNarrow && isExpandedOver, set };
}
