import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const tiles = (page: Page) =>
  page.locator('[data-tile]').evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an analyst arranges the dashboard with keys and mouse, saves it as the default view, and finds it after a reload', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open('full', '/dashboard');
  await expect(page.locator('[data-tile]').first()).toBeVisible();
  const shipped = await tiles(page);

  await button(page, 'Customize').focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add tiles ...')).toBeFocused();
  await button(page, 'Move Open alerts').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(button(page, 'Move Open alerts')).toBeFocused();
  expect(await tiles(page)).toEqual(['open-alerts', 'risk-index', ...shipped.slice(2)]);
  await page.getByRole('combobox', { name: 'Width of Open alerts' }).selectOption('1/2');
  await expectAccessibleInBothThemes(page, '[data-testid="tile-editor"]');
  await button(page, 'Remove Alerts by severity').click();
  await button(page, 'Move Alerts created').dragTo(page.locator('[data-arranged="risk-index"]'));
  const arranged = ['open-alerts', 'new-alerts', 'risk-index', 'connected'];
  await expect.poll(async () => (await tiles(page)).slice(0, 4)).toEqual(arranged);

  await button(page, 'Add tiles ...').click();
  const gallery = page.getByRole('dialog', { name: 'Add tiles' });
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await expectAccessibleInBothThemes(page, '[data-dialog="tile-gallery"]');
  await page.keyboard.type('severity');
  await gallery.getByRole('button', { name: 'Add Alerts by severity' }).click();
  await gallery.getByRole('searchbox').fill('email phishing');
  await gallery.getByRole('button', { name: 'Add Phishing' }).click();
  await page.keyboard.press('Escape');
  expect((await tiles(page)).slice(-2)).toEqual(['by-severity', 'phishing']);

  await button(page, 'Save as new view ...').click();
  await page.getByLabel('Name').fill('Night shift');
  await page.getByLabel('Open this page with this view').check();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('tile-editor')).toHaveCount(0);
  await expect(page.locator('[data-action="views"]')).toHaveAccessibleName('View: Night shift');
  const saved = await tiles(page);

  await page.evaluate(() => window.location.assign('#/dashboard'));
  await page.reload();
  await expect(page.locator('[data-action="views"]')).toHaveAccessibleName('View: Night shift');
  await expect.poll(() => tiles(page)).toEqual(saved);
  await expect(page.locator('[data-tile="phishing"]')).toHaveAttribute('data-state', 'data');
});

test('on a phone the tiles are arranged by buttons, and what was not saved is still there after the page was left', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('full', '/dashboard');
  await button(page, 'Customize').click();
  await button(page, 'Move Risk index back').click();
  expect((await tiles(page)).slice(0, 2)).toEqual(['open-alerts', 'risk-index']);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.reload();
  await expect.poll(async () => (await tiles(page)).slice(0, 2)).toEqual(['open-alerts', 'risk-index']);
});
