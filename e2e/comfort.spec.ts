import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer } from './support/drawer';
import { holdRequests } from './support/hold';

const dist = join(import.meta.dirname, '../dist');

/** Infinite animations that run. */
const endless = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations === Infinity).length,
  );

test('while the code of a page is on its way a line is shown, and goes with it', async ({ page, open }) => {
  await open('full', '/users/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const deliverCode = await holdRequests(page, /PlaceholderPage-.*\.js$/);
  await page.evaluate(() => window.location.assign('#/app/ddr'));
  const bar = page.getByRole('progressbar', { name: 'Loading' });
  await expect(bar).toBeVisible();
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 2 });
  expect(await endless(page)).toBe(0);
  deliverCode();
  await expect(bar).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('skeletons glow, and stop as soon as the system asks for less motion', async ({ page, open, demo }) => {
    await demo.hold('urlQuery');
    await open('full', '/users/about');
    await openDrawer(page, { search_type: 4, id: 'http://login.halden-optics.example/' });
    await expect(drawerOf(page).locator('.descry-skeleton-line').first()).toBeVisible();
    expect(await endless(page)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => endless(page)).toBe(0);
  });
});

test('the theme follows the system live, until one is chosen, which a reload keeps', async ({ page, open }) => {
  await open('full', '/users/about');
  const scheme = () => page.evaluate(() => document.documentElement.dataset['bpColorScheme']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await page.getByTestId('user-menu').click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await scheme()).toBe('dark');
  await page.reload();
  await expect(page.getByTestId('shell')).toBeVisible();
  expect(await scheme()).toBe('dark');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Math.max(...(background.match(/\d+/g) ?? ['255']).map(Number))).toBeLessThan(64);
});

test('a build holds nothing of the pseudo languages', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => /en-X[AB]|ƀçðéƒ/.test(readFileSync(join(dist, 'assets', name), 'utf8')))).toEqual([]);
});

test.describe('from right to left', () => {
  test('menu, flyout, drawer and tooltips stand on the other side, accessible in both themes', async ({
    page,
    open,
  }) => {
    await open('full', '/users/about');
    const menu = page.getByTestId('side-menu');
    await expect(menu).toBeVisible();
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    expect(await menu.boundingBox()).toMatchObject({ x: 1440 - 240 });
    await openDrawer(page, { search_type: 4, id: 'http://login.halden-optics.example/' });
    await expect(drawerOf(page).getByRole('tab').first()).toBeVisible();
    expect(await drawerOf(page).boundingBox()).toMatchObject({ x: 0, width: 450 });
    await expect(drawerOf(page).locator('.descry-drawer-name > bdi')).toHaveCSS('text-align', 'right');
    const handle = page.getByRole('separator');
    await handle.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', '466');
    const tabs = drawerOf(page).getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expectAccessibleInBothThemes(page, '[data-testid="drawer"]');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Collapse the menu' }).click();
    const group = menu.getByRole('button', { name: 'Detection and response' });
    await group.hover();
    const flyout = menu.locator('.descry-menu-flyout');
    expect(await flyout.boundingBox()).toMatchObject({ x: 1440 - 56 - 240, width: 240 });
    const help = menu.getByRole('link', { name: 'Help center' });
    await help.hover();
    const tooltip = page.getByRole('tooltip');
    const [box, around] = [await tooltip.boundingBox(), await help.boundingBox()];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(around?.x ?? 0);
  });
});
