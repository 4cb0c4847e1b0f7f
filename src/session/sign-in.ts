import { isInAppPath } from '~/api/safe-address';
import { engine } from '~/generated/console/engine';
import type { Clock } from '~/platform/clock';
import { isList, isNumber } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import type { Page } from '~/platform/browser';
import { pathOfPage } from './page-paths';
import { sessionKeys } from '~/platform/storage-keys';

/** The longest path and query that the sign-in returns to, in characters; encoded, they can be three times as long. */
const longestReturn = 2_000;

/**
 * Address of the sign-in that returns to `hashPath` of the console in `folder`; `undefined` if the console has none. A
 * return address without a folder means the root of the origin. The sign-in does not return to home and to the start
 * page, and of a very long address it returns to the path.
 */
export function signInAddress(hashPath: string, folder: string): string | undefined {
  const { address, returnTo } = engine.signIn ?? {};
  const [path = ''] = hashPath.split('?');
  const isReturned = isInAppPath(hashPath) && path !== '/' && path !== pathOfPage('started');
  // Servers refuse long addresses: better the page without its drawer than nobody signed in.
  const inApp = isReturned ? ([hashPath, path].find(({ length }) => length <= longestReturn) ?? '') : '';
  const back = folder === '/' ? inApp : `${folder}#${inApp || '/'}`;
  if (address === undefined || returnTo === undefined || back === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${returnTo}=${encodeURIComponent(back)}`;
}

/** Redirects to the sign-in, with a limit against loops. */
export interface SignIn {
  /** True after too many redirects, or where the browser stores none: then a page with a button is shown. */
  readonly blocked: ReadableStore<boolean>;
  /** Redirects, unless there have been too many or nothing counts them. */
  redirect(): void;
  /** Redirects at the request of the user; the count starts again. */
  redirectByUser(): void;
}

/** The options of the redirects. */
export interface SignInOptions {
  readonly page: Page;
  readonly clock: Clock;
  /** Signs in where no address does: the page starts again. */
  readonly signIn: () => void;
  /** Session storage; it survives the redirect. */
  readonly storage: SafeStorage;
  /** Maximum number of redirects within the window. */
  readonly limit: number;
  readonly windowMs: number;
  /** Stores what somebody has typed: after the sign-in they come back to it. */
  readonly saveDrafts: () => void;
}

/** Creates the redirects, which are counted in session storage. */
export function createSignIn(options: SignInOptions): SignIn {
  const { page, clock, storage, limit, windowMs, saveDrafts } = options;
  const blocked = createStore(false);
  const recent = (): readonly number[] => {
    const times = storage.readJson(sessionKeys.signInRedirects);
    const now = clock.now();
    return isList(times) ? times.filter(isNumber).filter((time) => now - windowMs < time && time <= now) : [];
  };
  const count = (times: readonly number[]): boolean =>
    storage.write(sessionKeys.signInRedirects, JSON.stringify([...times, clock.now()]));
  const leave = (): void => {
    const address = signInAddress(page.hashPath(), page.folder());
    if (address === undefined) options.signIn();
    else page.assign(address);
  };
  return {
    blocked,
    redirect() {
      // The page with the button takes the forms away too.
      saveDrafts();
      const times = recent();
      // What cannot be counted has no limit, and a browser without storage often has no cookies, so no sign-in either.
      if (times.length < limit && count(times)) leave();
      else blocked.set(true);
    },
    redirectByUser() {
      saveDrafts();
      blocked.set(false);
      count([]);
      leave();
    },
  };
}
