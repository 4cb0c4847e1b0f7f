import { useEffect } from 'react';
import { holds } from '../../descriptor/is-shown';
import { notices } from '../../generated/notices';
import type { Scope } from '../../generated/types';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { useShell } from '../shell-services';

/** Opens the notices that are due, one after the other, and signs out where the session was ended elsewhere. */
export function useNotices(scope: Scope, isDue: boolean): void {
  const { overlays } = useServices();
  const { openNextNotice, forceSignOut } = useShell();
  const open = useStore(overlays.open);
  const isEnded = isDue && notices.forceSignOutWhen !== undefined && holds(notices.forceSignOutWhen, scope);
  useEffect(() => {
    if (isEnded) forceSignOut();
  }, [isEnded, forceSignOut]);
  useEffect(() => {
    if (isDue) openNextNotice(scope);
  }, [isDue, open, scope, openNextNotice]);
}
