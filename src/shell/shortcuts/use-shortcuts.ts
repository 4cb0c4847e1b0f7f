import { useEffect, useEffectEvent, useRef } from 'react';
import { useRun } from '../../render/place';
import { useServices } from '../../render/services';
import { useShell } from '../shell-services';
import { isWriting, keyName } from './key-name';
import { isPlain, matchKeys, type Press } from './match-keys';
import { useActiveShortcuts } from './use-shortcut-list';

/** What must be dealt with before the page behind it can be used. */
const inFront = '[role="alertdialog"], [aria-modal="true"]';

/** Lets keys do what the shortcuts of the console say, unless text is written or a dialog stands in front. */
export function useShortcuts(): void {
  const { settings, clock } = useShell();
  const { scope } = useServices();
  const run = useRun();
  const shortcuts = useActiveShortcuts();
  const started = useRef<readonly Press[]>([]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const name = keyName(event);
    if (name === undefined || document.querySelector(inFront)) return;
    const usable = isWriting(event.composedPath()[0]) ? shortcuts.filter((each) => !isPlain(each)) : shortcuts;
    const matched = matchKeys(started.current, { name, at: clock.now() }, usable, settings.shortcuts.sequence);
    started.current = matched.started;
    if (!matched.found) return;
    event.preventDefault();
    void run([matched.found.action], scope);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
