import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isShown } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import { header } from '~/generated/console/header';
import type { Shortcut } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { searchFor } from '~/state/search/search-bar';
import { isWriting } from '~/ui/is-writing';
import { useRun } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { useMayOpen } from '../routing/route-access';
import { isPlain, keyName, matchKeys, type Press } from './match-keys';

/** The shortcuts that the user can use: of the parts that the console has, and to the pages that the user may open. */
export function useShortcutList(): readonly Shortcut[] {
  return header.shortcuts.filter(useCanUse());
}

/** Gives a function that tests whether the user can use a shortcut. */
function useCanUse(): (shortcut: Shortcut) => boolean {
  const { scope } = useServices();
  const mayOpen = useMayOpen();
  return (shortcut) =>
    isShown(shortcut, scope) &&
    hasPart(shortcut, scope) &&
    (shortcut.action.type !== 'navigate' || mayOpen(shortcut.action.to));
}

/** Whether the user has the part of the header that a shortcut is for. */
function hasPart(shortcut: Shortcut, scope: Scope): boolean {
  switch (commandOf(shortcut)) {
    case 'search':
      return searchFor(scope) !== undefined;
    case 'notifications':
      return engine.notifications !== undefined;
    case 'toggle-menu':
      return engine.menu !== undefined;
    case 'tasks':
      return header.tasks !== undefined && isShown(header.tasks, scope);
    default:
      return true;
  }
}

/** The command that a shortcut runs; `undefined` if it does something else. */
function commandOf({ action }: Shortcut): string | undefined {
  return action.type === 'command' ? action.name : undefined;
}

/** The preference for shortcuts without Ctrl or Cmd, and the function that sets it. */
export function usePlainKeys(): readonly [boolean, (on: boolean) => void] {
  const { preferences } = useServices();
  const current = useStore(preferences.current);
  const set = (on: boolean): void => (on ? preferences.clear('plainKeysOff') : preferences.set('plainKeysOff'));
  return [current['plainKeysOff'] !== true, set];
}

/** Elements that block the page behind them. */
const blocking = '[role="alertdialog"], [aria-modal="true"]';

/**
 * Runs the shortcuts of the console. While a modal dialog is open, only that for the menu of the focused value does
 * something; while text is typed, those without Ctrl or Cmd do nothing.
 */
export function useShortcuts(): void {
  const { settings, clock, scope } = useServices();
  const run = useRun();
  const canUse = useCanUse();
  const [arePlainOn] = usePlainKeys();
  const started = useRef<readonly Press[]>([]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = keyName(event);
    if (event.defaultPrevented || name === undefined) return;
    const isBlocked = document.querySelector(blocking) !== null;
    const takesPlain = arePlainOn && !isWriting(event.composedPath()[0]);
    const usable = header.shortcuts.filter(
      (each) => (!isBlocked || commandOf(each) === 'cell-menu') && (takesPlain || !isPlain(each)) && canUse(each),
    );
    const press = { name, at: clock.now() };
    const { found, started: begun } = matchKeys(started.current, press, usable, settings.shortcuts.sequence);
    started.current = begun;
    if (!found) return;
    event.preventDefault();
    // The dialog that opens must have the focus before the next key is pressed.
    flushSync(() => void run([found.action], scope));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
