import { engine } from '~/generated/console/engine';
import type { Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { forgetPerson } from './cache-profile';
import type { Page } from '~/platform/browser';
import { signedOutPages, type TabAccessStore } from './tab-access';

/** Address that ends the session, or else of the page about the sign-out. */
export const logoutAddress = engine.signOut?.address ?? signedOutPages['signed-out'].address;

/** Message to the other tabs after signing out. */
export const signedOutMessage = 'signed-out';

/** The options of signing out. */
export interface LogoutOptions {
  readonly page: Page;
  /** Local storage. */
  readonly storage: SafeStorage;
  readonly access: TabAccessStore;
  readonly clock: Clock;
  /** Milliseconds that embedded applications have to answer. */
  readonly handshakeMs: number;
  /** Called first, so that this tab does not react to its own sign-out. */
  readonly onBegin: () => void;
}

/**
 * Gives a function that signs out. It notifies the other tabs, gives embedded applications time to answer, removes the
 * data of the person, and opens the address that ends the session. Further calls wait for the first.
 */
export function createLogout(options: LogoutOptions): () => Promise<void> {
  const { page, storage, clock, handshakeMs } = options;
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
    options.onBegin();
    options.access.beginEnd();
    page.broadcast(signedOutMessage);
    await handshake();
    forgetPerson(storage);
    options.access.end('signed-out');
    page.assign(logoutAddress);
  };
  return () => (running ??= run());
}
