import * as oauth from 'oauth4webapi';
import { CallFailure } from '~/api/api-error';
import { createTransport } from '~/api/transport';
import type { OAuthSettings } from '~/generated/console/oauth';
import { isRecord, parseJson } from '~/lib/json';
import type { Clock } from '~/platform/clock';
import type { PendingSignIn } from './pending-sign-in';
import { SignInFailure } from './failure';
import type { Grant } from './tokens';

/** The provider with which a person signs in. Calls reject with a `SignInFailure`. */
export interface Provider {
  /** Begins a sign-in: its secrets, and the address of the provider's page. */
  begin(returnTo: string): Promise<{ readonly pending: PendingSignIn; readonly address: string }>;
  /** Exchanges the code of an answer for tokens. */
  exchange(answer: URLSearchParams, pending: PendingSignIn): Promise<Grant>;
  refresh(refreshToken: string): Promise<Grant>;
  /** Revokes a token, if the provider does that. It waits for nothing: the page may be about to leave. */
  revoke(token: string): void;
  /** Where the provider ends its session. */
  readonly endSession: string | undefined;
}

/** The options of a provider. */
export interface ProviderOptions {
  /** Addresses are absolute. */
  readonly settings: Omit<OAuthSettings, 'redirectPage'> & { readonly redirectUri: string };
  /** Address of the page after a sign-out. */
  readonly signedOutUri: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  /** Deadline of a call, in milliseconds. */
  readonly timeoutMs: number;
}

/** More bytes than any answer with tokens has. */
const maxBodyBytes = 65_536;

/** Creates the client of a provider; nothing is called yet. */
export function createProvider({ settings, signedOutUri, fetch, clock, timeoutMs }: ProviderOptions): Provider {
  const { clientId, redirectUri, authorizationUrl, tokenUrl, refreshUrl = tokenUrl, revocationUrl } = settings;
  const client = { client_id: clientId };
  const server = (endpoints: Partial<oauth.AuthorizationServer>) => ({ issuer: authorizationUrl, ...endpoints });
  const limits = { timeoutMs, maxBodyBytes, retries: 0, retryPauseMs: 0 };
  const send = limitedFetch(createTransport({ fetch, clock, limits }));
  const options = (address: string) => ({
    [oauth.customFetch]: send,
    [oauth.allowInsecureRequests]: isThisMachine(address),
  });
  return {
    async begin(returnTo) {
      const pending = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier(), returnTo };
      const challenge = await oauth.calculatePKCECodeChallenge(pending.verifier);
      return { pending, address: authorizationAddress(settings, pending.state, challenge) };
    },
    exchange: (answer, { verifier }) =>
      understood(async () => {
        const as = server({ token_endpoint: tokenUrl });
        // There is one provider, so nothing follows from who it says it is (RFC 9207). The state is compared before.
        const parameters = new URLSearchParams([...answer].filter(([name]) => name !== 'iss'));
        const valid = oauth.validateAuthResponse(as, client, parameters, oauth.skipStateCheck);
        const sent = await oauth.authorizationCodeGrantRequest(
          as,
          client,
          oauth.None(),
          valid,
          redirectUri,
          verifier,
          options(tokenUrl),
        );
        return grantOf(await oauth.processAuthorizationCodeResponse(as, client, sent));
      }),
    refresh: (refreshToken) =>
      understood(async () => {
        const as = server({ token_endpoint: refreshUrl });
        const sent = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), refreshToken, options(refreshUrl));
        // Without rotation the old one stays valid.
        return { refresh: refreshToken, ...grantOf(await oauth.processRefreshTokenResponse(as, client, sent)) };
      }),
    revoke(token) {
      if (revocationUrl === undefined) return;
      const body = new URLSearchParams({ token, client_id: clientId });
      const request = new Request(revocationUrl, { method: 'POST', body, keepalive: true, credentials: 'omit' });
      void fetch(request).catch(() => undefined);
    },
    endSession: settings.endSessionUrl && endSessionAddress(settings.endSessionUrl, clientId, signedOutUri),
  };
}

/** An address with further parameters of its query. */
function withParameters(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

function authorizationAddress(settings: ProviderOptions['settings'], state: string, challenge: string): string {
  const { authorizationUrl, clientId, redirectUri, scopes } = settings;
  return withParameters(authorizationUrl, {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
}

function endSessionAddress(address: string, clientId: string, signedOutUri: string): string {
  return withParameters(address, { client_id: clientId, post_logout_redirect_uri: signedOutUri });
}

/** What no network sees needs no TLS. */
function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** `fetch` with the deadline and the limit of calls of the API; what it gives back is whole. */
function limitedFetch(transport: ReturnType<typeof createTransport>) {
  return async (address: string, init: oauth.CustomFetchOptions<string, URLSearchParams>): Promise<Response> => {
    const { method, headers, body, redirect } = init;
    const request = new Request(address, { method, headers, body, redirect, credentials: 'omit', cache: 'no-store' });
    const { response, text } = await transport(request, false);
    if (text === undefined) throw new RangeError(`An answer has more than ${maxBodyBytes} bytes.`);
    return new Response(text === '' ? null : withoutIdToken(text), response);
  };
}

/** The API says who is signed in: an ID token is not used, so it is not checked either. */
function withoutIdToken(text: string): string {
  const answer = parseJson(text);
  if (!isRecord(answer)) return text;
  const { id_token: _, ...rest } = answer;
  return JSON.stringify(rest);
}

function grantOf({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): Grant {
  return {
    access: access_token,
    ...(refresh_token !== undefined && { refresh: refresh_token }),
    ...(expires_in !== undefined && { lifetime: expires_in * 1000 }),
  };
}

/** Does something with the provider; its failures are those of a sign-in. */
async function understood(work: () => Promise<Grant>): Promise<Grant> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError)
      // A provider that is busy says nothing about the person.
      throw new SignInFailure(isTemporary(error) ? 'unreachable' : 'refused', error.error, error.error_description);
    throw new SignInFailure(error instanceof CallFailure ? 'unreachable' : 'answer');
  }
}

/** True for a failure after which the same request may succeed. */
function isTemporary(error: oauth.ResponseBodyError | oauth.AuthorizationResponseError): boolean {
  const isOverloaded = 'status' in error && [408, 429].includes(error.status);
  return isOverloaded || ['temporarily_unavailable', 'server_error', 'slow_down'].includes(error.error);
}
