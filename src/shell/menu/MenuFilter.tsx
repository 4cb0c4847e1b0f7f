import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import { MenuList } from './MenuList';
import type { MenuNode } from './menu-model';
import type { MenuTree } from './use-menu-tree';
import { useMenuWording } from './use-menu-wording';

/** The entries that a filter found. */
interface FilteredMenu {
  /** The entries in their groups. */
  readonly nodes: readonly MenuNode[];
  readonly count: number;
  /** True if more entries match than were collected. */
  readonly isCut: boolean;
}

/** The first `maxEntries` entries that `accepts` accepts. A group that it accepts keeps all its entries. */
export function filterMenu(
  nodes: readonly MenuNode[],
  accepts: (node: MenuNode) => boolean,
  maxEntries: number,
): FilteredMenu {
  let count = 0;
  let isCut = false;
  const filterNode = (node: MenuNode, isGroupAccepted: boolean): readonly MenuNode[] => {
    if (isCut) return [];
    const isAccepted = isGroupAccepted || accepts(node);
    if (node.children.length > 0) {
      const children = node.children.flatMap((child) => filterNode(child, isAccepted));
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    if (!isAccepted) return [];
    isCut = count === maxEntries;
    if (isCut) return [];
    count += 1;
    return [node];
  };
  return { nodes: nodes.flatMap((node) => filterNode(node, false)), count, isCut };
}

/** The filter of the menu. */
interface FilterState {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The entries found; `undefined` while the filter is empty. */
  readonly found: FilteredMenu | undefined;
  /** The tree of the entries found. Its groups are open until the user closes them. */
  readonly tree: MenuTree;
}

/** The state of the filter, which finds entries by a part of their wording. */
function useMenuFilter(nodes: readonly MenuNode[], selected: string): FilterState {
  const { filterShown } = useServices().settings.menu;
  const wording = useMenuWording();
  const [text, setText] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const searchText = useDeferredValue(text).trim().toLowerCase();
  const found = useMemo(() => {
    if (searchText === '') return undefined;
    return filterMenu(nodes, (node) => wording(node).toLowerCase().includes(searchText), filterShown);
  }, [nodes, searchText, filterShown, wording]);
  const tree = useMemo(
    () => ({
      selected,
      isOpen: (at: string) => !closed.has(at),
      toggle: (at: string) =>
        setClosed((before) => new Set(before.has(at) ? [...before].filter((other) => other !== at) : [...before, at])),
    }),
    [closed, selected],
  );
  return {
    ...{ text, tree, found },
    setText(next) {
      setText(next);
      setClosed(new Set());
    },
  };
}

/** The filter of a large menu, above the entries, which `children` renders: those found, or without a list all. */
export function MenuFilter(props: {
  readonly nodes: readonly MenuNode[];
  /** Id of the selected entry. */
  readonly selected: string;
  readonly children: (found: ReactNode) => ReactNode;
}) {
  const filter = useMenuFilter(props.nodes, props.selected);
  const { found, tree } = filter;
  return (
    <>
      <MenuFilterField filter={filter} />
      {props.children(found && <MenuList nodes={found.nodes} tree={tree} />)}
    </>
  );
}

/** The text field of the filter, and the number of entries found. */
function MenuFilterField(props: { readonly filter: FilterState }) {
  const { text, setText, found } = props.filter;
  const t = useTranslate();
  return (
    <div className="descry-menu-filter">
      <div className="descry-menu-filter-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('UI.SHELL.MENU_FILTER')}
          placeholder={t('UI.SHELL.MENU_FILTER')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            setText('');
          }}
        />
      </div>
      <p role="status">{found && <FoundCount {...found} />}</p>
    </div>
  );
}

function FoundCount({ count, isCut }: { readonly count: number; readonly isCut: boolean }) {
  const t = useTranslate();
  if (count === 0) return t('UI.SHELL.MENU_NONE');
  return t(isCut ? 'UI.SHELL.MENU_FIRST' : 'UI.SHELL.MENU_FOUND', { count });
}
