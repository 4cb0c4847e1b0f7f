import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Grants } from './grants';
import { people, type Person } from './people';
import { peoplePage, pageStyle } from './provider-page';

/** Id of the console, which is the only client. */
const clientId = 'fleet-console';

/** Pages of the console to which the provider returns, by their paths in its folder. */
const returnPages = { signedIn: '/signed-in.html', signedOut: '/logout.html' } as const;

const cookie = { name: 'fleet_provider', options: { path: '/oauth', httpOnly: true, sameSite: 'Lax' } } as const;

/** The provider with which people sign in: OAuth 2.0 for the one public client that the fleet has. */
export function providerCalls(grants: Grants): Hono {
  const app = new Hono();
  const sessions = new Map<string, Person>();
  const answer = (context: Context, request: URLSearchParams, person: Person): Response => {
    const wanted = (request.get('scope') ?? '').split(' ');
    const scopes = person.scopes.filter((scope) => wanted.includes(scope));
    const [redirectUri, challenge] = [request.get('redirect_uri') ?? '', request.get('code_challenge') ?? ''];
    const code = grants.code({ person, scopes }, { redirectUri, challenge });
    return back(context, request, { code });
  };

  app.get('/authorize', (context) => {
    const request = new URL(context.req.url).searchParams;
    const refusal = refusalOf(context, request);
    if (refusal) return refusal;
    const known = sessions.get(getCookie(context, cookie.name) ?? '');
    return known ? answer(context, request, known) : context.html(peoplePage(people, request));
  });
  app.post('/authorize', async (context) => {
    const request = new URLSearchParams(await context.req.text());
    const refusal = refusalOf(context, request);
    if (refusal) return refusal;
    const person = people.find(({ id }) => id === request.get('person'));
    if (!person) {
      return back(context, request, { error: 'access_denied', error_description: 'Nobody was chosen.' });
    }
    const session = randomBytes(32).toString('base64url');
    sessions.set(session, person);
    setCookie(context, cookie.name, session, cookie.options);
    return answer(context, request, person);
  });
  app.get('/style.css', (context) => context.body(pageStyle, 200, { 'content-type': 'text/css' }));
  app.get('/logout', (context) => {
    sessions.delete(getCookie(context, cookie.name) ?? '');
    deleteCookie(context, cookie.name, cookie.options);
    const uri = context.req.query('post_logout_redirect_uri') ?? '';
    return context.redirect(isPage(context, uri, returnPages.signedOut) ? uri : returnPages.signedOut);
  });
  app.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const value = (name: string): string => form.get(name) ?? '';
    context.header('Cache-Control', 'no-store');
    if (value('client_id') !== clientId) return refuse(context, 'invalid_client', 'There is no such client.');
    const isCode = value('grant_type') === 'authorization_code';
    if (!isCode && value('grant_type') !== 'refresh_token') {
      return refuse(context, 'unsupported_grant_type', 'Only codes and refresh tokens are exchanged.');
    }
    const tokens = isCode
      ? grants.exchange(value('code'), value('redirect_uri'), value('code_verifier'))
      : grants.refresh(value('refresh_token'));
    return tokens ? context.json(tokens) : refuse(context, 'invalid_grant', 'It has ended, or was used before.');
  });
  app.post('/revoke', async (context) => {
    grants.revoke(new URLSearchParams(await context.req.text()).get('token') ?? '');
    return context.body(null, 200);
  });
  return app;
}

/** Why nobody can sign in by a request. What has a wrong client or address must not return there. */
function refusalOf(context: Context, request: URLSearchParams): Response | undefined {
  if (request.get('client_id') !== clientId) return context.text('There is no such client.', 400);
  if (!isPage(context, request.get('redirect_uri') ?? '', returnPages.signedIn)) {
    return context.text('The client has no such redirect_uri.', 400);
  }
  const problem = (error_description: string) =>
    back(context, request, { error: 'invalid_request', error_description });
  if (request.get('response_type') !== 'code') return problem('response_type must be "code".');
  if (request.get('code_challenge_method') !== 'S256') return problem('code_challenge_method must be "S256".');
  const isChallenge = /^[\w-]{43}$/.test(request.get('code_challenge') ?? '');
  return isChallenge ? undefined : problem('code_challenge must be a SHA-256 hash as base64url.');
}

/** Whether an address is that of a page of the console, which this server serves. */
function isPage(context: Context, address: string, path: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && host === new URL(context.req.url).host && pathname === path;
}

/** Returns to the console with an answer and the state of the request. */
function back(context: Context, request: URLSearchParams, members: Readonly<Record<string, string>>): Response {
  const address = new URL(request.get('redirect_uri') ?? '');
  const state = request.get('state');
  for (const [name, value] of Object.entries({ ...members, ...(state !== null && { state }) }))
    address.searchParams.set(name, value);
  return context.redirect(address.href, 303);
}

function refuse(context: Context, error: string, description: string): Response {
  return context.json({ error, error_description: description }, 400);
}
