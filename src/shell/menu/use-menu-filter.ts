import { useDeferredValue, useMemo, useState } from 'react';
import { useServices } from '../../render/services';
import { countNodes, filterMenu, type Filtered } from './menu-filter';
import type { MenuTree } from './MenuList';
import type { MenuNode } from './menu-model';
import { useMenuWording } from './use-menu-wording';

/** The filter of a large menu; a small one has none. */
export interface MenuFilter {
  readonly isOffered: boolean;
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** What is found, once something is typed; its groups are open until they are closed. */
  readonly found: Filtered | undefined;
  readonly tree: MenuTree;
}

/** Finds entries by a part of their words while it is typed. */
export function useMenuFilter(nodes: readonly MenuNode[], selected: string): MenuFilter {
  const { settings } = useServices();
  const wording = useMenuWording();
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const sought = useDeferredValue(typed).trim().toLowerCase();
  const { filterFrom, filterShown } = settings.menu;
  const isOffered = useMemo(() => countNodes(nodes) >= filterFrom, [nodes, filterFrom]);
  const found = useMemo(
    () =>
      sought === ''
        ? undefined
        : filterMenu(nodes, (node) => wording(node).toLowerCase().includes(sought), filterShown),
    [nodes, sought, filterShown, wording],
  );
  const tree = useMemo(
    () => ({
      selected,
      isOpen: (at: string) => !closed.has(at),
      toggle: (at: string) =>
        setClosed((before) => new Set(before.has(at) ? [...before].filter((other) => other !== at) : [...before, at])),
    }),
    [closed, selected],
  );
  const type = (next: string): void => {
    setTyped(next);
    setClosed(new Set());
  };
  return { isOffered, typed, type, found: isOffered ? found : undefined, tree };
}
