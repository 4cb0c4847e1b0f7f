import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { MenuEntry } from '~/session/menu';
import { IconButton } from '~/ui/IconButton';
import { useLayer } from '~/ui/layers';
import { reveal } from '~/ui/reveal';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '~/view/context/services';
import { useCommand } from '~/view/action/use-command';
import { Loaded } from '~/view/data/Loaded';
import { MenuList } from './MenuList';
import { MenuRail } from './MenuRail';
import { countNodes, type MenuModel, type MenuNode } from './menu-model';
import { useCollapsedMenu, useOpenGroups, type MenuTree } from './use-menu-tree';
import { useHeaderWording } from './use-menu-wording';

/** The menu at the start of the window, built from the menu that the server sends. */
export function SideMenu(props: {
  readonly menu: MenuModel;
  readonly selection: readonly MenuNode[];
  /** Path of the page. */
  readonly path: string;
}) {
  const { menu, selection } = props;
  const t = useTranslate();
  const { storage } = useServices();
  const { collapsed, isOver, set } = useCollapsedMenu(storage, props.path);
  const box = useRef<HTMLElement>(null);
  const toggle = (to: boolean): void => {
    focusButton(box.current);
    set(to);
  };
  const tree = useOpenGroups(selection, collapsed);
  useLayer(isOver, () => toggle(true));
  useCommand('toggle-menu', () => toggle(!collapsed));

  const List = collapsed ? MenuRail : MenuList;
  return (
    <>
      {isOver && <div className="descry-menu-shield" aria-hidden="true" onPointerDown={() => set(true)} />}
      <nav
        ref={box}
        className="descry-menu"
        data-testid="side-menu"
        data-collapsed={collapsed}
        data-over={isOver ? true : undefined}
        aria-label={t('UI.SHELL.MENU')}
      >
        <MenuHeader entry={menu.header} collapsed={collapsed} onToggle={() => set(!collapsed)} />
        <MenuContent nodes={menu.nodes} tree={tree} collapsed={collapsed} />
        {menu.help && (
          <div className="descry-menu-help">
            <List nodes={[menu.help]} tree={tree} />
          </div>
        )}
      </nav>
    </>
  );
}

/** The entries. Many of them can be filtered. */
function MenuContent(props: {
  readonly nodes: readonly MenuNode[];
  readonly tree: MenuTree;
  readonly collapsed: boolean;
}) {
  const { nodes, tree, collapsed } = props;
  const { settings } = useServices();
  const isFiltered = useMemo(() => countNodes(nodes) >= settings.menu.filterFrom, [nodes, settings]) && !collapsed;
  const List = collapsed ? MenuRail : MenuList;
  const body = (found?: ReactNode): ReactNode => (
    <MenuBody selected={tree.selected} collapsed={collapsed}>
      {found ?? <List nodes={nodes} tree={tree} />}
    </MenuBody>
  );
  if (!isFiltered) return body();
  return (
    <Loaded name="menu filter" load={() => import('./MenuFilter')} waiting={body()} failed={() => body()}>
      {({ MenuFilter }) => (
        <MenuFilter nodes={nodes} selected={tree.selected}>
          {body}
        </MenuFilter>
      )}
    </Loaded>
  );
}

/** Moves the focus from an entry to the first button, because the entries of the other state are other elements. */
function focusButton(menu: HTMLElement | null): void {
  if (menu?.contains(document.activeElement)) menu.querySelector('button')?.focus();
}

/** The row at the top: the name of the area, and the button that collapses and expands the menu. */
function MenuHeader(props: {
  readonly entry: MenuEntry | undefined;
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}) {
  const { entry, collapsed } = props;
  const t = useTranslate();
  return (
    <div className="descry-menu-header">
      {entry && <MenuHeading entry={entry} collapsed={collapsed} />}
      <IconButton
        icon={collapsed ? 'menu-open' : 'menu-closed'}
        label={t(collapsed ? 'UI.SHELL.MENU_EXPAND' : 'UI.SHELL.MENU_COLLAPSE')}
        action="toggle-menu"
        onClick={props.onToggle}
      />
    </div>
  );
}

/** The name of the area. A collapsed menu shows a short wording, and the long one in a tooltip. */
function MenuHeading(props: { readonly entry: MenuEntry; readonly collapsed: boolean }) {
  const { entry, collapsed } = props;
  const wording = useHeaderWording();
  return (
    <Tooltip text={collapsed ? wording(entry, false) : undefined} beside>
      {() => (
        <span className="descry-menu-area" data-menu-id={entry.id} {...entry.tracking}>
          {wording(entry, collapsed)}
        </span>
      )}
    </Tooltip>
  );
}

/** The box of the entries. It scrolls to the selected entry. */
function MenuBody(props: { readonly selected: string; readonly collapsed: boolean; readonly children: ReactNode }) {
  const { selected, collapsed } = props;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = body.current?.querySelector('[aria-current="page"]');
    if (body.current && entry) reveal(body.current, entry);
  }, [selected, collapsed]);
  useArrowKeys(body);
  return (
    <div ref={body} className="descry-menu-body">
      {props.children}
    </div>
  );
}

/**
 * Lets the arrow keys up and down, Home and End move the focus over the links and buttons of a box, beside the Tab key.
 */
function useArrowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const moveFocus = (event: KeyboardEvent): void => {
      const entries = [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])];
      const current = entries.findIndex((entry) => entry === document.activeElement);
      const last = entries.length - 1;
      const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: last }[event.key];
      if (next === undefined || current === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      entries[Math.max(0, Math.min(next, last))]?.focus();
    };
    element?.addEventListener('keydown', moveFocus);
    return () => element?.removeEventListener('keydown', moveFocus);
  }, [box]);
}
