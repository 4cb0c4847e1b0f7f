import { useState } from 'react';
import type { Dialog } from '../generated/descriptor-types';
import { blocksOf } from './blocks-of';
import { useServices } from './services';
import { useStore } from './use-store';

/** What is ticked or read in a dialog, by name, and a way to change it. */
export interface Ticks {
  /** What expressions read as `form`. */
  readonly values: Readonly<Record<string, boolean>>;
  readonly set: (name: string, value: boolean) => void;
}

/** The ticks of a dialog: none at first, but for those that the browser remembers; these it keeps and drops at once. */
export function useTicks(dialog: Dialog): Ticks {
  const { memories } = useServices();
  const kept = useStore(memories.kept);
  const [own, setOwn] = useState<Readonly<Record<string, boolean>>>({});
  const named = blocksOf(dialog).flatMap((block) =>
    block.type === 'checkbox' || block.type === 'reader'
      ? [{ name: block.name, memory: block.type === 'checkbox' ? block.remember : undefined }]
      : [],
  );
  return {
    values: Object.fromEntries(
      named.map(({ name, memory }) => [name, (memory === undefined ? own[name] : kept[memory]) === true] as const),
    ),
    set(name, value) {
      const memory = named.find((each) => each.name === name)?.memory;
      if (memory === undefined) setOwn((all) => ({ ...all, [name]: value }));
      else if (value) memories.remember(memory);
      else memories.forget(memory);
    },
  };
}
