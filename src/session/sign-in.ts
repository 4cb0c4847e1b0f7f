import type { Clock } from '~/platform/clock';
import { isList, isNumber } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { createStore, type ReadableStore } from '~/lib/store';
import type { Page } from '~/platform/browser';
import { sessionKeys } from '~/platform/storage-keys';

/** Pages to which the sign-in does not return. */
const withoutReturn: readonly string[] = ['/', '/users/started'];

/**
 * Address of the single-sign-on login that returns to `hashPath` of the console in `folder`. A return address without a
 * folder means the root of the origin.
 */
export function signInAddress(hashPath: string, folder: string): string {
  const [path = ''] = hashPath.split('?');
  const inApp = withoutReturn.includes(path) ? '' : hashPath;
  const back = folder === '/' ? inApp : `${folder}#${inApp || '/'}`;
  return `/saml/ssoLogin?reauth=true${back && `&relayState=${encodeURIComponent(back)}`}`;
}

/** Redirects to the sign-in, with a limit against loops. */
export interface SignIn {
  /** True after too many redirects: then a page with a button is shown. */
  readonly blocked: ReadableStore<boolean>;
  /** Redirects, unless there have been too many. */
  redirect(): void;
  /** Redirects at the request of the user; the count starts again. */
  redirectByUser(): void;
}

/** The options of the redirects. */
export interface SignInOptions {
  readonly page: Page;
  readonly clock: Clock;
  /** Session storage; it survives the redirect. */
  readonly storage: SafeStorage;
  /** Maximum number of redirects within the window. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Creates the redirects, which are counted in session storage. */
export function createSignIn({ page, clock, storage, limit, windowMs }: SignInOptions): SignIn {
  const blocked = createStore(false);
  const recent = (): readonly number[] => {
    const times = storage.readJson(sessionKeys.signInRedirects);
    const now = clock.now();
    return isList(times) ? times.filter(isNumber).filter((time) => now - windowMs < time && time <= now) : [];
  };
  const leave = (times: readonly number[]): void => {
    storage.write(sessionKeys.signInRedirects, JSON.stringify([...times, clock.now()]));
    page.assign(signInAddress(page.hashPath(), page.folder()));
  };
  return {
    blocked,
    redirect() {
      const times = recent();
      if (times.length >= limit) blocked.set(true);
      else leave(times);
    },
    redirectByUser() {
      blocked.set(false);
      leave([]);
    },
  };
}
