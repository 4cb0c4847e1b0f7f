import contrast from '@blueprintjs/icons/lib/esm/generated/16px/paths/contrast';
import { useQueries } from '@tanstack/react-query';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { isShown, isTrue } from '~/descriptor/is-shown';
import { drawers } from '~/generated/console/catalogue';
import { header } from '~/generated/console/header';
import type { Button, CommandAction, Drawer } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { searchFor } from '~/state/search/search-bar';
import { themes, themeWords } from '~/state/theme';
import { Icon, type IconSource } from '~/ui/Icon';
import { useRun } from '~/view/action/action-host';
import { useEnabled } from '~/view/action/use-enabled';
import { useServices } from '~/view/context/services';
import { codeQuery } from '~/view/data/Loaded';
import { isUsable } from '../header/EntryMenu';
import { companyEntries } from '../header/menus';
import { MenuIcon } from '../menu/MenuLink';
import { pathOf, type MenuModel, type MenuNode } from '../menu/menu-model';
import { useMenuWording } from '../menu/use-menu-wording';
import { externalAddress } from '../routing/route-paths';
import { useMayOpen } from '../routing/route-access';
import { useShortcutList } from '../shortcuts/use-shortcuts';
import type { PaletteItem } from './rank-items';

/** Everything that the palette can open or run for this user, whatever is typed. */
export function usePaletteItems(menu: MenuModel): readonly PaletteItem[] {
  return [...useObjectItems(), ...usePageItems(menu), ...useCommandItems()];
}

/** The objects opened last in this tab. Their kind is known as soon as the descriptors of their drawers are loaded. */
function useObjectItems(): readonly PaletteItem[] {
  const services = useServices();
  const { recentObjects } = services;
  const t = useTranslate();
  const objects = recentObjects.list();
  const entries = [...new Set(objects.map(({ input }) => input.search_type))].flatMap((type) => drawers[type] ?? []);
  const loaded = useQueries({
    queries: entries.map((entry) => ({
      ...codeQuery(`descriptor of drawer ${entry.id}`, async () => kindOf((await entry.load()).default)),
    })),
  });
  const kinds = new Map(loaded.flatMap(({ data }) => (data ? [[data.module.searchType, data.module] as const] : [])));
  return objects.map(({ input, title = input.name }) => {
    const kind = kinds.get(input.search_type);
    const kindName = kind && t(kind.kind, services.scope);
    return {
      id: `object ${input.search_type} ${input.id}`,
      group: 'objects',
      title: title ?? input.id,
      hint: [kindName, title === undefined ? undefined : input.id].filter(Boolean).join(' · '),
      icon: <Icon name={kind?.icon ?? 'cube'} />,
      run: () => openDrawerAt(input, services),
    };
  });
}

function kindOf({ searchType, kind, icon }: Drawer): Pick<Drawer, 'searchType' | 'kind' | 'icon'> {
  return { searchType, kind, icon };
}

/** Every page of the user's menu, and the other sites in it whose addresses may be followed. */
function usePageItems(menu: MenuModel): readonly PaletteItem[] {
  const { config, trust, navigate, page } = useServices();
  const wording = useMenuWording();
  const opener = (node: MenuNode): (() => void) | undefined => {
    const path = pathOf(node);
    if (path !== undefined) return () => navigate(path);
    const address = node.route?.kind === 'external' ? externalAddress(node.route, config, trust) : undefined;
    return address === undefined ? undefined : () => void page.open(address);
  };
  const itemsOf = (node: MenuNode, above: readonly string[], iconAbove?: string): readonly PaletteItem[] => {
    const title = wording(node);
    const icon = node.entry.icon ?? iconAbove;
    const run = opener(node);
    const item: PaletteItem | undefined =
      run && node.placeholder === undefined
        ? {
            id: `page ${node.at}`,
            group: 'pages',
            title,
            hint: above.join(' › '),
            icon: <MenuIcon name={icon} isGroup={false} />,
            run,
          }
        : undefined;
    return [...(item ? [item] : []), ...node.children.flatMap((child) => itemsOf(child, [...above, title], icon))];
  };
  return [...menu.nodes, ...(menu.help ? [menu.help] : [])].flatMap((node) => itemsOf(node, []));
}

/** Commands that act on the page behind the palette, which has the focus. */
const ofFocus: readonly CommandAction['name'][] = ['palette', 'cell-menu', 'next', 'previous'];

/** The commands of the shortcuts, the themes, and the entries of the menus in the header. */
function useCommandItems(): readonly PaletteItem[] {
  const { scope, theme } = useServices();
  const run = useRun();
  const t = useTranslate();
  const shortcuts = useShortcutList().filter(({ action }) => action.type === 'command');
  const hasShortcut = ({ action }: Button): boolean =>
    action.type === 'command' && shortcuts.some((shortcut) => isCommand(shortcut.action, action.name));
  return [
    ...shortcuts
      .filter(({ action }) => action.type !== 'command' || !ofFocus.includes(action.name))
      .map(({ id, label, keys, action }) => ({
        ...commandItem(`key ${id}`, t(label, scope), 'flash', () => void run([action], scope)),
        keys,
      })),
    ...themes.map((each) => ({
      ...commandItem(`theme ${each}`, t(themeWords[each]), contrast, () => theme.choose(each)),
      hint: t('UI.SHELL.THEME'),
    })),
    ...useHeaderEntries()
      .filter((entry) => !hasShortcut(entry))
      .map(({ id, label, icon, action }) =>
        commandItem(`entry ${id}`, t(label, scope), icon ?? 'flash', () => void run([action], scope)),
      ),
  ];
}

/** The entries of the header's menus that this user can use and that need no confirmation. */
function useHeaderEntries(): readonly Button[] {
  const { scope } = useServices();
  const enabled = useEnabled();
  return [
    ...companyEntries(scope),
    ...(header.help && isTrue(header.help.visibleWhen, scope) ? header.help.entries : []),
    ...header.user.entries,
  ].filter(
    (entry: Button) => isUsable(entry) && isShown(entry, scope) && enabled(entry, scope).enabled && !entry.confirm,
  );
}

function isCommand(action: Button['action'], name: string): boolean {
  return action.type === 'command' && action.name === name;
}

function commandItem(id: string, title: string, icon: IconSource, run: () => void): PaletteItem {
  return { id: `command ${id}`, group: 'commands', title, hint: '', icon: <Icon name={icon} />, run };
}

/**
 * Gives a function that makes the item which searches all data for a text. It gives none if the user may not search.
 */
export function useSearchItems(): (text: string) => readonly PaletteItem[] {
  const { searchBar, scope } = useServices();
  const mayOpen = useMayOpen();
  const t = useTranslate();
  const search = searchFor(scope);
  return (text) =>
    text.trim() === '' || !search || !mayOpen(search.to)
      ? []
      : [
          {
            id: 'search',
            group: 'search',
            title: t('UI.PALETTE.SEARCH_FOR', { text: text.trim() }),
            hint: '',
            icon: <Icon name="search" />,
            run: () => searchBar.submit(text),
          },
        ];
}
