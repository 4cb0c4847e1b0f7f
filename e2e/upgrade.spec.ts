import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
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

/** Goes to the last dialog of the upgrade and starts it. */
async function startUpgrade(page: Page): Promise<void> {
  await action(dialog(page, 'upgrade-soon'), 'go').click();
  await action(dialog(page, 'upgrade'), 'go').click();
  await dialog(page, 'upgrade-confirm').getByRole('checkbox', { name: 'I understand' }).check();
  await action(dialog(page, 'upgrade-confirm'), 'go').click();
}

test('an upgrade address whose call fails, or that is empty, is the common error, and no window opens [SH-UA-12]', async ({
  page,
  open,
  demo,
  context,
}) => {
  await demo.next('getUpgradeUrl', { status: 400, body: {} });
  await demo.next('getUpgradeUrl', { body: { upgradeUrl: '' } });
  await open('small-business', '/users/started');
  await startUpgrade(page);
  await expect(page.getByTestId('toast')).toHaveText(/Something went wrong/);
  await page.getByTestId('toast').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await action(dialog(page, 'upgrade-confirm'), 'go').click();
  await expect(page.getByTestId('toast')).toHaveText(/Something went wrong/);
  await expect(dialog(page, 'upgrade-confirm')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test('an upgrade address of a foreign origin is a link with its host, and no window opens', async ({
  page,
  open,
  demo,
  context,
}) => {
  await demo.next('getUpgradeUrl', { body: { upgradeUrl: 'https://upgrade.example/start' } });
  await open('small-business', '/users/started');
  await startUpgrade(page);
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('This page is on another site.');
  await expect(toast).toContainText('upgrade.example');
  await expect(toast.getByRole('link')).toHaveAttribute('href', 'https://upgrade.example/start');
  await expect(toast.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(context.pages()).toHaveLength(1);
});

test('who is not root cannot go on, and is told why', async ({ page, open }) => {
  await open('non-root', '/users/started');
  await action(dialog(page, 'upgrade-soon'), 'go').click();
  const go = action(dialog(page, 'upgrade'), 'go');
  await expect(go).toHaveAttribute('aria-disabled', 'true');
  await go.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Only the root user of the company can start the upgrade.');
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

test('the reminder is put off for the day, the banner stays', async ({ page, open }) => {
  await page.clock.install({ time: '2026-11-20T15:00:00' });
  await open('small-business', '/users/started');
  const soon = dialog(page, 'upgrade-soon');
  await soon.getByRole('checkbox', { name: 'Do not remind me today' }).check();
  await action(soon, 'remind-later').click();
  await page.reload();
  await expect(page.getByTestId('banner')).toContainText('Your company can upgrade');
  await expect(soon).toHaveCount(0);
  await page.clock.setSystemTime('2026-11-21T00:00:01');
  await page.reload();
  await expect(soon).toBeVisible();
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the upgrade is told in the second wording until 08:00 of 1 February 2025, then in the first', async ({
    page,
    open,
  }) => {
    await page.clock.install({ time: '2025-02-01T07:59:00+01:00' });
    await open('small-business', '/users/started');
    await action(dialog(page, 'upgrade-soon'), 'go').click();
    await expect(page.locator('[data-dialog="upgrade"]')).toHaveAttribute('data-variant', '2');
    await expect(dialog(page, 'upgrade').getByText('before 1 February 2025')).toHaveCount(1);
    await page.clock.setSystemTime('2025-02-01T08:00:00+01:00');
    await page.reload();
    await action(dialog(page, 'upgrade-soon'), 'go').click();
    await expect(page.locator('[data-dialog="upgrade"]')).toHaveAttribute('data-variant', '1');
    await expect(dialog(page, 'upgrade').getByText('before 1 February 2025')).toHaveCount(0);
  });
});

test('its dialogs are accessible in both themes', async ({ page, open }) => {
  await open('small-business', '/users/started');
  for (const id of ['upgrade-soon', 'upgrade', 'upgrade-confirm']) {
    await expect(dialog(page, id)).toBeVisible();
    await expectAccessibleInBothThemes(page, `[data-dialog="${id}"]`);
    if (id !== 'upgrade-confirm') await action(dialog(page, id), 'go').click();
  }
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
