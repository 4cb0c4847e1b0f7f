import { isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { SavedDrafts } from '~/platform/console-update';
import type { SafeStorage } from '~/platform/safe-storage';
import type { Page } from '~/platform/browser';
import { sessionKeys } from '~/platform/storage-keys';

/** Unsent input. It survives a reload by the console itself, for the same account in the same tab. */
export interface Drafts {
  /** The draft with a name from before the reload; `undefined` if there is none. */
  restored(name: string): unknown;
  /**
   * Registers a control while it is on the page; `read` gives its typed text. The result unregisters it and drops the
   * draft.
   */
  track(name: string, read: () => unknown): () => void;
  /** Writes all unsent input into the storage of the tab. */
  save(): SavedDrafts;
  /** Stops listening for the end of the session. */
  stop(): void;
}

/** The options of drafts. */
export interface DraftsOptions {
  /** Storage of the tab. */
  readonly tab: SafeStorage;
  /** Id of the account; empty until it is known. */
  readonly account: () => string;
  readonly page: Pick<Page, 'listen'>;
}

/** Creates the drafts of the account that is signed in. Its logout removes them. */
export function createDrafts({ tab, account, page }: DraftsOptions): Drafts {
  const readers = new Map<string, () => unknown>();
  const stored = new Map<string, unknown>();
  let readFor = '';

  const clear = (): void => {
    for (const key of tab.keys()) if (key.startsWith(sessionKeys.drafts)) tab.remove(key);
  };
  /** Moves the drafts of the account from the storage into memory; those of others are removed unread. */
  const take = (): void => {
    const now = account();
    if (now === '' || now === readFor) return;
    readFor = now;
    stored.clear();
    const read = tab.readJson(sessionKeys.drafts + now);
    clear();
    for (const name of isRecord(read) ? Object.keys(read) : []) stored.set(name, getOwn(read, name));
  };
  return {
    restored(name) {
      take();
      return stored.get(name);
    },
    track(name, read) {
      take();
      readers.set(name, read);
      return () => {
        if (readers.get(name) === read) readers.delete(name);
        stored.delete(name);
      };
    },
    save() {
      take();
      const typed = [...readers].map(([name, read]) => [name, read()] as const).filter(([, draft]) => !isBlank(draft));
      const drafts = Object.fromEntries([...stored, ...typed]);
      if (Object.keys(drafts).length === 0) return 'none';
      const isStored = account() !== '' && tab.write(sessionKeys.drafts + account(), JSON.stringify(drafts));
      return isStored ? 'stored' : 'refused';
    },
    stop: page.listen('console:logout', () => {
      readers.clear();
      stored.clear();
      clear();
    }),
  };
}

function isBlank(draft: unknown): boolean {
  return draft === undefined || draft === '' || (isRecord(draft) && Object.keys(draft).length === 0);
}
