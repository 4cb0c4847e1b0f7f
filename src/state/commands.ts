import type { CommandAction } from '~/generated/contract/descriptor-types';

/** The name of a command for the shell, such as opening its search. */
export type CommandName = CommandAction['name'];

/** Passes commands to the part of the shell that runs them. */
export interface Commands {
  /** Runs a command; false if no part of the page has registered for it. */
  run(name: CommandName): boolean;
  /** Registers the function of a command, which replaces the previous one. The result unregisters it. */
  take(name: CommandName, work: () => void): () => void;
}

/** Creates the commands, without any function registered. */
export function createCommands(): Commands {
  const takers = new Map<CommandName, () => void>();
  return {
    run(name) {
      const work = takers.get(name);
      work?.();
      return work !== undefined;
    },
    take(name, work) {
      takers.set(name, work);
      return () => {
        if (takers.get(name) === work) takers.delete(name);
      };
    },
  };
}
