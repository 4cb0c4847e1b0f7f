import type { ListboxHandlers } from '~/ui/listbox/use-listbox';

/** Records the keys that are pressed in the field of the palette before the code of its list is loaded. */
export interface EarlyKeys extends ListboxHandlers {
  /** How many options the arrow keys moved since the text last changed; negative is up. */
  steps(): number;
  /** The text of the field when Enter was first pressed; `undefined` before that. */
  entered(): string | undefined;
  /** Called when the text changes: earlier steps no longer count. */
  typed(): void;
}

/** Creates a record without a key. */
export function createEarlyKeys(): EarlyKeys {
  let steps = 0;
  let entered: string | undefined;
  return {
    onKeyDown(event) {
      const { key, target } = event;
      const step = { ArrowDown: 1, ArrowUp: -1 }[key];
      const isChoice = key === 'Enter' && target instanceof HTMLInputElement;
      if (step === undefined && !isChoice) return;
      event.preventDefault();
      if (entered !== undefined) return;
      if (step !== undefined) steps += step;
      else if (isChoice) entered = target.value;
    },
    onKeyUp: () => undefined,
    steps: () => steps,
    entered: () => entered,
    typed() {
      if (entered === undefined) steps = 0;
    },
  };
}
