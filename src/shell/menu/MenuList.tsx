import { memo, useCallback, useId } from 'react';
import { Icon } from '../../ui/Icon';
import { useWords } from '../use-words';
import { holds, LongList } from './LongList';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import { MenuMarks } from './MenuMarks';
import type { MenuNode } from './menu-model';
import { useMenuWording } from './use-menu-wording';

/** What every part of the menu tree needs to know of the whole. */
export interface MenuTree {
  /** Place of the selected entry; empty without one. */
  readonly selected: string;
  readonly isOpen: (at: string) => boolean;
  readonly toggle: (at: string) => void;
}

/** Entries below each other, groups with their own entries below them. A closed group draws none. */
export function MenuList(props: {
  readonly nodes: readonly MenuNode[];
  readonly tree: MenuTree;
  readonly id?: string;
}) {
  const { nodes, tree } = props;
  const draw = useCallback(
    (node: MenuNode) => (
      <li key={node.at} className={node.entry.divider ? 'descry-menu-divided' : undefined}>
        {node.children.length > 0 ? (
          <MenuGroup node={node} tree={tree} />
        ) : (
          <MenuLeaf node={node} selected={node.at === tree.selected} />
        )}
      </li>
    ),
    [tree],
  );
  return (
    <LongList nodes={nodes} selected={tree.selected} id={props.id}>
      {draw}
    </LongList>
  );
}

/** Drawn again only when its own entry is another: there may be thousands. */
const MenuLeaf = memo(function MenuLeaf(props: { readonly node: MenuNode; readonly selected: boolean }) {
  const { node, selected } = props;
  return (
    <MenuLink node={node} selected={selected} className="descry-menu-entry">
      <MenuWords node={node} />
    </MenuLink>
  );
});

function MenuGroup(props: { readonly node: MenuNode; readonly tree: MenuTree }) {
  const { node, tree } = props;
  const words = useWords();
  const wording = useMenuWording();
  const list = useId();
  const open = tree.isOpen(node.at);
  const disclosure = { 'aria-expanded': open, 'aria-controls': open ? list : undefined } as const;
  const chevron = <Icon name={open ? 'chevron-down' : 'chevron-right'} />;
  return (
    <>
      {node.route ? (
        <div className="descry-menu-row">
          <MenuLink node={node} selected={node.at === tree.selected} className="descry-menu-entry">
            <MenuWords node={node} />
          </MenuLink>
          <button
            type="button"
            className="descry-menu-toggle"
            aria-label={words('UI.SHELL.MENU_GROUP', { title: wording(node) })}
            {...disclosure}
            onClick={() => tree.toggle(node.at)}
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="descry-menu-entry"
          data-menu-id={node.entry.id}
          data-pendo={node.entry.pendo}
          data-holds-selected={(!open && holds(node.at, tree.selected)) || undefined}
          {...disclosure}
          onClick={() => tree.toggle(node.at)}
        >
          <MenuWords node={node} />
          {chevron}
        </button>
      )}
      {open && <MenuList nodes={node.children} tree={tree} id={list} />}
    </>
  );
}

function MenuWords(props: { readonly node: MenuNode }) {
  const { at, entry, children } = props.node;
  const wording = useMenuWording();
  const isTop = !at.includes('.');
  return (
    <>
      {(isTop || entry.icon !== undefined) && <MenuIcon name={entry.icon} isGroup={children.length > 0} />}
      <span className="descry-menu-words">{wording(props.node)}</span>
      <MenuMarks preview={entry.preview} comingSoon={entry.comingSoon} />
    </>
  );
}
