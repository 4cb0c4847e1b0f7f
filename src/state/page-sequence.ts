import { createStore, type ReadableStore } from '~/lib/store';

/** The rows of a list whose pages follow one another: previous and next lead through them. */
export interface PageSequence {
  /** Words of the reader's language: the name of the rows. */
  readonly title: string;
  readonly total: number;
  /** The address of the page of a row that is loaded, by its position from 0. */
  readonly pathAt: (index: number) => string | undefined;
  /** Loads the row at a position, and resolves to the address of its page. */
  readonly load: (index: number) => Promise<string | undefined>;
  /** Called with the position of the page that is shown. */
  readonly follow: (index: number) => void;
}

/** A sequence and the position of the page from which it leads on. */
export interface PagePosition {
  readonly sequence: PageSequence;
  readonly index: number;
}

/** The sequence that the last list began, for as long as the page of the browser lives. */
export interface PageSequenceStore {
  readonly current: ReadableStore<PagePosition | undefined>;
  /** Begins a sequence at the page of a row that is being opened. */
  begin(position: PagePosition): void;
  /**
   * The address of the page at another position; the sequence is there then. Nothing if the row is not loaded before
   * the user has left, i.e. `isLeft` is true.
   */
  moveTo(index: number, isLeft: () => boolean): Promise<string | undefined>;
}

/** Creates a store without a sequence. */
export function createPageSequenceStore(): PageSequenceStore {
  const current = createStore<PagePosition | undefined>(undefined);
  return {
    current,
    begin: (position) => current.set(position),
    async moveTo(index, isLeft) {
      const sequence = current.get()?.sequence;
      if (!sequence || index < 0 || index >= sequence.total) return undefined;
      const path = sequence.pathAt(index) ?? (await sequence.load(index));
      // Another list may have begun a sequence meanwhile.
      if (path === undefined || isLeft() || current.get()?.sequence !== sequence) return undefined;
      current.set({ sequence, index });
      sequence.follow(index);
      return path;
    },
  };
}
