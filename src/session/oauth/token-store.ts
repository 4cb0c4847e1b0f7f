import { createTimer, type Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { storeTokens, type Tokens } from './tokens';

/** The tokens of this tab. */
export interface TokenStore {
  /** `undefined` if they have ended. */
  current(): Tokens | undefined;
  set(tokens: Tokens | undefined): void;
}

/** The longest delay of a timer in browsers, in milliseconds. */
const longestDelay = 2_147_483_647;

/** Stores tokens in `tab`, the session storage. Calls `onDue` each time that they have to be refreshed. */
export function createTokenStore(tab: SafeStorage, clock: Clock, onDue: () => void): TokenStore {
  const timer = createTimer(clock);
  let current: Tokens | undefined;
  return {
    current: () => current,
    set(tokens) {
      current = tokens;
      storeTokens(tab, tokens);
      timer.stop();
      if (tokens?.dueAt === undefined || tokens.refresh === undefined) return;
      timer.start(onDue, Math.min(Math.max(tokens.dueAt - clock.now(), 0), longestDelay));
    },
  };
}
