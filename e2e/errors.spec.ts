import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { openDrawer } from './support/drawer';
import { answerSignOut } from './support/sign-out';

const expired = 'Your session has timed out or is invalid, please log in again.';

/** Waits for the message of a session that has ended, and lets its second pass; the clock of the page is a fake one. */
async function passMessage(page: Page): Promise<void> {
  await expect(page.getByTestId('toast')).toHaveText(expired);
  await page.clock.fastForward(1000);
}

const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to the demo' });

test('401 is told for a second, then leads to signing in and back', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  await open('full', '/app/ddr?own=1');
  await expect(page.getByTestId('screen')).toBeVisible();
  await demo.next('urlQuery', { status: 401, body: {} });
  await page.clock.pauseAt(start + 60_000);
  await openDrawer(page, { search_type: 4, id: story.url });
  await step(page, () => expect(page.getByTestId('toast')).toHaveText(expired, { timeout: 1 }));
  await page.clock.runFor(500);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.clock.runFor(500);
  await page.waitForURL('**/saml/ssoLogin?**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('reauth')).toBe('true');
  expect(searchParams.get('relayState')).toMatch(/^\/app\/ddr\?own=1&profile=4&profileId=/);
  await page.clock.resume();
  await page.getByRole('button', { name: /ada\.lindholm/ }).click();
  await expect(page.locator('[data-panel="basic"]')).toHaveAttribute('data-state', 'data');
});

test('from the pages where everybody arrives nobody needs to come back', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  for (const path of ['/', '/users/started', '/users/started?from=3']) {
    await demo.reset();
    for (const operation of ['getAuth', 'getMenu', 'getLandingPage'] as const) {
      await demo.next(operation, { status: 401, body: {} });
    }
    await open('full', path);
    await passMessage(page);
    await expect(signInPage(page), path).toBeVisible();
    expect.soft(new URL(page.url()).search, path).toBe('?reauth=true');
  }
});

test('401 with 4011403 signs out', async ({ page, open, demo }) => {
  await answerSignOut(page);
  await demo.next('getMenu', { status: 401, body: { info: { number: 4011403 } } });
  await open('full', '/users/about');
  await expect(page.getByTestId('toast')).toHaveText(expired);
  await page.waitForURL('**/logout.html?t=1');
});

for (const operation of ['getMenu', 'getAuth'] as const) {
  test(`an outage of ${operation} is told with its code and trace id after three tries`, async ({
    page,
    open,
    demo,
  }) => {
    await demo.next(operation, { status: 503, body: {}, times: 3 });
    await open('full', '/users/about');
    await page.waitForURL('**/info.html#/?error_code=503&trace=*');
    const calls = demo.calls(operation);
    expect(calls).toHaveLength(3);
    const trace = new URLSearchParams(new URL(page.url()).hash.slice(3)).get('trace') ?? '';
    expect(calls.map(({ headers }) => headers['x-trace-id'])).toContain(trace);
    await expect(page.getByRole('heading', { name: 'The console is not available' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['503', trace]);
    await page.getByRole('link', { name: 'Back to the console' }).click();
    await expect(page.getByTestId('shell')).toBeVisible();
  });
}

test('what an address says on the outage page is text, and short', async ({ page }) => {
  const query = new URLSearchParams({ error_code: '<img src=x onerror=alert(1)>', trace: 't'.repeat(5000) });
  await page.goto(`/info.html#/?${query}`);
  await expect(page.getByRole('definition').first()).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img')).toHaveCount(0);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('after three redirects within a minute signing in waits for the user', async ({ page, open, demo }) => {
  await demo.next('getMenu', { status: 401, body: {}, times: 4 });
  await page.clock.install({ time: start });
  await open('full', '/users/about');
  for (let round = 0; round < 3; round += 1) {
    await passMessage(page);
    await page.getByRole('button', { name: /ada\.lindholm/ }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
  await expect(page.getByRole('heading', { name: 'Signing in failed' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /ada\.lindholm/ }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
});

test('a lost connection is tried again', async ({ page, open, demo }) => {
  await demo.next('getMenu', { drop: true, times: 2 });
  await open('full', '/app/ddr');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  expect(demo.calls('getMenu')).toHaveLength(3);
});

test('every call carries its own trace id, and the token goes nowhere else', async ({ page, open, demo }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['uic-token'] && !/\/(ui|public)\//.test(request.url())) foreign.push(request.url());
  });
  await open('full');
  await openDrawer(page, { search_type: 4, id: story.url });
  await expect(page.locator('[data-panel="basic"]')).toHaveAttribute('data-state', 'data');
  const ids = demo.calls().map(({ headers }) => headers['x-trace-id']);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(demo.calls().map(({ headers }) => headers['uic-token']))).toEqual(new Set(['demo-session-full']));
  expect(foreign).toEqual([]);
});
