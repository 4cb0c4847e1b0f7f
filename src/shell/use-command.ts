import { useEffect, useEffectEvent } from 'react';
import type { CommandName } from '../actions/commands';
import { useServices } from '../render/services';

/** Carries out a command, where one is named, for as long as the part is there. */
export function useCommand(name: CommandName | undefined, work: () => void): void {
  const { commands } = useServices();
  const run = useEffectEvent(work);
  useEffect(() => (name === undefined ? undefined : commands.take(name, () => run())), [commands, name]);
}
