import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';

const quiet = { license: [], idp: false, promotion: false };
const dialog = (page: Page, id: string): Locator => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const action = (part: Locator, id: string): Locator => part.locator(`[data-action="${id}"]`);

test.beforeEach(({ demo }) => demo.next('getNotificationItems', { body: quiet, times: 20 }));

test('from the banner over two dialogs to the address of the upgrade, which opens in a new window', async ({
  page,
  open,
  demo,
}) => {
  await open('small-business', '/users/started');
  await action(dialog(page, 'upgrade-soon'), 'remind-later').click();
  await action(page.getByTestId('banner'), 'resolve').click();
  const first = dialog(page, 'upgrade');
  await expect(first).toBeVisible();
  await action(first, 'go').click();
  const second = dialog(page, 'upgrade-confirm');
  const start = action(second, 'go');
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await second.getByRole('checkbox', { name: 'I understand' }).check();
  const opened = page.waitForEvent('popup');
  await start.click();
  const upgrade = await opened;
  await expect(upgrade).toHaveURL(/upgrade\.html\?lang=en&relayState=%2Fusers%2Fstarted$/);
  expect(demo.calls('getUpgradeUrl')).toHaveLength(1);
});

test('not to be shown again lasts for the day, and the next day it is back', async ({ page, open, demo }) => {
  await page.clock.install({ time: '2026-11-20T15:00:00' });
  await open('small-business', '/users/started');
  await action(dialog(page, 'upgrade-soon'), 'remind-later').click();
  await action(page.getByTestId('banner'), 'dont-show-again').click();
  await expect(page.getByTestId('banner')).toHaveCount(0);
  await expect.poll(() => demo.calls('noUpgradeBanner').map(({ body }) => body)).toEqual([{ prefix: 'upgrade' }]);
  expect(await page.evaluate(() => localStorage.getItem('uic_noUpgradeBanner'))).toBe('2026-11-20');

  await page.reload();
  await expect.poll(() => demo.calls('getNotificationItems').length).toBe(2);
  await expect(page.getByTestId('notifications')).toBeVisible();
  await expect(page.getByTestId('banner')).toHaveCount(0);
  await expect(page.getByTestId('dialog')).toHaveCount(0);

  await page.clock.setSystemTime('2026-11-21T00:00:01');
  await page.reload();
  await expect(dialog(page, 'upgrade-soon')).toBeVisible();
  await expect(page.getByTestId('banner')).toContainText('Your company can upgrade');
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });
});

test('the notice of the site shows on INT alone, once in a session, after the terms', async ({ page, open, demo }) => {
  await demo.config({ site: 'INT' });
  await open('full', '/users/started');
  await action(dialog(page, 'site-notice'), 'confirm').click();
  await page.reload();
  await expect.poll(() => demo.calls('getNotificationItems').length).toBe(2);
  await expect(page.getByTestId('notifications')).toBeVisible();
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});
