import type { CommandAction } from '~/generated/contract/descriptor-types';

/** Commands for the frame around the page. */
export type CommandName = CommandAction['name'];

/** Takes commands to the part of the frame that carries them out. */
export interface Commands {
  /** Carries a command out; false when no part of the page takes it now. */
  run(name: CommandName): boolean;
  /** Carries out a command from now on, instead of who did so before; the result ends that. */
  take(name: CommandName, work: () => void): () => void;
}

/** Nobody takes a command yet. */
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
