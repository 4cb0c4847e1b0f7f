import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStudioApp } from '~/studio/server/app';
import { Refused } from '~/studio/server/descriptor-path';

const token = 'c0ffee';
let folder: string;
let built = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'descry-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<meta content="%NONCE%">');
  writeFileSync(join(folder, 'assets/index.js'), 'code');
  writeFileSync(join(folder, 'secret.js'), 'secret');
});

afterAll(() => rmSync(folder, { recursive: true }));

const methods = new Map([
  ['echo', async (body: unknown) => body],
  ['refuse', async () => Promise.reject(new Refused('Not this.'))],
]);
const app = createStudioApp({ methods, token, project: '/a', page: async () => ((built += 1), folder) });

const headers = { host: '127.0.0.1:4173', origin: 'http://127.0.0.1:4173', 'content-type': 'application/json' };
const cookie = `descry-studio-4173=${token}`;

async function send(path: string, init: RequestInit = {}, remoteAddress = '127.0.0.1') {
  return app.request(`http://127.0.0.1:4173${path}`, init, { incoming: { socket: { remoteAddress } } });
}

function post(path: string, body: unknown, further: Readonly<Record<string, string>> = { cookie }) {
  return send(path, { method: 'POST', headers: { ...headers, ...further }, body: JSON.stringify(body) });
}

test('the page gives the token to the browser, not to scripts, and has a strict policy with a nonce of its own', async () => {
  const [first, second] = [await send('/studio/', { headers }), await send('/studio/', { headers })];
  expect(first.headers.get('set-cookie')).toBe(`${cookie}; Path=/studio/api; HttpOnly; SameSite=Strict`);
  const policy = first.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'; script-src 'self'; ");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(await first.text()).toBe(`<meta content="${nonce}">`);
  expect(second.headers.get('content-security-policy')).not.toBe(policy);
});

test('a call with the token is answered', async () => {
  const answer = await post('/studio/api/echo', { a: 1 });
  expect([answer.status, await answer.json()]).toEqual([200, { a: 1 }]);
});

test.each([
  ['without the cookie', {}],
  ['with another token', { cookie: 'descry-studio-4173=c0ffef' }],
  ['with the cookie of another server', { cookie: `descry-studio-4174=${token}` }],
  ['of another origin', { cookie, origin: 'http://evil.example' }],
  ['of text', { cookie, 'content-type': 'text/plain' }],
])('a call %s is forbidden', async (_, further) => {
  expect((await post('/studio/api/echo', {}, further)).status).toBe(403);
});

test('nothing is answered to another machine, and the page is not built for it', async () => {
  const before = built;
  for (const path of ['/studio', '/studio/', '/studio/assets/index.js', '/studio/api/echo']) {
    expect((await send(path, { headers }, '10.1.2.3')).status).toBe(403);
  }
  expect(built).toBe(before);
});

test('a refused call tells why, and a call that does not exist is not found', async () => {
  const refused = await post('/studio/api/refuse', {});
  expect([refused.status, await refused.json()]).toEqual([400, { problem: 'Not this.' }]);
  expect((await post('/studio/api/toString', {})).status).toBe(404);
  expect((await send('/studio/api/echo', { headers: { ...headers, cookie } })).status).toBe(404);
});

test('only the files of the page are served', async () => {
  const found = await send('/studio/assets/index.js', { headers });
  expect([found.headers.get('content-type'), await found.text()]).toEqual(['text/javascript; charset=utf-8', 'code']);
  for (const name of ['..%2fsecret.js', '%2e%2e%2fsecret.js', 'missing.js', 'index.html']) {
    expect((await send(`/studio/assets/${name}`, { headers })).status).toBe(404);
  }
});
