import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const now = Date.parse('2026-11-20T12:00:00Z');

/** The live channels that a page has opened. */
function channels(page: Page): string[] {
  const found: string[] = [];
  page.on('websocket', (socket) => found.push(socket.url()));
  return found;
}

/** Reads how many unread notifications the bell tells of. */
const bell = (page: Page) => page.getByTestId('notifications');

test('SH-LC-01 SH-LC-08: one socket opens, and a pushed number is on the bell', async ({ page, open, demo }) => {
  const opened = channels(page);
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await expect.poll(() => opened.length).toBe(1);
  await demo.push(120);
  await expect(bell(page)).toHaveText('99+');
  await demo.push(0);
  await expect(bell(page)).toHaveText('');
  expect(opened).toEqual([expect.not.stringContaining('token')]);
});

test('the token travels in the address where the deployment says so', async ({ page, open, demo }) => {
  const opened = channels(page);
  await demo.config({ liveChannel: { tokenIn: 'query', jitter: 0, pongTimeoutMs: 0 } });
  await open('full', '/users/started');
  await expect.poll(() => opened).toEqual([expect.stringContaining('token=demo-session-full')]);
  await demo.push(5);
  await expect(bell(page)).toHaveText('5');
});

test('SH-LC-02 SH-LC-03: a dropped socket comes back 3 s later and reads the counts', async ({ page, open, demo }) => {
  const opened = channels(page);
  await page.clock.install({ time: now });
  await open('full', '/users/started');
  await page.clock.runFor(1000);
  await expect(bell(page)).toHaveText('8');
  await expect.poll(() => opened.length).toBe(1);
  await demo.push(1);
  await expect(bell(page)).toHaveText('1');

  const closed = page.waitForEvent('websocket');
  await demo.disconnect();
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(opened).toHaveLength(2);
  }).toPass();
  await closed;
  await expect.poll(() => demo.calls('getNotificationCounts').length).toBe(2);
  await expect(bell(page)).toHaveText('8');
});

test('SH-LC-09: a sign-out of another session is nothing to this one', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('entp') });
  await demo.push(2);
  await expect(bell(page)).toHaveText('2');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('SH-LC-09 SH-LC-10: a sign-out of this session warns and is forced 90 s later', async ({ page, open, demo }) => {
  await page.clock.install({ time: now });
  await open('full', '/users/started');
  await page.clock.runFor(1000);
  await expect(bell(page)).toHaveText('8');
  await page.clock.pauseAt(now + 60_000);
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  const dialog = page.getByRole('alertdialog', { name: 'Your session was ended' });
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(dialog).toContainText('90 seconds', { timeout: 100 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.clock.runFor(60_000);
  await expect(dialog).toContainText(/\b(29|30) seconds/);
  const leaving = page.waitForRequest(/\/saml\/ssoLogout/);
  await page.clock.runFor(33_000);
  await leaving;
});

test('SH-LC-11: confirming the warning signs out at once', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  await page.locator('[data-dialog="session-kicked"]').locator('[data-action="confirm"]').click();
  await expect(page).toHaveURL(/logout\.html/);
});

for (const [logoutType, action, target] of [
  [1, 'sign-in', /\/saml\/ssoLogin/],
  [2, 'confirm', /\/saml\/ssoLogout/],
  [3, 'confirm', /\/saml\/ssoLogout/],
] as const) {
  test(`SH-LC-12 to 14: changed access ${logoutType} must be answered by ${action}`, async ({ page, open, demo }) => {
    await open('full', '/users/started');
    await expect(bell(page)).toHaveText('8');
    await demo.push({ type: 'accessControlUpdate', logoutType });
    const dialog = page.locator('[data-dialog="access-changed"]');
    await expect(dialog).toHaveRole('alertdialog');
    await expect(dialog.getByRole('button')).toHaveCount(1);
    const leaving = page.waitForRequest(target);
    await dialog.locator(`[data-action="${action}"]`).click();
    await leaving;
  });
}

test('SH-LC-12 SH-LC-15: other messages go on to the page, and hostile ones nowhere', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('console:message', (event) => heard.push('detail' in event && event.detail));
  });
  for (const message of [{ type: 'accessControlUpdate', logoutType: 4 }, [1], 'text', -1, 7.5, { type: 5 }, null]) {
    await demo.push(message);
  }
  await demo.push({ type: 'taskDone', id: 5 });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([{ type: 'taskDone', id: 5 }]);
  await expect(bell(page)).toHaveText('8');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a page without a network waits for it', async ({ page, context, open, demo }) => {
  const opened = channels(page);
  await page.clock.install({ time: now });
  await open('full', '/users/started');
  await page.clock.runFor(1000);
  await expect.poll(() => opened.length).toBe(1);
  await context.setOffline(true);
  await page.clock.runFor(600_000);
  expect(opened).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => opened.length).toBe(2);
  await demo.push(3);
  await expect(bell(page)).toHaveText('3');
});
