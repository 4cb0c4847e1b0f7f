import type { Page } from '~/platform/browser';
import { wait, type Clock } from '~/platform/clock';
import type { SafeStorage } from '~/platform/safe-storage';
import { SignInFailure } from './failure';
import type { Provider } from './provider';
import { shareTokens } from './share-tokens';
import { createTokenStore } from './token-store';
import { tokensOf, type Grant, type Tokens } from './tokens';

/** A session whose tokens are those of a provider. */
export interface OAuthSession {
  /** The text in place of the token outside of calls. It stays the same until the sign-out, and is absent after it. */
  readonly name: () => string | undefined;
  /** The access token as it is now; `undefined` if there is none. */
  readonly accessToken: () => string | undefined;
  /**
   * The access token, refreshed if it is due; `undefined` if the person must sign in again. Rejects if it has ended and
   * the provider cannot be reached.
   */
  token(): Promise<string | undefined>;
  /** Another access token after the API has refused one; `undefined` if there is none. */
  replace(refused: string): Promise<string | undefined>;
  /** Forgets the tokens, which the API refuses: the next start of the page begins a sign-in. */
  forget(): void;
  /** Signs out: revokes and forgets the tokens. */
  end(): void;
}

/** The options of a session. */
export interface OAuthSessionOptions {
  readonly tokens: Tokens;
  readonly provider: Pick<Provider, 'refresh' | 'revoke'>;
  /** Session storage. */
  readonly tab: SafeStorage;
  readonly page: Pick<Page, 'broadcast' | 'onBroadcast'>;
  readonly clock: Clock;
  /** Does some work while no other tab does work of that name. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** Milliseconds that other tabs have to answer. */
const answerTime = 150;

/**
 * Creates the session of some tokens. They are refreshed before they end, once for all copies of a tab: a refresh token
 * that is used twice would look stolen to the provider, which then ends the session.
 */
export function createOAuthSession(options: OAuthSessionOptions): OAuthSession {
  const { tokens, provider, clock } = options;
  let name: string | undefined = tokens.id;
  let running: Promise<void> | undefined;

  const refresh = async (): Promise<void> => {
    const before = store.current();
    if (!before) return;
    shared.request();
    await wait(clock, answerTime);
    if (store.current() !== before) return;
    const grant = await granted(provider, before);
    if (store.current() === before) store.set(grant && tokensOf(grant, before.id, before.round + 1, clock.now()));
    else if (grant) provider.revoke(grant.refresh ?? grant.access);
  };
  const renew = (): Promise<void> =>
    (running ??= options.alone(tokens.id, refresh).finally(() => (running = undefined)));
  // A failure shows with the next call, if that needs another token.
  const store = createTokenStore(options.tab, clock, () => void renew().catch(() => undefined));
  const shared = shareTokens(options.page, store);
  store.set(tokens);
  return {
    name: () => name,
    accessToken: () => store.current()?.access,
    async token() {
      const { access, dueAt = Infinity, endsAt = Infinity } = store.current() ?? {};
      if (clock.now() < dueAt) return access;
      const renewed = renew();
      if (clock.now() < endsAt) {
        // A provider that does not answer stops no call whose token is good.
        void renewed.catch(() => undefined);
        return access;
      }
      await renewed;
      return store.current()?.access;
    },
    async replace(refused) {
      if (store.current()?.access === refused) await renew();
      return store.current()?.access;
    },
    forget: () => store.set(undefined),
    end() {
      const { access, refresh: last = access } = store.current() ?? {};
      if (last !== undefined) provider.revoke(last);
      name = undefined;
      shared.stop();
      store.set(undefined);
    },
  };
}

/** What the provider gives for a refresh token; `undefined` if there is none, or the provider refuses it. */
async function granted(provider: OAuthSessionOptions['provider'], { refresh }: Tokens): Promise<Grant | undefined> {
  try {
    return refresh === undefined ? undefined : await provider.refresh(refresh);
  } catch (error) {
    if (error instanceof SignInFailure && error.facts.reason === 'refused') return undefined;
    throw error;
  }
}
