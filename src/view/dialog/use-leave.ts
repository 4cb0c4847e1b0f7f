import { useEffect, useEffectEvent } from 'react';
import { readDrawerAddress } from '~/state/drawer/address';
import { useServices } from '../context/services';

/**
 * Calls `onLeave` when the page over which a dialog opened is left, or the drawer over that page closes: the words of
 * the dialog are about what is no longer there. After input into the dialog it is not called.
 */
export function useLeave(dialogId: string, onLeave: () => void): void {
  const { page, drawer } = useServices();
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const opened = readAddress(page.hashPath());
    let hasInput = false;
    const onInput = ({ target }: Event): void => {
      hasInput ||= target instanceof Element && target.closest(`[data-dialog="${dialogId}"]`) !== null;
    };
    document.addEventListener('input', onInput);
    const stop = drawer.entryState.subscribe(() => {
      const { path, hasDrawer } = readAddress(page.hashPath());
      if (!hasInput && (path !== opened.path || (opened.hasDrawer && !hasDrawer))) leave();
    });
    return () => {
      document.removeEventListener('input', onInput);
      stop();
    };
  }, [page, drawer, dialogId]);
}

function readAddress(hashPath: string) {
  const [path = '', ...search] = hashPath.split('?');
  return { path, hasDrawer: readDrawerAddress(search.join('?')) !== undefined };
}
