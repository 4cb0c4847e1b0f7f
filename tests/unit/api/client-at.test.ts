import { expect, test } from 'vitest';
import { json, setUpClient } from '../../harness/api-client';

const query = { request_id: 'acc-1' };
const answer = json({ data: { url: '/there' } });

/** What a call at an address sends, when the API has an origin of its own. */
async function sentTo(address: unknown, origin = 'https://api.example') {
  const trust = {
    origin: 'https://console.example',
    folder: '/',
    allowed: ['https://api.example', 'https://files.example'],
  };
  const { client, requests } = setUpClient([answer], { origin, trust });
  const call = client.at(address);
  await call?.('bearer-1').request('followSsoRedirect', { query });
  return requests[0];
}

test.each<[string, { address: unknown; origin?: string; token: string | null }]>([
  [
    'another origin never gets the token of the session [SH-OP-123]',
    { address: 'https://files.example/a', token: null },
  ],
  [
    'the origin of the console gets no token if the API has another origin',
    { address: 'https://console.example/a', token: null },
  ],
  ['the configured API gets the token of the session', { address: 'https://api.example/a', token: 'secret' }],
  [
    'an API below a path is known by its origin',
    { address: 'https://api.example/a', origin: 'https://api.example/v1', token: 'secret' },
  ],
  [
    'the API at the origin of the console gets the token',
    { address: '/a', origin: 'https://console.example', token: 'secret' },
  ],
])('%s', async (_, { address, origin, token }) => {
  const sent = await sentTo(address, origin);
  expect(sent?.headers['uic-token'] ?? null).toBe(token);
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer bearer-1', 'x-trace-id': 'trace-1' });
  expect(sent?.request).toMatchObject({ method: 'GET', credentials: 'omit', redirect: 'manual', cache: 'no-store' });
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
  const { client, requests, errors } = setUpClient([answer]);
  const call = client.at('https://files.example/a')?.('a\nX-Evil: 1').request('followSsoRedirect', { query });
  await expect(call).rejects.toMatchObject({ kind: 'no-answer', status: 0 });
  expect(errors).toHaveLength(1);
  expect(requests).toEqual([]);
});

test('a bearer of one call is not that of the next', async () => {
  const { client, requests } = setUpClient([answer]);
  const call = client.at('https://files.example/a');
  await call?.('one').request('followSsoRedirect', { query });
  await call?.('two').request('followSsoRedirect', { query });
  await client.request('getMenu', {}).catch(() => undefined);
  expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer one', 'Bearer two', undefined]);
});
