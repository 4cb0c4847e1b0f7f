import type { Page } from '@playwright/test';
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

test('confirming the warning signs out at once [SH-LC-11]', async ({ page, open, demo }) => {
  await answerSignOut(page);
  await open('full', '/users/started');
  await expect(bell(page)).toHaveText('8');
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  await page.locator('[data-dialog="session-kicked"]').locator('[data-action="confirm"]').click();
  await expect(page).toHaveURL(/logout\.html/);
});
