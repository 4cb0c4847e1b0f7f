import { getOwn } from '~/lib/get-own';
import type { SafeStorage } from './safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { sessionKeys } from './storage-keys';

/** What became of unsent input: there was none, it is stored, or the browser stores nothing or not so much. */
export type SavedDrafts = 'none' | 'stored' | 'refused';

/** The check for another build of the console on the server. */
export interface ConsoleUpdate {
  /** True once another build was found. */
  readonly available: ReadableStore<boolean>;
  /**
   * Compares the version on the server with the running one. For another version the page reloads by itself, once for
   * each version and only if no work is lost.
   */
  check(): Promise<void>;
  /** Saves drafts and reloads the page. If they cannot be saved, the browser asks whether to leave it. */
  reload(): void;
  /** The notice after a reload by `reload` or `check`: drafts were restored, or this is a new version. */
  readonly reloaded: 'drafts' | 'version' | undefined;
}

/** The options of the check. */
export interface ConsoleUpdateOptions {
  /** Version of the running build; the dev server has none, and then there is no check. */
  readonly running: string | undefined;
  /** Reads `version.json`; rejects if it cannot be read. */
  readonly readVersion: () => Promise<unknown>;
  /** Storage of the tab. */
  readonly tab: SafeStorage;
  /** Reloads the page; the browser asks before it if `asks` is true. */
  readonly reload: (asks: boolean) => void;
  /** True while a reload would lose something: typed text, an open dialog. */
  readonly hasUnsavedWork: () => boolean;
  /** Stores typed text. */
  readonly saveDrafts: () => SavedDrafts;
}

/** Creates the check; nothing is read before the first one. */
export function createConsoleUpdate(options: ConsoleUpdateOptions): ConsoleUpdate {
  const { running, tab } = options;
  const available = createStore(false);
  const before = tab.read(sessionKeys.reloaded);
  tab.remove(sessionKeys.reloaded);
  const isNew = before !== undefined && tab.read(sessionKeys.reloadedFor) === running;
  let checking: Promise<void> | undefined;

  const reload = (): void => {
    const saved = options.saveDrafts();
    tab.write(sessionKeys.reloaded, saved === 'stored' ? 'drafts' : 'empty');
    options.reload(saved === 'refused');
  };

  const check = async (): Promise<void> => {
    const version = getOwn(await options.readVersion().catch(() => undefined), 'version');
    if (typeof version !== 'string' || version === running) return;
    available.set(true);
    // A cache that answers with an old page would do so again, so each version is tried once.
    const isTried = tab.read(sessionKeys.reloadedFor) === version;
    if (isTried || options.hasUnsavedWork() || !tab.write(sessionKeys.reloadedFor, version)) return;
    reload();
  };
  return {
    available,
    check() {
      if (running === undefined) return Promise.resolve();
      checking ??= check().finally(() => (checking = undefined));
      return checking;
    },
    reload,
    reloaded: before === 'drafts' ? 'drafts' : isNew ? 'version' : undefined,
  };
}
