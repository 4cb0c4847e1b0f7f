import { enabled } from '../../descriptor/enabled';
import { holds, isShown } from '../../descriptor/is-shown';
import type { Button } from '../../generated/descriptor-types';
import { header } from '../../generated/header';
import { useRun } from '../../render/place';
import { useServices } from '../../render/services';
import { useText } from '../../render/use-text';
import { Icon, type AnyIconName } from '../../ui/Icon';
import { useShell } from '../shell-services';
import { useShortcutList } from '../shortcuts/use-shortcut-list';
import { themes } from '../theme/theme-setting';
import { themeWords } from '../theme/theme-words';
import { useWords } from '../use-words';
import type { PaletteItem } from './palette-item';

/** What the shortcuts, the menus of the header and the choice of the theme can do for this user. */
export function useCommandItems(): readonly PaletteItem[] {
  const { scope } = useServices();
  const { theme } = useShell();
  const run = useRun();
  const text = useText();
  const words = useWords();
  const shortcuts = useShortcutList();
  const command = (id: string, title: string, icon: AnyIconName, work: () => void, hint = ''): PaletteItem => ({
    id: `command ${id}`,
    group: 'commands',
    title,
    hint,
    icon: <Icon name={icon} />,
    run: work,
  });
  const entries = [
    ...(holds(header.company.menuWhen, scope) ? header.company.entries : []),
    ...(holds(header.help.visibleWhen, scope) ? header.help.entries : []),
    ...header.user.entries,
  ].filter((entry: Button) => isShown(entry, scope) && enabled(entry, scope).enabled && !entry.confirm);
  const isListed = ({ action }: Button): boolean =>
    action.type === 'command' &&
    shortcuts.some((shortcut) => shortcut.action.type === 'command' && shortcut.action.name === action.name);
  return [
    ...shortcuts
      .filter(({ action }) => action.type === 'command' && action.name !== 'palette')
      .map(({ id, label, keys, action }) => ({
        ...command(`key ${id}`, text(label, scope), 'flash', () => void run([action], scope)),
        keys,
      })),
    ...themes.map((each) =>
      command(`theme ${each}`, words(themeWords[each]), 'contrast', () => theme.choose(each), words('UI.SHELL.THEME')),
    ),
    ...entries
      .filter((entry) => !isListed(entry))
      .map(({ id, label, icon, action }) =>
        command(`entry ${id}`, text(label, scope), icon ?? 'flash', () => void run([action], scope)),
      ),
  ];
}
