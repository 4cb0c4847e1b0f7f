import type { Clock } from '../lib/clock';
import type { SafeStorage } from '../lib/safe-storage';
import { forgetPerson } from './cache-profile';
import type { Page } from './page';

/** Where the single sign-on ends a session. */
export const logoutAddress = '/saml/ssoLogout';

/** What signing out needs. */
export interface LogoutOptions {
  readonly page: Page;
  readonly storage: SafeStorage;
  readonly clock: Clock;
  /** Time embedded parts have to answer, in milliseconds. */
  readonly handshakeMs: number;
}

/** Signs out once, however often it is called: tells embedded parts, waits for them, forgets the person, leaves. */
export function createLogout({ page, storage, clock, handshakeMs }: LogoutOptions): () => Promise<void> {
  let running: Promise<void> | undefined;

  const handshake = (): Promise<void> =>
    new Promise((resolve) => {
      const finish = (): void => {
        stop();
        clock.clearTimeout(timer);
        resolve();
      };
      const stop = page.listen('console:logout-ready', finish);
      const timer = clock.setTimeout(finish, handshakeMs);
      page.dispatch('console:logout');
    });

  const run = async (): Promise<void> => {
    await handshake();
    forgetPerson(storage);
    page.assign(logoutAddress);
  };
  return () => (running ??= run());
}
