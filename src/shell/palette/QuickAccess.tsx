import { useState } from 'react';
import { BrokenDialog, DialogSlot } from '~/view/action/DialogSlot';
import { Boundary } from '~/ui/Boundary';
import type { MenuModel } from '../menu/menu-model';
import { useServices } from '~/view/context/services';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useCommand } from '~/view/action/use-command';
import { PaletteFrame } from './PaletteFrame';

/** The overlays that shortcuts open: the palette and the list of shortcuts. */
export function QuickAccess(props: { readonly menu: MenuModel }) {
  const { theme } = useServices();
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const close = (): void => setOpen(undefined);
  useShortcuts();
  useCommand('palette', () => setOpen('palette'));
  useCommand('shortcuts', () => setOpen('shortcuts'));
  useCommand('switch-theme', theme.toggle);
  useCommand('cell-menu', openMenuOfFocus);
  return (
    <>
      <Boundary fallback={(part) => <BrokenDialog id="palette" part={part} onClose={close} />}>
        {open === 'palette' && <PaletteFrame menu={props.menu} onClose={close} />}
      </Boundary>
      <DialogSlot
        id="shortcuts"
        isOpen={open === 'shortcuts'}
        load={() => import('../shortcuts/ShortcutSheet')}
        onClose={close}
      >
        {({ ShortcutSheet }) => <ShortcutSheet onClose={close} />}
      </DialogSlot>
    </>
  );
}

/** Opens the menu of the focused value, as the key for menus does. */
function openMenuOfFocus(): void {
  document.activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
}
