import { useEffect, useEffectEvent } from 'react';
import type { CommandName } from '~/state/commands';
import { useServices } from '../context/services';

/**
 * Runs `work` for a command while the component is mounted. Without a name it does nothing. A part in front, such as a
 * drawer, gets the command before the page.
 */
export function useCommand(name: CommandName | undefined, work: () => void, isInFront = false): void {
  const { commands } = useServices();
  const run = useEffectEvent(work);
  useEffect(() => {
    if (name === undefined) return;
    const release = commands.take(name, () => run(), isInFront);
    return release;
  }, [commands, name, isInFront]);
}
