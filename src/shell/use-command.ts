import { useEffect, useEffectEvent } from 'react';
import type { CommandName } from '~/state/commands';
import { useServices } from '~/view/context/services';

/** Runs `work` for a command while the component is mounted. Without a name it does nothing. */
export function useCommand(name: CommandName | undefined, work: () => void): void {
  const { commands } = useServices();
  const run = useEffectEvent(work);
  useEffect(() => {
    if (name === undefined) return;
    const release = commands.take(name, () => run());
    return release;
  }, [commands, name]);
}
