import { useState } from 'react';
import { Loaded } from '../../render/Loaded';
import { DialogFrame } from '../../ui/DialogFrame';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { useUiText } from '../../ui/ui-text';
import type { MenuModel } from '../menu/menu-model';
import { useShell } from '../shell-services';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useCommand } from '../use-command';

const views = {
  palette: async () => (await import('./Palette')).Palette,
  shortcuts: async () => (await import('../shortcuts/ShortcutSheet')).ShortcutSheet,
} as const;

/** What the keyboard opens: the palette and the list of shortcuts. Both are loaded on first use. */
export function QuickAccess(props: { readonly menu: MenuModel }) {
  const { theme, settings } = useShell();
  const say = useUiText();
  const [open, setOpen] = useState<keyof typeof views>();
  useShortcuts();
  useCommand('palette', () => setOpen('palette'));
  useCommand('shortcuts', () => setOpen('shortcuts'));
  useCommand('switch-theme', theme.toggle);
  if (open === undefined) return null;
  const close = (): void => setOpen(undefined);
  return (
    <Loaded
      key={open}
      name={open}
      load={views[open]}
      failed={(retry) => (
        <DialogFrame
          id={open}
          title={say('UI.VIEW_FAILED_TITLE')}
          width={settings.shortcuts.width}
          layer={settings.layers.dialog}
          onClose={close}
        >
          <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />
        </DialogFrame>
      )}
    >
      {(View) => <View menu={props.menu} onClose={close} />}
    </Loaded>
  );
}
