import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { createDemoApp } from '../../demo/app';
import { loadDemoFiles } from '../../demo/load';
import { createDemoBackend } from '../../tools/server/demo';
import { startServer } from '../../tools/server/server';
import { start } from './clock';
import { type Demo, HELD, steer } from './demo';
import { createGate } from './hold';
import { type Problems, watchProblems } from './problems';

interface TestFixtures {
  /** The demo backend of this test, at its beginning. */
  demo: Demo;
  /** Unexpected problems of the pages; any left at the end fails the test. */
  problems: Problems;
  /** Signs an account in and opens the console at an in-app path. */
  open: (account: string, path?: string) => Promise<void>;
}

/** A clock in whole seconds that starts at the same time in each test; the demo's data are older. */
function demoClock() {
  let began = performance.now();
  return {
    now: () => start + Math.floor((performance.now() - began) / 1000) * 1000,
    restart: () => {
      began = performance.now();
    },
  };
}

interface WorkerFixtures {
  server: { readonly origin: string; readonly demo: Demo; readonly restartClock: () => void };
}

/** A test against the built console and a demo backend that no other test uses at the same time. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads the first parameter's pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const clock = demoClock();
      const held = createGate();
      const wait = (delay: number) => (delay === HELD ? held.wait() : setTimeout(delay));
      const backend = createDemoBackend(
        '127.0.0.1',
        createDemoApp({ files: loadDemoFiles(), hostile: true, now: clock.now, wait }),
      );
      const folder = join(import.meta.dirname, '../../dist');
      const server = await startServer({ folder, backend, host: '127.0.0.1', port: 0, isCompressed: false });
      await use({ origin: server.origin, demo: steer(backend.app, held), restartClock: clock.restart });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
  demo: [
    async ({ server }, use) => {
      server.restartClock();
      await server.demo.reset();
      await use(server.demo);
    },
    { auto: true },
  ],
  problems: async ({ context }, use, testInfo) => {
    const problems = await watchProblems(context);
    await use(problems);
    if (testInfo.errors.length > 0) await photograph(context, testInfo);
    expect(problems.unexpected).toEqual([]);
    await clearSessionStorage(context);
  },
  // Every page is watched; a test without one, which only sends requests, needs no browser.
  page: ({ problems: _, page }, use) => use(page),
  open: async ({ page, demo }, use) => {
    await use(async (account, path = '/') => {
      await signIn(page, demo.tokenOf(account));
      await page.goto(`/#${path}`);
    });
  },
});

/** Adds a picture of each page to the report of a test that failed. */
async function photograph(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    // A page that hangs has no picture, and the failure is reported without one.
    const body = await page.screenshot({ timeout: 5000 }).catch(() => undefined);
    if (body) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
  }
}

/** Clears what Playwright leaves in the page that the next test gets. */
async function clearSessionStorage(context: BrowserContext): Promise<void> {
  // A page of the browser's own, or of another origin in a frame, has no storage that can be read.
  for (const page of context.pages()) await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
}

/** Stores a token as the sign-in page does, before the console runs, from an empty page. */
async function signIn(page: Page, token: string): Promise<void> {
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/empty');
  await page.evaluate((value) => localStorage.setItem('uic-token', value), token);
  // While anything is routed, every request of the page takes a detour through this process, and past the cache.
  await page.unroute('/empty');
}

export { expect };
