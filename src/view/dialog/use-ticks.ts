import { useState } from 'react';
import type { Block, Dialog } from '~/generated/contract/descriptor-types';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** The check boxes and read texts of a dialog, by name. */
export interface Ticks {
  /** The variable `form` of expressions. */
  readonly values: Readonly<Record<string, boolean>>;
  readonly set: (name: string, value: boolean) => void;
}

/** The ticks of a dialog. Those that are preferences are stored at once; all others begin unticked. */
export function useTicks(dialog: Dialog): Ticks {
  const { preferences } = useServices();
  const current = useStore(preferences.current);
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const named = blocksOf(dialog).flatMap((block) =>
    block.type === 'checkbox' || block.type === 'reader'
      ? [{ name: block.name, preference: block.type === 'checkbox' ? block.preference : undefined }]
      : [],
  );
  return {
    values: Object.fromEntries(
      named.map(
        ({ name, preference }) =>
          [name, (preference === undefined ? ticked[name] : current[preference]) === true] as const,
      ),
    ),
    set(name, value) {
      const preference = named.find((tick) => tick.name === name)?.preference;
      if (preference === undefined) setTicked((all) => ({ ...all, [name]: value }));
      else if (value) preferences.set(preference);
      else preferences.clear(preference);
    },
  };
}

/** Every block of a dialog, including those of its slides and those inside other blocks. */
export function blocksOf({ content = [], slides = [] }: Dialog): readonly Block[] {
  return [...content, ...slides.flatMap((slide) => slide.content)].flatMap(withNested);
}

function withNested(block: Block): readonly Block[] {
  const nested = block.type === 'part' || block.type === 'reader' ? (block.content ?? []) : [];
  return [block, ...nested.flatMap(withNested)];
}
