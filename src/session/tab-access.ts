import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import { sessionKeys } from '~/platform/storage-keys';

/** Why a tab has ended: its person signed out, or somebody else signed in. */
export type TabEnd = 'signed-out' | 'sign-in-changed';

/** The access of a tab to data. While `checking` the page is hidden, but not unmounted. */
export type TabAccess = 'open' | 'checking' | TabEnd;

/** The page for each reason why a tab has ended: its address in the folder of the console, and its text. */
export const signedOutPages = {
  'signed-out': { address: './logout.html?t=1', text: 'UI.SIGNED_OUT.BY_USER' },
  'sign-in-changed': { address: './logout.html?t=3', text: 'UI.SIGNED_OUT.SIGN_IN_CHANGED' },
} as const satisfies Readonly<Record<TabEnd, { readonly address: string; readonly text: string }>>;

/** The access of this tab to data. An end is final. */
export interface TabAccessStore {
  readonly state: ReadableStore<TabAccess>;
  /** True from the beginning of a sign-out, and in a tab that has ended. */
  readonly isEnding: () => boolean;
  /** Begins a sign-out, while the page stays visible. */
  beginEnd(): void;
  /** Hides the page until `reopen` or `end`. */
  check(): void;
  reopen(): void;
  /** Ends the tab: removes its data from the page, and the data of the person from the storage of the tab. */
  end(reason: TabEnd): void;
}

/** Creates the access of an open tab. `tab` is its session storage. */
export function createTabAccess(tab: SafeStorage): TabAccessStore {
  const state = createStore<TabAccess>('open');
  let isEnding = false;
  const set = (next: TabAccess): void => {
    if (!hasEnded(state.get())) state.set(next);
  };
  return {
    state,
    isEnding: () => isEnding,
    beginEnd: () => void (isEnding = true),
    check: () => set('checking'),
    reopen: () => set('open'),
    end(reason) {
      isEnding = true;
      set(reason);
      const ofAccounts = [sessionKeys.recentObjects, sessionKeys.beforeSearch, sessionKeys.drafts];
      const personal = tab.keys().filter((key) => ofAccounts.some((prefix) => key.startsWith(prefix)));
      personal.forEach(tab.remove);
    },
  };
}

/** True for the access of a tab that has ended. */
export function hasEnded(access: TabAccess): access is TabEnd {
  return access in signedOutPages;
}
