import { expect, test } from 'vitest';
import { json, setUpClient } from '../support/api-client';

const query = { request_id: 'acc-1' };
const answer = json({ data: { url: '/there' } });

/** What a call at an address sends, when the API has an origin of its own. */
async function sentTo(address: unknown, origin = 'https://api.example') {
  const trust = { own: 'https://console.example', allowed: ['https://api.example', 'https://files.example'] };
  const { client, requests } = setUpClient([answer], { origin, trust });
  const call = client.at(address);
  await call?.('followSsoRedirect', { query }, 'bearer-1');
  const [request] = requests;
  return request && { address: request.address, init: request.init, headers: new Headers(request.init.headers) };
}

test.each<[string, { address: unknown; origin?: string; token: string | null }]>([
  [
    'SH-OP-123: another origin never gets the token of the session',
    { address: 'https://files.example/a', token: null },
  ],
  ['nor does the console itself, when the API is elsewhere', { address: 'https://console.example/a', token: null }],
  ['the API does', { address: 'https://api.example/a', token: 'secret' }],
  ['also where it is that of the console', { address: '/a', origin: '', token: 'secret' }],
])('%s', async (_, { address, origin, token }) => {
  const sent = await sentTo(address, origin);
  expect(sent?.headers.get('uic-token')).toBe(token);
  expect(sent?.headers.get('authorization')).toBe('Bearer bearer-1');
  expect(sent?.headers.get('x-trace-id')).toBe('trace-1');
  expect(sent?.init).toMatchObject({ credentials: 'omit', redirect: 'manual' });
});

test.each<[string, unknown]>([
  ['another origin', 'https://evil.example/a'],
  ['another protocol', 'http://files.example/a'],
  ['another port', 'https://files.example:8443/a'],
  ['a host that only begins alike', 'https://files.example.evil/a'],
  ['a user in front of the host', 'https://files.example@evil.example/a'],
  ['a user at an allowed host', 'https://x@files.example/a'],
  ['a missing protocol', '//evil.example/a'],
  ['a backslash', '\\\\evil.example\\a'],
  ['a socket', 'wss://files.example/a'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:application/json,{}'],
  ['nothing', ''],
  ['no text', { href: 'https://files.example/a' }],
])('no call goes to %s, and no token can', (_, address) => {
  expect(setUpClient([answer]).client.at(address)).toBeUndefined();
});

test('a token that makes no header is no answer, and nothing leaves', async () => {
  const { client, clock } = setUpClient([], {
    fetch: (address, init) => Promise.resolve(new Request(address, init)).then(() => answer.clone()),
  });
  const call = client.at('https://files.example/a')?.('followSsoRedirect', { query }, 'a\nX-Evil: 1');
  const failure = expect(call).rejects.toMatchObject({ kind: 'no-answer' });
  await clock.advance(30_000);
  await failure;
});

test('a bearer of one call is not that of the next', async () => {
  const { client, requests } = setUpClient([answer]);
  const call = client.at('https://files.example/a');
  await call?.('followSsoRedirect', { query }, 'one');
  await call?.('followSsoRedirect', { query }, 'two');
  await client.call('getMenu', {}).catch(() => undefined);
  expect(requests.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
    'Bearer one',
    'Bearer two',
    null,
  ]);
});
