import { memo, useCallback, useId } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { contains, MenuEntries } from './MenuEntries';
import { MenuIcon, MenuLink, MenuMarks, PlaceholderMark } from './MenuLink';
import type { MenuNode } from './menu-model';
import type { MenuTree } from './use-menu-tree';
import { useMenuWording } from './use-menu-wording';

/** A list of entries and groups. The entries of a group are rendered below it while it is open. */
export function MenuList(props: {
  readonly nodes: readonly MenuNode[];
  readonly tree: MenuTree;
  readonly id?: string;
}) {
  const { nodes, tree } = props;
  const renderEntry = useCallback(
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
    <MenuEntries nodes={nodes} selected={tree.selected} id={props.id}>
      {renderEntry}
    </MenuEntries>
  );
}

/** An entry without entries below it. A menu may have thousands, so each renders again only if its entry changes. */
const MenuLeaf = memo(function MenuLeaf(props: { readonly node: MenuNode; readonly selected: boolean }) {
  const { node, selected } = props;
  return (
    <MenuLink node={node} selected={selected} className="descry-menu-entry">
      <EntryLabel node={node} />
    </MenuLink>
  );
});

function MenuGroup(props: { readonly node: MenuNode; readonly tree: MenuTree }) {
  const { node, tree } = props;
  const t = useTranslate();
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
            <EntryLabel node={node} />
          </MenuLink>
          <button
            type="button"
            className="descry-menu-toggle"
            aria-label={t('UI.SHELL.MENU_GROUP', { title: wording(node) })}
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
          {...node.entry.tracking}
          data-holds-selected={(!open && contains(node.at, tree.selected)) || undefined}
          {...disclosure}
          onClick={() => tree.toggle(node.at)}
        >
          <EntryLabel node={node} />
          {chevron}
        </button>
      )}
      {open && <MenuList nodes={node.children} tree={tree} id={list} />}
    </>
  );
}

function EntryLabel(props: { readonly node: MenuNode }) {
  const { at, entry, placeholder, children } = props.node;
  const wording = useMenuWording();
  const isTop = !at.includes('.');
  return (
    <>
      {(isTop || entry.icon !== undefined) && <MenuIcon name={entry.icon} isGroup={children.length > 0} />}
      <span className="descry-menu-label">
        <span className="descry-menu-name">{wording(props.node)}</span>
        <MenuMarks preview={entry.preview} comingSoon={entry.comingSoon && placeholder === undefined} />
      </span>
      {placeholder !== undefined && <PlaceholderMark />}
    </>
  );
}
