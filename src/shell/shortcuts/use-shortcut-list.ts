import { isShown } from '../../descriptor/is-shown';
import type { Shortcut } from '../../generated/descriptor-types';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { useMayOpen } from '../routing/may-open';
import { isPlain } from './match-keys';

/** The shortcuts that the user can use: none to a page that may not be opened. */
export function useShortcutList(): readonly Shortcut[] {
  const { scope } = useServices();
  const mayOpen = useMayOpen();
  return header.shortcuts.filter(
    (shortcut) => isShown(shortcut, scope) && (shortcut.action.type !== 'navigate' || mayOpen(shortcut.action.to)),
  );
}

/** Whether shortcuts without Ctrl or Cmd are used, and a switch for that. */
export function usePlainKeys(): readonly [boolean, (on: boolean) => void] {
  const { memories } = useServices();
  const kept = useStore(memories.kept);
  const set = (on: boolean): void => (on ? memories.forget('plainKeysOff') : memories.remember('plainKeysOff'));
  return [kept['plainKeysOff'] !== true, set];
}

/** Those of the shortcuts that react to keys. */
export function useActiveShortcuts(): readonly Shortcut[] {
  const list = useShortcutList();
  const [plain] = usePlainKeys();
  return plain ? list : list.filter((shortcut) => !isPlain(shortcut));
}
