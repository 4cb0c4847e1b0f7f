import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { isRecord } from '~/lib/json';
import { profilePortOf } from '~/studio/server/ports';
import { BackendAsSeen } from '~/studio/server/seen-as/backend-as-seen';
import { relayHeader } from '~/studio/server/seen-as/relay';
import type { SeenAs } from '~/studio/persona';

const { project } = shippedCompiler.check(shipped);
const { contract } = project;
const url = '/public/svp/v2/object/url/query';
const nobody: SeenAs = { region: '', view: '', userType: '', flags: {}, permissions: {}, answers: {} };

const profile = {
  user_name: 'ada',
  advancedInfo: { view: 'xdr', isFoundation: true },
  access: { console: 1, flagsState: { a: 1, b: 1 }, permissions: { p: 0 } },
};
const bodies: Readonly<Record<string, unknown>> = {
  '/config.json': { site: 'de' },
  [url]: { data: { objectName: 'x', wrsScore: 71, hostedIP: ['10.0.0.1'] } },
};

let server: Server | undefined;
afterEach(() => server?.close());

/** A server with a backend of fixed answers, which is seen as somebody. */
async function start(seenAs: Partial<SeenAs>) {
  const clock = { now: 0, waited: [0] };
  const wait = async (milliseconds: number): Promise<unknown> => clock.waited.push(milliseconds);
  const backend = new BackendAsSeen({ token: 'c0ffee', now: () => clock.now, wait });
  backend.become(
    { ...nobody, ...seenAs },
    { operations: contract.operations.values(), profile: profilePortOf(project) },
  );
  const seen: string[] = [];
  const started = (server = createServer((request, response) => {
    void backend.answer(request, response).then(async (isAnswered) => {
      if (isAnswered) return;
      const chunks: string[] = [];
      for await (const chunk of request) chunks.push(String(chunk));
      seen.push(`${request.method} ${request.url} ${chunks.join('')}`);
      expect(Object.keys(request.headers)).not.toContain(relayHeader);
      const path = request.url?.split('?')[0] ?? '';
      response.setHeader('content-type', 'application/json');
      if (path === '/broken') response.statusCode = 500;
      response.end(JSON.stringify(bodies[path] ?? profile));
    });
  }));
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done));
  const address = started.address();
  const origin = `http://127.0.0.1:${isRecord(address) ? String(address['port']) : ''}`;
  return { backend, clock, seen, get: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
}

const authPath = contract.operations.get('getAuth')?.path ?? '';
const query: RequestInit = { method: 'POST', body: '{"url":"x"}', headers: { 'content-type': 'application/json' } };

test('the profile has the view, the user type and the rights of a persona, and else what the backend says', async () => {
  const { get } = await start({
    view: 'basic',
    userType: 'root',
    flags: { b: false, c: true },
    permissions: { p: true },
  });
  const body: unknown = await (await get(authPath)).json();
  expect(body).toEqual({
    user_name: 'ada',
    advancedInfo: { view: 'basic', userType: 'root', isFoundation: true },
    access: { console: 1, flagsState: { a: 1, b: 0, c: 1 }, permissions: { p: 1 } },
  });
});

test('the start-up configuration has the region of a persona', async () => {
  const { get } = await start({ region: 'UAE' });
  expect(await (await get('/config.json')).json()).toEqual({ site: 'de', region: 'UAE' });
});

test.each([
  ['500', 500, { message: 'Set in the Studio.' }],
  ['400-132333', 400, { info: { number: 132333 }, message: 'Set in the Studio.' }],
])('a call that fails as %s is not sent to the backend', async (state, status, want) => {
  const { get, seen } = await start({ answers: { urlQuery: state } });
  const answer = await get(url, query);
  expect([answer.status, await answer.json()]).toEqual([status, want]);
  expect(seen).toEqual([]);
});

test('an empty answer is what the backend says without all that the contract does not require', async () => {
  const { get, seen } = await start({ answers: { urlQuery: 'empty' } });
  const body: unknown = await (await get(url, query)).json();
  expect(JSON.stringify(body)).not.toContain('10.0.0.1');
  expect(seen).toEqual([`POST ${url} {"url":"x"}`]);
});

test('an answer that never comes ends the connection', async () => {
  const { get } = await start({ answers: { urlQuery: 'unreachable' } });
  await expect(get(url, query)).rejects.toThrow('fetch failed');
});

test('a slow answer is that of the backend, some seconds later', async () => {
  const { get, clock } = await start({ answers: { urlQuery: 'slow' } });
  expect(await (await get(url, query)).json()).toEqual(bodies[url]);
  expect(clock.waited).toEqual([0, 4000]);
});

test('all other calls are answered by the backend', async () => {
  const { get } = await start({ region: 'UAE', answers: { urlQuery: '500' } });
  expect((await get('/broken')).status).toBe(500);
  expect((await get(`${url}/other`)).status).toBe(200);
});

test('a minute after the page of the Studio was closed the backend answers as it does', async () => {
  const { get, clock, backend } = await start({ answers: { urlQuery: '500' } });
  clock.now = 59_000;
  expect((await get(url, query)).status).toBe(500);
  backend.renew();
  clock.now = 118_000;
  expect((await get(url, query)).status).toBe(500);
  clock.now = 119_000;
  expect((await get(url, query)).status).toBe(200);
});
