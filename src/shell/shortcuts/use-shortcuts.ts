import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isShown } from '~/descriptor/is-shown';
import { header } from '~/generated/console/header';
import type { Shortcut } from '~/generated/contract/descriptor-types';
import { useRun } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { useMayOpen } from '../routing/route-access';
import { isPlain, isWriting, keyName, matchKeys, type Press } from './match-keys';

/** The shortcuts that the user can use. Those to pages that the user may not open are left out. */
export function useShortcutList(): readonly Shortcut[] {
  const { scope } = useServices();
  const mayOpen = useMayOpen();
  return header.shortcuts.filter(
    (shortcut) => isShown(shortcut, scope) && (shortcut.action.type !== 'navigate' || mayOpen(shortcut.action.to)),
  );
}

/** The preference for shortcuts without Ctrl or Cmd, and the function that sets it. */
export function usePlainKeys(): readonly [boolean, (on: boolean) => void] {
  const { preferences } = useServices();
  const current = useStore(preferences.current);
  const set = (on: boolean): void => (on ? preferences.clear('plainKeysOff') : preferences.set('plainKeysOff'));
  return [current['plainKeysOff'] !== true, set];
}

/** The shortcuts that react to keys. */
function useActiveShortcuts(): readonly Shortcut[] {
  const list = useShortcutList();
  const [plain] = usePlainKeys();
  return plain ? list : list.filter((shortcut) => !isPlain(shortcut));
}

/** Elements that block the page behind them. */
const blocking = '[role="alertdialog"], [aria-modal="true"]';

/**
 * Runs the shortcuts of the console. They do nothing while a modal dialog is open; while text is typed, those without
 * Ctrl or Cmd do nothing.
 */
export function useShortcuts(): void {
  const { settings, clock, scope } = useServices();
  const run = useRun();
  const shortcuts = useActiveShortcuts();
  const started = useRef<readonly Press[]>([]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const name = keyName(event);
    if (name === undefined || document.querySelector(blocking)) return;
    const usable = isWriting(event.composedPath()[0]) ? shortcuts.filter((each) => !isPlain(each)) : shortcuts;
    const matched = matchKeys(started.current, { name, at: clock.now() }, usable, settings.shortcuts.sequence);
    started.current = matched.started;
    if (!matched.found) return;
    event.preventDefault();
    const { action } = matched.found;
    // The dialog that opens must have the focus before the next key is pressed.
    flushSync(() => void run([action], scope));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
