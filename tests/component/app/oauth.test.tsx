import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOAuth } from '~/app/oauth/start-oauth';
import { languages } from '~/generated/console/languages';
import { createLookup } from '~/i18n/create-lookup';
import { localKeys } from '~/platform/storage-keys';
import { defaultConfig } from '~/session/config';
import { logoutAddress, signedOutMessage } from '~/session/logout';
import { oauthKeys } from '~/session/oauth/storage-keys';
import { json } from '../../harness/api-client';
import { fakeEnvironment } from '../../harness/app/console';
import { settle } from '../../harness/fake-clock';

beforeEach(() => {
  location.hash = '#/alerts?q=1';
});

afterEach(() => document.body.replaceChildren());

const settings = {
  clientId: 'fleet',
  redirectPage: 'back.html',
  authorizationUrl: 'https://id.example/authorize?tenant=1',
  tokenUrl: '/oauth/token',
  revocationUrl: 'https://id.example/revoke',
  endSessionUrl: 'https://id.example/logout',
  scopes: ['read', 'write'],
};

type Fakes = ReturnType<typeof fakeEnvironment>;

/** A provider and an API: each code is good once, and only with the verifier of its challenge. */
function serve(answers: Readonly<Record<string, () => Response>> = {}) {
  const requests: string[] = [];
  const challenges = new Map<string, string>();
  const fetch = async (request: Request | string): Promise<Response> => {
    if (typeof request === 'string') return json({});
    const { pathname } = new URL(request.url);
    const body = await request.clone().text();
    requests.push([pathname, request.headers.get('Authorization') ?? body].join(' '));
    const answer = answers[pathname];
    if (answer) return answer();
    if (pathname !== '/oauth/token') return json({ ok: true });
    const form = new URLSearchParams(body);
    const wanted = challenges.get(form.get('code') ?? '');
    challenges.delete(form.get('code') ?? '');
    const isRight = wanted !== undefined && wanted === (await challengeOf(form.get('code_verifier') ?? ''));
    if (!isRight && form.get('grant_type') === 'authorization_code') return json({ error: 'invalid_grant' }, 400);
    return json({
      access_token: `access${requests.length}`,
      token_type: 'Bearer',
      refresh_token: 'r',
      expires_in: 600,
    });
  };
  return { fetch, requests, challenges };
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash))).replace(
    /[+/=]/g,
    (one) => ({ '+': '-', '/': '_' })[one] ?? '',
  );
}

/** Opens the console at an address; what the tab stores survives. */
async function open(fakes: Fakes, server: ReturnType<typeof serve>, search = '', isSecure = true) {
  const shown: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  const started = startOAuth({
    environment: { ...fakes.environment, fetch: server.fetch },
    config: defaultConfig,
    settings,
    texts: await createLookup(languages, 'en'),
    container,
    window: { search, isSecure, replaceAddress: (address) => shown.push(address), alone: (_, work) => work() },
  });
  return { environment: await started, shown };
}

/** The address of the provider's page to which the console has gone. */
function leftFor({ page }: Fakes): URL {
  const line = page.done.findLast((one) => one.startsWith('assign ')) ?? '';
  return new URL(line.slice('assign '.length));
}

/** The query with which the provider answers the sign-in that has begun. */
function answerTo(fakes: Fakes, { challenges }: ReturnType<typeof serve>, code = 'c1'): string {
  const { searchParams } = leftFor(fakes);
  challenges.set(code, searchParams.get('code_challenge') ?? '');
  return `?code=${code}&state=${searchParams.get('state')}&iss=https%3A%2F%2Fid.example`;
}

async function signedIn(server = serve()) {
  const fakes = fakeEnvironment();
  await open(fakes, server);
  const { environment, shown } = await open(fakes, server, answerTo(fakes, server));
  if (!environment) throw new Error('Nobody is signed in.');
  return { fakes, server, environment, shown };
}

test('a person without tokens is sent to the provider, with a challenge and secrets that only the tab knows', async () => {
  const fakes = fakeEnvironment();
  expect((await open(fakes, serve())).environment).toBeUndefined();
  const { origin, searchParams } = leftFor(fakes);
  expect(origin).toBe('https://id.example');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    tenant: '1',
    response_type: 'code',
    client_id: 'fleet',
    redirect_uri: 'https://console.example/back.html',
    scope: 'read write',
    code_challenge_method: 'S256',
  });
  const { state, verifier, returnTo } = JSON.parse(fakes.tab.getItem(oauthKeys.attempt) ?? '');
  expect([searchParams.get('state'), returnTo]).toEqual([state, '/alerts?q=1']);
  expect(searchParams.get('code_challenge')).toBe(await challengeOf(verifier));
  expect(fakes.local.length).toBe(0);
});

test('the code is exchanged, the person lands where they came from, and calls have the token', async () => {
  const { environment, fakes, server, shown } = await signedIn();
  expect(shown.at(-1)).toBe('/#/alerts?q=1');
  const name = environment.local.read(localKeys.token) ?? '';
  const call = new Request('https://console.example/api/x', { headers: { Authorization: `Bearer ${name}` } });
  await environment.fetch(call);
  await environment.fetch(new Request('https://other.example/', { headers: { Authorization: 'Bearer other' } }));
  expect(server.requests.slice(1)).toEqual(['/api/x Bearer access1', '/ Bearer other']);
  // The server ends the session by this token.
  expect(environment.accessToken?.()).toBe('access1');
  expect(fakes.local.getItem(localKeys.token)).toBeNull();
});

test('a reload keeps the session', async () => {
  const { fakes, server } = await signedIn();
  const before = server.requests.length;
  expect((await open(fakes, server)).environment).toBeDefined();
  expect(server.requests).toHaveLength(before);
});

test('a code that was used is not sent again', async () => {
  const server = serve();
  const fakes = fakeEnvironment();
  await open(fakes, server);
  const answer = answerTo(fakes, server);
  await open(fakes, server, answer);
  const { environment } = await open(fakes, server, answer);
  expect(environment).toBeDefined();
  fakes.tab.removeItem(oauthKeys.tokens);
  expect((await open(fakes, server, answer)).environment).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('was used before');
  expect(server.requests).toHaveLength(1);
});

test.each<[string, { search?: string; answers?: Record<string, () => Response>; want: readonly string[] }]>([
  ['another state', { search: '?code=c1&state=other', want: ['was used before, or belongs to another window'] }],
  [
    'an error of the provider',
    {
      search: '?error=access_denied&error_description=%3Cimg%20src%3Dx%3E%E2%80%AE&state=STATE',
      want: ['does not let you in', 'access_denied', '<img src=x>'],
    },
  ],
  [
    'an error instead of tokens',
    {
      answers: { '/oauth/token': () => json({ error: 'invalid_grant', error_description: 'Too late.' }, 400) },
      want: ['does not let you in', 'invalid_grant', 'Too late.'],
    },
  ],
  ['no JSON', { answers: { '/oauth/token': () => new Response('<html>') }, want: ['cannot use'] }],
  [
    'a token of another type',
    { answers: { '/oauth/token': () => json({ access_token: 'a', token_type: 'mac' }) }, want: ['cannot use'] },
  ],
  [
    'too much',
    {
      answers: { '/oauth/token': () => json({ access_token: 'a', token_type: 'Bearer', more: 'x'.repeat(70_000) }) },
      want: ['cannot use'],
    },
  ],
  ['no network', { answers: { '/oauth/token': () => Response.error() }, want: ['Sign in again'] }],
])('with %s nobody is signed in, and the page says what to do', async (_, { search, answers, want }) => {
  const server = serve(answers);
  const fakes = fakeEnvironment();
  await open(fakes, server);
  const state = leftFor(fakes).searchParams.get('state') ?? '';
  const { environment } = await open(fakes, server, search?.replace('STATE', state) ?? answerTo(fakes, server));
  expect(environment).toBeUndefined();
  const alert = screen.getByRole('alert');
  for (const text of want) expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toContain('\u202e');
  expect(alert.querySelector('img')).toBeNull();
  expect(fakes.tab.getItem(oauthKeys.tokens)).toBeNull();
  const before = fakes.page.done.length;
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(fakes.page.done).toHaveLength(before + 1));
  expect(leftFor(fakes).searchParams.get('state')).not.toBe(state);
});

test('a provider without an answer ends with the deadline of calls', async () => {
  const server = serve();
  const fakes = fakeEnvironment();
  await open(fakes, server);
  const answer = answerTo(fakes, server);
  const opened = open(fakes, { ...server, fetch: () => new Promise(() => undefined) }, answer);
  await settle();
  await fakes.clock.advance(defaultConfig.http.timeoutMs + 1);
  expect((await opened).environment).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('does not answer');
});

test('without encryption the page says so, and nothing is sent', async () => {
  const fakes = fakeEnvironment();
  const server = serve();
  expect((await open(fakes, server, '', false)).environment).toBeUndefined();
  expect(screen.getByRole('alert').textContent).toContain('https://');
  expect(fakes.page.done).toEqual([]);
});

test('a call that the API refuses is sent once more with another token', async () => {
  let refusals = 1;
  const { environment, server, fakes } = await signedIn(
    serve({ '/api/x': () => ((refusals -= 1) >= 0 ? json({}, 401) : json({})) }),
  );
  const name = environment.local.read(localKeys.token) ?? '';
  const body = JSON.stringify({ a: 1 });
  const headers = { Authorization: `Bearer ${name}` };
  const answer = environment.fetch(new Request('https://console.example/api/x', { method: 'POST', body, headers }));
  await settle();
  await fakes.clock.advance(200);
  expect((await answer).status).toBe(200);
  expect(server.requests.filter((line) => line.startsWith('/api/x'))).toEqual([
    '/api/x Bearer access1',
    '/api/x Bearer access3',
  ]);
  expect(environment.local.read(localKeys.token)).toBe(name);
});

test('a sign-in because the API refuses the tokens leads to the provider', async () => {
  const { environment, server, fakes } = await signedIn();
  environment.signIn?.();
  expect(fakes.page.done.at(-1)).toBe('reload');
  expect((await open(fakes, server)).environment).toBeUndefined();
  expect(leftFor(fakes).origin).toBe('https://id.example');
});

test('the sign-out revokes the tokens and ends the session of the provider', async () => {
  const { environment, server, fakes } = await signedIn();
  environment.local.remove(localKeys.token);
  environment.page.assign(logoutAddress);
  await settle();
  expect(server.requests.at(-1)).toBe('/revoke token=r&client_id=fleet');
  expect(fakes.tab.getItem(oauthKeys.tokens)).toBeNull();
  const left = leftFor(fakes);
  expect([left.pathname, left.searchParams.get('post_logout_redirect_uri')]).toEqual([
    '/logout',
    'https://console.example/logout.html?t=1',
  ]);
});

test('a sign-out in another tab ends the tokens of this one', async () => {
  const { fakes } = await signedIn();
  fakes.page.receiveBroadcast(signedOutMessage);
  expect(fakes.tab.getItem(oauthKeys.tokens)).toBeNull();
});
