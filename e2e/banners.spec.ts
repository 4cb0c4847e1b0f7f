import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { goTo } from './support/screens';

const license = (pid: string, status: number, days: number) => ({ pid, status, days });
const bannerOf = (page: Page): Locator => page.getByTestId('banner');
const heightOfRow = (page: Page) =>
  page.locator('.descry-banners').evaluate((row) => row.getBoundingClientRect().height);
const storedHeight = (page: Page) => page.evaluate(() => localStorage.getItem('uic_bannerHeight'));
const give = (page: Page, items: unknown) => dispatch(page, 'console:set-banners', { items });

test('closing hides a banner for this page, and it comes again with the next', async ({ page, open, demo }) => {
  await demo.next('getNotificationItems', { body: { license: [license('paid_credit', 1, 1)] } });
  await open('full', '/users/started');
  const banner = bannerOf(page);
  await expect(banner).toContainText('Your paid credits expire tomorrow.');
  await banner.getByRole('button', { name: 'Hide the announcement' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await heightOfRow(page)).toBe(0);
  await expect.poll(() => demo.calls('hideBanner').map(({ body }) => body)).toEqual([{ pid: 'paid_credit' }]);
  await demo.next('getNotificationItems', { body: { license: [license('paid_credit', 1, 1)] } });
  await page.reload();
  await expect(banner).toBeVisible();
});

test('without banners the room kept for one goes with the next page, and is not kept at the next start', async ({
  page,
  open,
  demo,
}) => {
  await demo.scenario('banners-none');
  await open('full', '/users/started');
  await expect.poll(() => storedHeight(page)).toBe('0');
  expect(await heightOfRow(page)).toBe(40);
  await goTo(page, '/users/about');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
  expect(await heightOfRow(page)).toBe(0);
  await page.reload();
  await expect(page.getByTestId('shell')).toBeVisible();
  expect(await heightOfRow(page)).toBe(0);
});

test('the row of banners is as high at the start as at the last one, before its banner is known', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/started');
  await expect(bannerOf(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
  const height = await heightOfRow(page);
  expect(height).toBeGreaterThan(40);
  await demo.hold('getNotificationItems');
  await page.reload();
  await expect(page.getByTestId('shell')).toBeVisible();
  expect(await heightOfRow(page)).toBe(height);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('banners of every type are accessible in both themes and stay inside their row', async ({ page, open, demo }) => {
  await demo.next('getNotificationItems', { body: {} });
  await open('full', '/users/started');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const type of ['error', 'warning', 'info', 'success']) {
      const btn = { text: 'Renew now', link: 'https://shop.vendor.example/renew' };
      const one = { type, title: `A banner of the type ${type}`, pid: type, btn, dismiss_btn: { text: 'No, thanks' } };
      await give(page, [one, { ...one, pid: 'other', title: 'x'.repeat(300) }]);
      await expect(bannerOf(page)).toHaveAttribute('data-type', type);
      await expectAccessibleInBothThemes(page, '.descry-banners');
      if (width === 1440) expect((await bannerOf(page).boundingBox())?.height).toBeLessThanOrEqual(41);
      await bannerOf(page).locator('[data-action="next"]').click();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const header = await page.getByTestId('user-menu').boundingBox();
      expect(header?.y).toBeLessThan(48);
    }
  }
});
