import type { Locator, Page } from '@playwright/test';
import { expectAccessibleBesideColors, expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { goTo } from './support/screens';

const bannerOf = (page: Page): Locator => page.getByTestId('banner');
const heightOfRow = (page: Page) =>
  page.locator('.descry-banners').evaluate((row) => row.getBoundingClientRect().height);
const storedHeight = (page: Page) => page.evaluate(() => localStorage.getItem('uic_bannerHeight'));
const give = (page: Page, items: unknown) => dispatch(page, 'console:set-banners', { items });

test('the room for a banner goes with the next page without one, and is as high at a start as at the last one', async ({
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

  await demo.reset();
  await page.reload();
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

  // A browser that has never shown a banner.
  await page.evaluate(() => localStorage.removeItem('uic_bannerHeight'));
  await demo.hold('getNotificationItems');
  await page.reload();
  await expect(page.getByTestId('shell')).toBeVisible();
  const reserved = await heightOfRow(page);
  await give(page, [{ type: 'info', title: 'Two connectors have sent no data since yesterday', pid: 'connectors' }]);
  await expect(bannerOf(page)).toBeVisible();
  expect(await heightOfRow(page)).toBe(reserved);
});

test('banners of every type are accessible in both themes and stay inside their row', async ({ page, open, demo }) => {
  await demo.next('getNotificationItems', { body: {} });
  await open('full', '/users/started');
  for (const type of ['error', 'warning', 'info', 'success']) {
    await test.step(type, async () => {
      const btn = { text: 'Renew now', link: 'https://shop.vendor.example/renew' };
      const one = { type, title: `A banner of the type ${type}`, pid: type, btn, dismiss_btn: { text: 'No, thanks' } };
      await give(page, [one, { ...one, pid: 'other', title: 'x'.repeat(300) }]);
      await expect(bannerOf(page)).toHaveAttribute('data-type', type);
      await expectAccessibleInBothThemes(page, '.descry-banners');
      expect((await bannerOf(page).boundingBox())?.height).toBeLessThanOrEqual(41);
      await expectInside(page);
    });
  }
  // The types have the same elements.
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessibleBesideColors(page, '.descry-banners');
  await expectInside(page);
});

/** Expects that neither the shown banner nor the next one makes the page wider or covers its header. */
async function expectInside(page: Page): Promise<void> {
  await bannerOf(page).locator('[data-action="next"]').click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect((await page.getByTestId('user-menu').boundingBox())?.y).toBeLessThan(48);
}
