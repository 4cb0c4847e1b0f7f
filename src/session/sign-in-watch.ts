import type { SafeStorage } from '~/platform/safe-storage';
import { signedOutMessage } from './logout';
import type { Page } from '~/platform/browser';
import type { Profile } from './profile';
import { localKeys } from '~/platform/storage-keys';
import { hasEnded, signedOutPages, type TabAccessStore, type TabEnd } from './tab-access';

/** The options of the sign-in watch. */
export interface SignInWatchOptions {
  readonly page: Page;
  /** Local storage, which all tabs share. */
  readonly storage: Pick<SafeStorage, 'read'>;
  readonly access: TabAccessStore;
  /** The profile whose data this tab holds; `undefined` while there is none. */
  readonly profile: () => Profile | undefined;
  /** Reads the profile of the stored token from the server. */
  readonly readProfile: () => Promise<Profile>;
  /** Called after the same person has signed in again. */
  readonly onRenewed: () => void;
}

/** Observes the sign-in that all tabs of the browser share. */
export interface SignInWatch {
  start(): void;
  stop(): void;
}

/**
 * Ends this tab when its person signs out in another tab, or when another person signs in. Events of local storage
 * report that at once; a tab that was frozen, or returns from the history, reads local storage before it shows
 * anything.
 */
export function createSignInWatch(options: SignInWatchOptions): SignInWatch {
  const { page, storage, access } = options;
  const read = (): string | undefined => storage.read(localKeys.token);
  const stops: (() => void)[] = [];
  let known = read();
  let isRunning = false;
  let isVerifying = false;

  const end = (reason: TabEnd): void => {
    if (hasEnded(access.state.get())) return;
    stop();
    access.end(reason);
    if (reason === 'signed-out') page.dispatch('console:logout');
    page.replace(signedOutPages[reason].address);
  };
  const verify = async (): Promise<void> => {
    for (let token = read(); token !== known; token = read()) {
      if (token === undefined) return end('signed-out');
      // This tab has no data yet, so the console starts again as the person who signed in.
      if (!options.profile()) return page.reload();
      if (!(await isSamePerson(options))) return end('sign-in-changed');
      if (!isRunning) return;
      known = token;
      options.onRenewed();
    }
    access.reopen();
  };
  const check = (): void => {
    if (isVerifying) return;
    if (read() === known) return access.reopen();
    isVerifying = true;
    access.check();
    void verify().finally(() => (isVerifying = false));
  };
  const stop = (): void => {
    isRunning = false;
    stops.splice(0).forEach((each) => each());
  };
  const start = (): void => {
    isRunning = true;
    stops.push(
      page.onBroadcast((message) => message === signedOutMessage && end('signed-out')),
      page.listen('storage', check),
      page.listen('focus', check),
      page.listen('visibilitychange', () => page.isVisible() && check()),
      // The browser may render a page from its history before the page can check, so it is hidden when it leaves.
      page.listen('pagehide', (event) => isCachedPage(event) && access.check()),
      page.listen('pageshow', check),
    );
  };
  return { start, stop };
}

/** True if the browser caches the page of a `pagehide` for its history. */
function isCachedPage(event: Event): boolean {
  return 'persisted' in event && event.persisted === true;
}

/** True if the stored token belongs to the person whose data this tab has; false without an answer. */
async function isSamePerson({ profile, readProfile }: SignInWatchOptions): Promise<boolean> {
  try {
    const before = profile();
    const now = await readProfile();
    return before !== undefined && before.accountId !== '' && identityOf(before) === identityOf(now);
  } catch {
    return false;
  }
}

/** The person and the rights of a profile. Data that were loaded with other rights must not stay visible. */
function identityOf({ identity, view, flags, permissions }: Profile): string {
  return JSON.stringify([identity, view, flags, permissions]);
}
