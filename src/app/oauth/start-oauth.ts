import type { OAuthSettings } from '~/generated/console/oauth';
import type { Lookup } from '~/i18n/translate';
import type { Page } from '~/platform/browser';
import type { Config } from '~/session/config';
import { storePending, takePending, type PendingSignIn } from '~/session/oauth/pending-sign-in';
import { SignInFailure, type SignInFailureFacts } from '~/session/oauth/failure';
import { createOAuthSession } from '~/session/oauth/oauth-session';
import { createProvider, type Provider } from '~/session/oauth/provider';
import { storedTokens, tokensOf, type Tokens } from '~/session/oauth/tokens';
import { signedOutPages } from '~/session/tab-access';
import type { Environment } from '../environment';
import { oauthEnvironment } from './oauth-environment';
import { showFailure } from './show-failure';

/** The parts of the browser window that a sign-in needs. */
export interface OAuthWindow {
  /** `?` and what is behind it in the address of the page. */
  readonly search: string;
  /** Replaces the address of the page, and does not load it again. */
  replaceAddress(address: string): void;
  /** Whether the page has the cryptography of browsers, which needs TLS. */
  readonly isSecure: boolean;
  /** See `OAuthSessionOptions`. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
}

/** The options of a start. */
export interface OAuthStart {
  readonly environment: Environment;
  readonly config: Config;
  readonly settings: OAuthSettings;
  readonly texts: Lookup;
  readonly container: HTMLElement;
  /** That of the browser unless given. */
  readonly window?: OAuthWindow;
}

/** What a sign-in needs of a browser window. */
function oauthWindow({ location, history, navigator, isSecureContext }: Window): OAuthWindow {
  return {
    search: location.search,
    replaceAddress: (address) => history.replaceState(null, '', address),
    isSecure: isSecureContext,
    // Browsers without locks are older than those for which the console is built; one tab needs none.
    alone: (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  };
}

/**
 * Gives the environment of a console whose person is signed in. `undefined` if the page leaves for the provider, or
 * shows why the sign-in has failed.
 */
export async function startOAuth(start: OAuthStart): Promise<Environment | undefined> {
  const { environment, window = oauthWindow(globalThis.window) } = start;
  const { page, tab } = environment;
  const provider = providerOf(start);
  const signedIn = (tokens: Tokens): Environment => withSession(environment, provider, tokens, window);
  const leave = async (returnTo: string): Promise<void> => {
    const { pending, address } = await provider.begin(returnTo);
    storePending(tab, pending);
    page.assign(address);
  };
  const fail = (facts: SignInFailureFacts, returnTo: string): undefined => {
    showFailure(start.container, start.texts, { facts, again: () => void leave(returnTo) });
  };
  if (!window.isSecure) return fail(new SignInFailure('insecure').facts, page.hashPath());
  const answer = answerIn(window.search);
  // The code is nothing for the history, and neither for a reload.
  if (answer) window.replaceAddress(page.folder());
  const pending = answer && takePending(tab, answer.get('state') ?? '');
  if (answer && pending) {
    const tokens = await exchanged(provider, answer, pending, environment);
    window.replaceAddress(consoleAddress(page, pending.returnTo));
    return 'reason' in tokens ? fail(tokens, pending.returnTo) : signedIn(tokens);
  }
  const tokens = storedTokens(tab);
  if (tokens) return signedIn(tokens);
  if (answer) return fail(new SignInFailure('unknown').facts, '/');
  await leave(page.hashPath());
  return undefined;
}

/** The answer of a provider in the query of an address. */
function answerIn(search: string): URLSearchParams | undefined {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error')) ? query : undefined;
}

/** Whatever the path is, its address is one of this console. */
function consoleAddress(page: Page, path: string): string {
  return `${page.folder()}#${path}`;
}

async function exchanged(
  provider: Provider,
  answer: URLSearchParams,
  pending: PendingSignIn,
  { clock, uuid }: Environment,
): Promise<Tokens | SignInFailureFacts> {
  try {
    return tokensOf(await provider.exchange(answer, pending), uuid(), 0, clock.now());
  } catch (error) {
    if (error instanceof SignInFailure) return error.facts;
    throw error;
  }
}

function withSession(
  environment: Environment,
  provider: Provider,
  tokens: Tokens,
  { alone }: OAuthWindow,
): Environment {
  const { page, tab, clock } = environment;
  const session = createOAuthSession({ tokens, provider, tab, page, clock, alone });
  return oauthEnvironment(environment, session, provider.endSession);
}

/** The provider with the addresses of this deployment. */
function providerOf({ environment, config, settings }: OAuthStart): Provider {
  const { page, clock, fetch } = environment;
  const { redirectPage, ...declared } = { ...settings, ...config.oauth };
  const folder = page.origin + page.folder();
  const api = config.apiOrigin || page.origin;
  const absolute = (address: string): string => (address.startsWith('/') ? api + address : address);
  const { authorizationUrl, tokenUrl, refreshUrl, revocationUrl, endSessionUrl } = declared;
  return createProvider({
    settings: {
      ...declared,
      redirectUri: folder + redirectPage,
      authorizationUrl: absolute(authorizationUrl),
      tokenUrl: absolute(tokenUrl),
      ...(refreshUrl !== undefined && { refreshUrl: absolute(refreshUrl) }),
      ...(revocationUrl !== undefined && { revocationUrl: absolute(revocationUrl) }),
      ...(endSessionUrl !== undefined && { endSessionUrl: absolute(endSessionUrl) }),
    },
    signedOutUri: new URL(signedOutPages['signed-out'].address, folder).href,
    fetch: (request) => fetch(request),
    clock,
    timeoutMs: config.http.timeoutMs,
  });
}
