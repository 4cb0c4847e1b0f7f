import { localKeys } from '~/platform/storage-keys';
import { logoutAddress, signedOutMessage } from '~/session/logout';
import type { OAuthSession } from '~/session/oauth/oauth-session';
import type { Environment } from '../environment';

/**
 * The environment of a console whose tokens are those of a provider. In place of the token, the console has the name of
 * the session; only calls on their way to the network get the token. `endSession` is where the provider ends its own
 * session.
 */
export function oauthEnvironment(
  environment: Environment,
  session: OAuthSession,
  endSession: string | undefined,
): Environment {
  const { local, page } = environment;
  page.onBroadcast((message) => {
    if (message === signedOutMessage) session.end();
  });
  return {
    ...environment,
    local: {
      ...local,
      read: (key) => (key === localKeys.token ? session.name() : local.read(key)),
      remove(key) {
        if (key === localKeys.token) session.end();
        else local.remove(key);
      },
    },
    page: {
      ...page,
      assign: (address) => page.assign(address === logoutAddress ? (endSession ?? address) : address),
    },
    accessToken: session.accessToken,
    signIn() {
      session.forget();
      page.reload();
    },
    fetch: fetchWithToken(environment.fetch, session),
  };
}

/** `fetch` that gives calls the token. One that the API refuses is sent once more, with another token. */
function fetchWithToken(fetch: Environment['fetch'], session: OAuthSession): Environment['fetch'] {
  return async (request, init, upload) => {
    const name = session.name();
    if (typeof request === 'string' || name === undefined || request.headers.get('Authorization') !== `Bearer ${name}`)
      return fetch(request, init, upload);
    const token = await session.token();
    const again = request.clone();
    const response = await fetch(withToken(request, token), init, upload);
    const other = response.status === 401 && token !== undefined ? await replacement(session, token) : undefined;
    return other === undefined ? response : fetch(withToken(again, other), init, upload);
  };
}

/** Another token, if the provider has one; without its answer, the refusal of the API counts. */
function replacement(session: OAuthSession, refused: string): Promise<string | undefined> {
  return session.replace(refused).catch(() => undefined);
}

function withToken(request: Request, token: string | undefined): Request {
  const sent = new Request(request);
  if (token === undefined) sent.headers.delete('Authorization');
  else sent.headers.set('Authorization', `Bearer ${token}`);
  return sent;
}
