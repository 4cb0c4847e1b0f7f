import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { accounts } from '../demo/accounts';
import { findBrowser } from '../tools/browser';
import { createDemoBackend } from '../tools/server/demo';
import { startServer } from '../tools/server/server';
import { bringUpToDate, products } from '../tools/up-to-date';
import { largeMenu } from './large-menu';
import { median } from './median';

const root = join(import.meta.dirname, '..');
await bringUpToDate(products, { root, tell: console.log });
const backend = createDemoBackend();
const server = await startServer({ folder: join(root, 'dist'), backend, host: '127.0.0.1', port: 0 });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });

try {
  console.table({
    'start to usable, cold, 4x slower CPU': await startToUsable(browser),
    'menu of 5,000 opened and scrolled': await walkMenu(browser, 1),
    'the same, 4x slower CPU': await walkMenu(browser, 4),
    '1,000 live messages': await hearMessages(browser),
  });
} finally {
  await browser.close();
  await server.close();
}

/** Milliseconds until menu and title can be seen; each run has a cache of its own. */
async function startToUsable(from: Browser) {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const page = await signedIn(from, 4);
    await page.goto(`${server.origin}/#/dashboard`, { waitUntil: 'commit' });
    times.push(await usable(page));
    await page.context().close();
  }
  return { 'median ms': median(times), 'least ms': Math.min(...times), 'most ms': Math.max(...times) };
}

/** Opens the group of 3,000 entries, scrolls to its end and on to the groups below; every frame is measured. */
async function walkMenu(from: Browser, slower: number) {
  const page = await signedIn(from, slower);
  await control('next', { operation: 'getMenu', body: largeMenu([88, 5, 83, 30, 31, 601, 602, 8761]) });
  await page.goto(`${server.origin}/#/users/started`, { waitUntil: 'commit' });
  await usable(page);
  const menu = page.getByTestId('side-menu');
  await page.waitForTimeout(500);
  const frames = await measureFrames(page);
  const opened = Date.now();
  await menu.getByRole('button', { name: 'Long group' }).click();
  await menu.getByRole('link', { name: 'Entry 0', exact: true }).waitFor();
  const firstEntry = Date.now() - opened;
  await menu.getByRole('link', { name: 'Entry 10', exact: true }).hover();
  for (let turn = 0; turn < 120; turn += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(16);
  }
  await menu.getByRole('button', { name: 'Deep group' }).click();
  await menu.getByRole('button', { name: 'Branch 3', exact: true }).click();
  await menu.getByRole('link', { name: 'Entry 3297', exact: true }).click();
  await page.waitForTimeout(500);
  const { count, long, longest } = await frames();
  await page.context().close();
  return { 'to first entry ms': firstEntry, frames: count, 'over 50 ms': long, 'longest ms': longest };
}

/** What the page keeps of 1,000 live messages; a hundred before them bring in all the code that hears them. */
async function hearMessages(from: Browser) {
  const page = await signedIn(from, 1);
  await page.goto(`${server.origin}/#/users/started`, { waitUntil: 'commit' });
  await usable(page);
  const bell = page.getByTestId('notifications');
  const push = async (count: number, first: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await control('push', {
        message: { type: 'bench', text: `Message ${first + index}`, padding: 'x'.repeat(1000) },
      });
    }
    await control('push', { message: first + count });
    await page.waitForTimeout(500);
  };
  await bell.waitFor();
  await page.waitForTimeout(2000);
  const heap = await page.context().newCDPSession(page);
  const used = async (): Promise<number> => {
    await heap.send('HeapProfiler.collectGarbage');
    return (await heap.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(() => {
    Object.assign(window, { heard: 0 });
    const count = (): void => void Reflect.set(window, 'heard', Number(Reflect.get(window, 'heard')) + 1);
    window.addEventListener('console:message', count);
  });
  await push(100, 0);
  const before = await used();
  await push(1000, 100);
  const after = await used();
  const messages = await page.evaluate(() => Number(Reflect.get(window, 'heard')));
  await page.context().close();
  if (messages !== 1100) throw new Error(`Of 1100 live messages the page heard ${messages}.`);
  return { 'heap before kB': Math.round(before / 1000), 'heap after kB': Math.round(after / 1000) };
}

/** A page of a new profile, in which an analyst is signed in. */
async function signedIn(from: Browser, slower: number): Promise<Page> {
  const context = await from.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const token = accounts.find(({ id }) => id === 'full')?.token ?? '';
  await context.addInitScript((value) => localStorage.setItem('uic-token', value), token);
  // What tsx wraps named functions in; the functions that run in the page have no other.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Milliseconds since the beginning of the navigation, as soon as menu and title can be seen. */
function usable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const parts = ['[data-testid="side-menu"] [data-menu-id]', '[data-testid="screen"] h1'];
          const isThere = parts.every((part) => document.querySelector(part)?.checkVisibility() ?? false);
          if (isThere) resolve(Math.round(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** Times every frame from now on; the result ends it and tells how they were. */
async function measureFrames(page: Page) {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const frame = (): void => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(window, { frameTimes: times });
  });
  return async () => {
    const times: number[] = await page.evaluate(() => Reflect.get(window, 'frameTimes'));
    const long = times.filter((time) => time > 50).length;
    return { count: times.length, long, longest: Math.round(Math.max(...times)) };
  };
}

/** Sets something at the demo backend. */
async function control(path: string, body: object): Promise<void> {
  const request = new Request(`http://demo/__demo/api/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const response = await backend.app.fetch(request);
  if (!response.ok) throw new Error(`The demo backend refuses ${path}: ${await response.text()}`);
}
