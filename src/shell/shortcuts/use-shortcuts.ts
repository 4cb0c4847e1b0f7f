import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isShown } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import { header } from '~/generated/console/header';
import type { Shortcut } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { searchFor } from '~/state/search/search-bar';
import { useRun } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { useMayOpen } from '../routing/route-access';
import { isPlain, isWriting, keyName, matchKeys, type Press } from './match-keys';

/** The shortcuts that the user can use: of the parts that the console has, and to the pages that the user may open. */
export function useShortcutList(): readonly Shortcut[] {
  const { scope } = useServices();
  const mayOpen = useMayOpen();
  return header.shortcuts.filter(
    (shortcut) =>
      isShown(shortcut, scope) &&
      hasPart(shortcut, scope) &&
      (shortcut.action.type !== 'navigate' || mayOpen(shortcut.action.to)),
  );
}

/** Whether the user has the part of the header that a shortcut is for. */
function hasPart({ action }: Shortcut, scope: Scope): boolean {
  if (action.type !== 'command') return true;
  if (action.name === 'search') return searchFor(scope) !== undefined;
  if (action.name === 'notifications') return engine.notifications !== undefined;
  if (action.name === 'toggle-menu') return engine.menu !== undefined;
  return action.name !== 'tasks' || (header.tasks !== undefined && isShown(header.tasks, scope));
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
