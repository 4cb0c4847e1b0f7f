import { createStore } from '~/lib/store';

/** How many steps of a file can be taken back, and how many can be done again. */
export interface Depths {
  readonly undo: number;
  readonly redo: number;
}

/** The files that the next step back and the next step forth belong to. */
export interface NextSteps {
  readonly undo?: string;
  readonly redo?: string;
}

/** The order of the steps of all files. The history of each file has its steps; this one says whose turn it is. */
export class StepOrder {
  readonly next = createStore<NextSteps>({});
  #done: readonly string[] = [];
  #undone: readonly string[] = [];

  /** A file changed: by a step of its own, or by one that was taken back or done again. */
  changed(file: string, { undo, redo }: Depths, isOwnStep: boolean): void {
    // A history forgets its oldest steps; what was taken back is lost with the next own step.
    this.#set(
      withSteps(this.#done, file, undo, isOwnStep ? 'oldest' : 'newest'),
      withSteps(this.#undone, file, redo, 'newest'),
    );
  }

  /** Forgets the steps of all files but some: there is nothing to take back in a file that is gone. */
  retain(files: ReadonlySet<string>): void {
    const isThere = (file: string): boolean => files.has(file);
    if (![...this.#done, ...this.#undone].every(isThere))
      this.#set(this.#done.filter(isThere), this.#undone.filter(isThere));
  }

  #set(done: readonly string[], undone: readonly string[]): void {
    this.#done = done;
    this.#undone = undone;
    const [lastDone, lastUndone] = [this.#done.at(-1), this.#undone.at(-1)];
    this.next.set({
      ...(lastDone !== undefined && { undo: lastDone }),
      ...(lastUndone !== undefined && { redo: lastUndone }),
    });
  }
}

/** Files in the order of their steps, with as many steps of one as there are. */
function withSteps(
  files: readonly string[],
  file: string,
  count: number,
  drop: 'oldest' | 'newest',
): readonly string[] {
  const surplus = files.filter((one) => one === file).length - count;
  if (surplus <= 0) return [...files, ...Array.from({ length: -surplus }, () => file)];
  const positions = files.flatMap((one, index) => (one === file ? [index] : []));
  const dropped = new Set(drop === 'oldest' ? positions.slice(0, surplus) : positions.slice(-surplus));
  return files.filter((_, index) => !dropped.has(index));
}
