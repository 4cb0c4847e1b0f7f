import type { Clock } from '../lib/clock';
import { isList, isNumber } from '../lib/json';
import type { SafeStorage } from '../lib/safe-storage';
import { createStore, type ReadableStore } from '../lib/store';
import type { Page } from './page';
import { sessionKeys } from './storage-keys';

/** Pages to which nobody needs to come back. */
const withoutReturn: readonly string[] = ['/', '/users/started'];

/** Address of the single-sign-on login that leads back to `hashPath`. */
export function signInAddress(hashPath: string): string {
  const [path = ''] = hashPath.split('?');
  const back = withoutReturn.includes(path) ? '' : `&relayState=${encodeURIComponent(hashPath)}`;
  return `/saml/ssoLogin?reauth=true${back}`;
}

/** Redirects to sign in, with a brake on loops. */
export interface SignIn {
  /** True after too many redirects: a page with a button then waits for the user. */
  readonly blocked: ReadableStore<boolean>;
  /** Redirects, unless there have been too many. */
  redirect(): void;
  /** Redirects because the user asks for it; the count starts anew. */
  redirectByUser(): void;
}

/** What the redirects need. */
export interface SignInOptions {
  readonly page: Page;
  readonly clock: Clock;
  /** Session storage; it survives the redirect. */
  readonly storage: SafeStorage;
  /** Redirects allowed within the window. */
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts redirects in session storage. */
export function createSignIn({ page, clock, storage, limit, windowMs }: SignInOptions): SignIn {
  const blocked = createStore(false);
  const recent = (): readonly number[] => {
    const times = storage.readJson(sessionKeys.signInRedirects);
    const now = clock.now();
    return isList(times) ? times.filter(isNumber).filter((time) => now - windowMs < time && time <= now) : [];
  };
  const leave = (times: readonly number[]): void => {
    storage.write(sessionKeys.signInRedirects, JSON.stringify([...times, clock.now()]));
    page.assign(signInAddress(page.hashPath()));
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
