import { useMemo, useState } from 'react';
import type { MenuTree } from './MenuList';
import type { MenuNode } from './menu-model';

interface Open {
  /** Place of the selected entry when the groups were last set by it. */
  readonly selected: string;
  readonly collapsed: boolean;
  /** Places of the open groups. */
  readonly groups: ReadonlySet<string>;
}

/**
 * The menu tree with its open groups: at most one of the first level. A new selection and the expanding of the menu
 * open the groups that hold the selected entry.
 */
export function useOpenGroups(selection: readonly MenuNode[], collapsed: boolean): MenuTree {
  const selected = selection.at(-1)?.at ?? '';
  const holding = selection.slice(0, -1).map(({ at }) => at);
  const [open, setOpen] = useState<Open>({ selected, collapsed, groups: new Set(holding) });

  if (open.selected !== selected || open.collapsed !== collapsed) {
    const isAsked = open.selected !== selected || !collapsed;
    const groups = isAsked && holding.length > 0 ? withGroups(open.groups, holding) : open.groups;
    setOpen({ selected, collapsed, groups });
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
  return groups.has(at) ? without(groups, at) : withGroups(groups, [at]);
}

function withGroups(groups: ReadonlySet<string>, added: readonly string[]): ReadonlySet<string> {
  const [top = ''] = (added[0] ?? '').split('.');
  const kept = [...groups].filter((at) => at.split('.')[0] === top);
  return new Set([...kept, ...added]);
}

function without(groups: ReadonlySet<string>, at: string): ReadonlySet<string> {
  return new Set([...groups].filter((other) => other !== at));
}
