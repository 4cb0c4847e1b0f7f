import { readFile } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { policyHeaders } from '../tools/server/policy';
import { expect, test as base } from './support/console';
import { drawerOf } from './support/drawer';
import { startEcho } from './support/echo-backend';
import { answerSignOut, logOut } from './support/sign-out';
import { codingsOf, startWebServer, type WebServerName, webServerProgram } from './support/web-server';

const dist = join(import.meta.dirname, '../dist');

/** A file of the build with a hash in its name. */
async function hashedFile(): Promise<string> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  return /assets\/console-[^"]*\.js/.exec(page)?.[0] ?? '';
}

/** An answer as it was sent: `fetch` decodes it. */
function get(address: string, headers: Readonly<Record<string, string>> = {}) {
  const { origin } = new URL(address);
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    // A reader of addresses takes dot segments out.
    sendRequest(origin, { path: address.slice(origin.length) || '/', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

const ownNames = [...Object.keys(policyHeaders({})), 'Reporting-Endpoints'].map((name) => name.toLowerCase());

/** The headers of an answer that the console's own server decides about. */
async function ownHeaders(address: string, host?: string): Promise<unknown> {
  const { status, headers } = await get(address, host === undefined ? {} : { host });
  // The server behind the web server sends the same policy: it is then there twice.
  const values = ownNames.map((name) => [name, ...new Set(String(headers[name]).split(/, (?=default-src)/))]);
  return [status, ...values];
}

const [reached, refused] = [true, false];

/** Paths that a client sends, and whether they reach the backend. */
const sentPaths = [
  ['/ui/files/a%2F..%2F..%2Fusers%2F1', reached],
  ['/ui/a%3Fb%25c%0Ad?code=secret&x=/../', reached],
  ['/ui', reached],
  ['/../ui/x', refused],
  ['/ui/../../ui/x', refused],
  ['/ui/..;/x', refused],
  ['/internal/..%2fui/x', refused],
  ['/internal;/..%2fui/', refused],
  ['//ui/x', refused],
] as const;

/** Where a backend at `base` redirects to, and where the server leads. */
const redirects = (base: string, origin: string) => [
  ['/base/saml/a?code=secret', '/saml/a?code=secret'],
  [`${base}/saml/a`, '/saml/a'],
  [`${origin}/base/saml/a`, `${origin}/saml/a`],
  ['/base//evil.example/', '/base//evil.example/'],
  ['/basement/a', '/basement/a'],
  ['https://login.example/base/a', 'https://login.example/base/a'],
];

interface Deployed {
  /** Address of the console, with a slash at the end. */
  readonly address: string;
  readonly origin: string;
}

const cases: readonly (readonly [WebServerName, string])[] = [
  ['nginx', '/'],
  ['nginx', '/console/'],
  ['caddy', '/console/'],
];

/** Gives a web server in front of the demo backend; each starts when it is first wanted. */
type Deploy = (name: WebServerName, path: string) => Promise<Deployed>;

const test = base.extend<object, { deploy: Deploy }>({
  deploy: [
    async ({ server }, use) => {
      const started = new Map<string, ReturnType<typeof startWebServer>>();
      await use(async (name, path) => {
        const key = name + path;
        const starting = started.get(key) ?? startWebServer(name, { base: path, api: server.origin });
        started.set(key, starting);
        const { origin } = await starting;
        return { origin, address: origin + path };
      });
      for (const starting of started.values()) await (await starting).stop();
    },
    { scope: 'worker' },
  ],
});

for (const [name, path] of cases) {
  test.describe(`${name} with the configuration of npm run deploy, at ${path}`, () => {
    test.skip(webServerProgram(name) === undefined, `${name} is not installed: .ci/run lists the packages`);

    // What differs at the root is in the headers and addresses of the other test.
    if (path !== '/') {
      test('a person signs in, works, reloads and signs out, and the live channel is passed on', async ({
        page,
        demo,
        deploy,
      }) => {
        test.slow();
        const { address, origin } = await deploy(name, path);
        await answerSignOut(page);
        await page.goto(`${address}#/dashboard`);
        await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
        const opened = page.waitForEvent('websocket');
        await page.getByRole('button', { name: /ada\.lindholm/ }).click();
        await expect(page).toHaveURL(`${address}#/dashboard`);
        // The first answer makes the data of the demo company.
        await expect(page.locator('[data-tile][data-state="data"]').first()).toBeVisible({ timeout: 60_000 });
        expect(new URL((await opened).url()).host).toBe(new URL(address).host);
        await demo.push(7);
        await expect(page.getByTestId('notifications')).toHaveText('7');
        await page.goto(`${address}#/workbench`);
        await expect(page.getByTestId('list')).toHaveAttribute('data-state', 'data');
        await page.locator('tr[data-item] a[data-search-type]').first().click();
        await expect(drawerOf(page).getByRole('heading').first()).toBeVisible();
        const title = await drawerOf(page).getByRole('heading').first().innerText();
        await page.reload();
        await expect(drawerOf(page).getByRole('heading').first()).toHaveText(title);
        await logOut(page);
        await page.waitForURL(`${origin}/logout.html?t=1`);
        expect(await page.evaluate(() => localStorage.getItem('uic-token'))).toBeNull();
      });
    }

    test('its answers are those of npm start, compressed, without hidden files, and fit a backend below a path', async ({
      server,
      deploy,
    }) => {
      const deployed = await deploy(name, path);
      await test.step('its headers are those of npm start', () => expectSameHeaders(server.origin, deployed));
      await test.step('files are sent as the build compressed them', () => expectCompressed(name, deployed.address));
      await test.step('hidden files are refused, and no answer names a version of the server', () =>
        expectHidden(name, deployed.address));
      await test.step('a backend below a path gets what was sent below its paths, and its addresses fit the console', () =>
        expectBelowPath(name, path));
    });
  });
}

async function expectSameHeaders(start: string, { address, origin }: Deployed): Promise<void> {
  for (const file of ['', 'index.html', 'info.html', 'config.json', 'version.json', await hashedFile()]) {
    expect(await ownHeaders(address + file), file).toEqual(await ownHeaders(`${start}/${file}`));
  }
  for (const other of ['/healthz', '/ui/uic/v3/menu', '/saml/ssoLogin', '/__demo', '/none', '/assets/none.js']) {
    expect(await ownHeaders(origin + other), other).toEqual(await ownHeaders(start + other));
  }
  const asOther = await ownHeaders(`${address}index.html`, 'other.example');
  expect(asOther).toEqual(await ownHeaders(`${start}/index.html`));
}

async function expectCompressed(name: WebServerName, address: string): Promise<void> {
  const file = await hashedFile();
  const content = await readFile(join(dist, file));
  for (const coding of codingsOf(name)) {
    const { headers, body } = await get(address + file, { 'accept-encoding': coding });
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(content.length / 2);
    expect((coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).equals(content)).toBe(true);
  }
  const part = await get(address + file, { range: 'bytes=0-9' });
  expect([part.status, part.body]).toEqual([206, content.subarray(0, 10)]);
}

async function expectHidden(name: WebServerName, address: string): Promise<void> {
  for (const [path, wanted] of [
    ['folder/shown', 200],
    ['.hidden', 404],
    ['%2ehidden', 404],
    ['folder/.hidden', 404],
  ] as const) {
    const { status, headers } = await get(address + path);
    expect([status, headers.server ?? name], path).toEqual([wanted, name]);
  }
}

async function expectBelowPath(name: WebServerName, path: string): Promise<void> {
  const backend = await startEcho();
  const base = `${backend.origin}/base`;
  const { origin, stop, log } = await startWebServer(name, { base: path, api: base });
  try {
    for (const [sent, reaches] of sentPaths) await expectSent(origin, sent, reaches);
    for (const [location = '', leads] of redirects(base, origin)) {
      const { headers } = await get(`${origin}/ui/echo`, { 'x-location': location });
      expect(headers.location, location).toBe(leads);
    }
    const { headers } = await get(`${origin}/ui/echo`, { 'x-cookie': 'a=1; Path=/base, b=2; Path=/base/ui; Secure' });
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/ui; Secure']);
    await backend.stop();
    expect((await get(`${origin}/ui/gone?code=secret`, { 'uic-token': 'secret' })).status).toBe(502);
    await expect.poll(log).toContain('/ui/gone');
    expect(await log()).not.toContain('secret');
  } finally {
    await stop();
    await backend.stop();
  }
}

async function expectSent(origin: string, sent: string, reaches: boolean): Promise<void> {
  const { status, body } = await get(origin + sent, { 'x-original-url': '/evil', 'x-forwarded-port': '1' });
  if (!reaches) {
    expect([400, 404], sent).toContain(status);
    return;
  }
  expect(status, sent).toBe(200);
  const { url, headers } = JSON.parse(body.toString());
  const seen = [url, headers['x-original-url'], headers['x-forwarded-port']];
  expect(seen).toEqual([`/base${sent}`, undefined, undefined]);
}
