import type { Page } from '@playwright/test';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { answerSignOut } from './support/sign-out';

/** The live channels that a page has opened. */
function channels(page: Page): string[] {
  const found: string[] = [];
  page.on('websocket', (socket) => found.push(socket.url()));
  return found;
}

/** Reads the number of unread notifications from the bell. */
const bell = (page: Page) => page.getByTestId('notifications');

test('one socket opens, and a pushed number is on the bell [SH-LC-01, SH-LC-08]', async ({ page, open, demo }) => {
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

test('a dropped socket comes back 3 s later and reads the counts [SH-LC-02, SH-LC-03]', async ({
  page,
  open,
  demo,
}) => {
  const opened = channels(page);
  await page.clock.install({ time: start });
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

test('a sign-out of this session warns and is forced 90 s later [SH-LC-09, SH-LC-10]', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await page.clock.runFor(1000);
  await expect(bell(page)).toHaveText('8');
  await page.clock.pauseAt(start + 60_000);
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  const dialog = page.getByRole('alertdialog', { name: 'Your session was ended' });
  await step(page, () => expect(dialog).toContainText('90 seconds', { timeout: 1 }));
  await page.keyboard.press('Escape');
  await page.clock.runFor(60_000);
  await expect(dialog).toContainText(/\b(29|30) seconds/);
  await page.clock.runFor(33_000);
  // Waiting for the page, not for the request alone: a navigation under way would hit the next test.
  await expect(page).toHaveURL(/logout\.html/);
});

test('confirming the warning signs out at once [SH-LC-11]', async ({ page, open, demo }) => {
  await answerSignOut(page);
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  await page.locator('[data-dialog="session-kicked"]').locator('[data-action="confirm"]').click();
  await expect(page).toHaveURL(/logout\.html/);
});

test('changed access must be answered by signing in or out [SH-LC-12, SH-LC-13, SH-LC-14]', async ({
  page,
  open,
  demo,
}) => {
  await answerSignOut(page);
  for (const [logoutType, action, target] of [
    [1, 'sign-in', /\/saml\/ssoLogin/],
    [2, 'confirm', /\/saml\/ssoLogout/],
    [3, 'confirm', /\/saml\/ssoLogout/],
  ] as const) {
    await demo.reset();
    await open('full', '/users/started');
    await expect(bell(page)).toHaveText('8');
    await demo.push({ type: 'accessControlUpdate', logoutType });
    const dialog = page.locator('[data-dialog="access-changed"]');
    await expect(dialog, `logout type ${logoutType}`).toHaveRole('alertdialog');
    await expect(dialog.getByRole('button')).toHaveCount(1);
    const leaving = page.waitForRequest(target);
    await dialog.locator(`[data-action="${action}"]`).click();
    await leaving;
    await page.waitForURL((url) => url.pathname !== '/');
  }
});

test('a page without a network waits for it', async ({ page, context, open, demo }) => {
  const opened = channels(page);
  await page.clock.install({ time: start });
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
