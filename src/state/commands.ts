import type { CommandAction } from '~/generated/contract/descriptor-types';

/** The name of a command for the console, such as opening its search. */
export type CommandName = CommandAction['name'];

/** Passes commands to the part of the page that runs them. */
export interface Commands {
  /** Runs a command; false if no part of the page has registered for it. */
  run(name: CommandName): boolean;
  /**
   * Registers the function of a command until the result unregisters it. Of several, the last one in front runs, such
   * as that of a drawer, else the last one.
   */
  take(name: CommandName, work: () => void, isInFront?: boolean): () => void;
}

interface Taker {
  readonly work: () => void;
  readonly isInFront: boolean;
}

/** Creates the commands, without any function registered. */
export function createCommands(): Commands {
  const takers = new Map<CommandName, readonly Taker[]>();
  const takersOf = (name: CommandName): readonly Taker[] => takers.get(name) ?? [];
  return {
    run(name) {
      const all = takersOf(name);
      const taker = all.findLast(({ isInFront }) => isInFront) ?? all.at(-1);
      taker?.work();
      return taker !== undefined;
    },
    take(name, work, isInFront = false) {
      const taker = { work, isInFront };
      takers.set(name, [...takersOf(name), taker]);
      return () => {
        takers.set(
          name,
          takersOf(name).filter((other) => other !== taker),
        );
      };
    },
  };
}
