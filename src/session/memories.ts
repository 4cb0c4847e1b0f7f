import type { MemoryName } from '../generated/console';
import type { Memory } from '../generated/descriptor-types';
import type { Clock } from '../lib/clock';
import type { SafeStorage } from '../lib/safe-storage';
import { createStore, type ReadableStore } from '../lib/store';

/** What of the declared choices this browser keeps, in the form in which expressions read it. */
export type Remembered = Readonly<Record<string, true>>;

/** Choices that the browser keeps. Where storage is missing they last as long as the page. */
export interface Memories {
  /** What is kept. */
  readonly kept: ReadableStore<Remembered>;
  /** Keeps a choice: `value`, else only that it was made. A choice for the day ends at local midnight. */
  remember(name: MemoryName, value?: string): void;
  forget(name: MemoryName): void;
}

/** What the memories are made of. */
export interface MemoriesOptions {
  readonly declared: Readonly<Record<string, Memory>>;
  /** Local storage. */
  readonly local: SafeStorage;
  /** Storage of the tab. */
  readonly tab: SafeStorage;
  readonly clock: Clock;
}

/** Reads what is kept and watches over it. */
export function createMemories({ declared, local, tab, clock }: MemoriesOptions): Memories {
  const storageOf = ({ lasts }: Memory): SafeStorage => (lasts === 'session' ? tab : local);
  const isKept = (memory: Memory): boolean => {
    const value = storageOf(memory).read(memory.key);
    return memory.lasts === 'day' ? value === localDay(clock.now()) : value !== undefined;
  };
  const names = Object.keys(declared).filter((name) => declared[name] && isKept(declared[name]));
  const kept = createStore<Remembered>(Object.fromEntries(names.map((name) => [name, true] as const)));
  return {
    kept,
    remember(name, value = 'true') {
      const memory = declared[name];
      if (!memory) return;
      storageOf(memory).write(memory.key, memory.lasts === 'day' ? localDay(clock.now()) : value);
      kept.update((all) => ({ ...all, [name]: true }));
    },
    forget(name) {
      const memory = declared[name];
      if (!memory) return;
      storageOf(memory).remove(memory.key);
      kept.update(({ [name]: _, ...rest }) => rest);
    },
  };
}

/** The day of a moment in the browser's own time, e.g. `2026-11-20`. */
function localDay(moment: number): string {
  const date = new Date(moment);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
