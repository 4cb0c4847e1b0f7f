import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/IconButton';
import { useLayer } from '../../ui/layers';
import { reveal } from '../../ui/reveal';
import { useShell } from '../shell-services';
import { useCommand } from '../use-command';
import { useWords } from '../use-words';
import { MenuFilterBox } from './MenuFilterBox';
import { MenuList } from './MenuList';
import { MenuRail } from './MenuRail';
import type { MenuModel, MenuNode } from './menu-model';
import { useArrowKeys } from './use-arrow-keys';
import { useCollapsedMenu } from './use-collapsed-menu';
import { useMenuFilter } from './use-menu-filter';
import { useHeaderWording } from './use-menu-wording';
import { useOpenGroups } from './use-open-groups';

/** The menu at the left edge, built from what the server sends. */
export function SideMenu(props: {
  readonly menu: MenuModel;
  readonly selection: readonly MenuNode[];
  /** Of the page. */
  readonly path: string;
}) {
  const { menu, selection, path } = props;
  const words = useWords();
  const headerWording = useHeaderWording();
  const { storage } = useShell();
  const { collapsed, isOver, set } = useCollapsedMenu(storage);
  const tree = useOpenGroups(selection, collapsed);
  const filter = useMenuFilter(menu.nodes, tree.selected);
  useLayer(isOver, () => set(true));
  useCommand('toggle-menu', () => set(!collapsed));
  useEffect(() => {
    if (isOver) set(true);
    // Only arriving somewhere folds the menu away again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);

  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = body.current?.querySelector('[aria-current="page"]');
    if (body.current && entry) reveal(body.current, entry);
  }, [tree.selected, collapsed]);

  useArrowKeys(body);

  const { found } = filter;
  const help = menu.help ? [menu.help] : [];
  const List = collapsed ? MenuRail : MenuList;
  return (
    <>
      {isOver && <div className="descry-menu-beside" aria-hidden="true" onPointerDown={() => set(true)} />}
      <nav
        className="descry-menu"
        data-testid="side-menu"
        data-collapsed={collapsed}
        data-over={isOver ? true : undefined}
        aria-label={words('UI.SHELL.MENU')}
      >
        <div className="descry-menu-header">
          {menu.header && (
            <span className="descry-menu-area" data-menu-id={menu.header.id} data-pendo={menu.header.pendo}>
              {headerWording(menu.header, collapsed)}
            </span>
          )}
          <IconButton
            icon={collapsed ? 'menu-open' : 'menu-closed'}
            label={words(collapsed ? 'UI.SHELL.MENU_EXPAND' : 'UI.SHELL.MENU_COLLAPSE')}
            action="toggle-menu"
            onClick={() => set(!collapsed)}
          />
        </div>
        {filter.isOffered && !collapsed && <MenuFilterBox filter={filter} />}
        <div ref={body} className="descry-menu-body">
          {found && !collapsed ? (
            <MenuList nodes={found.nodes} tree={filter.tree} />
          ) : (
            <List nodes={menu.nodes} tree={tree} />
          )}
        </div>
        {help.length > 0 && (
          <div className="descry-menu-help">
            <List nodes={help} tree={tree} />
          </div>
        )}
      </nav>
    </>
  );
}
