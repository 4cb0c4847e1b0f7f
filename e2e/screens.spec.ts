import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes, widths } from './support/axe';
import { expect, test } from './support/console';

const heading = (page: Page) => page.getByTestId('screen').getByRole('heading', { level: 1 });
const crumb = (page: Page, name: string) => page.getByTestId('breadcrumbs').getByRole('link', { name });
const hashOf = (page: Page) => new URL(page.url()).hash;
const alert = `/workbench/${story.workbench}`;

/** One page of each kind. */
const kinds: [name: string, path: string, sign: string][] = [
  ['sections', alert, '[data-panel="workbench-alert"][data-state="data"] [data-field="objects"]'],
  ['tabs', '/admin/sitemap?tab=2', '[role="tabpanel"] tbody tr'],
  ['settings', '/admin/timezone', '[data-screen="console-settings"] [data-state="data"]'],
  ['placeholder', '/app/service-gateway/a/b?from=mail', '.descry-notice'],
];

test('pages of sections, tabs and placeholders are accessible in both themes', async ({ page, open }) => {
  await open('full', '/users/about');
  for (const [, path, sign] of kinds) {
    await page.evaluate((hash) => window.location.assign(`#${hash}`), path);
    await expect(page.locator(sign).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessibleInBothThemes(page, '[data-testid="screen"]');
      const over = () => page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
      await expect.poll(over, `${path}, ${width} wide`).toBeLessThanOrEqual(0);
    }
  }
});

test('the page of an alert bears its name; its objects open and lead on; the way back leads to the list as it was', async ({
  page,
  open,
}) => {
  await open('full', '/workbench?q=loader');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate((hash) => window.location.assign(`#${hash}`), alert);
  await expect(heading(page)).not.toHaveText('Workbench');
  const name = await heading(page).innerText();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(`${name} - Descry`);
  await expect(page.getByTestId('breadcrumbs').locator('[aria-current="page"]')).toHaveText(name);

  const objects = page.locator('[data-field="objects"]').first();
  await objects.getByRole('link').first().click();
  const drawer = page.getByTestId('drawer');
  await expect(drawer).toBeVisible();
  await drawer.locator('[data-action="next"]').click();
  await expect(drawer.locator('[data-action="previous"]')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(hashOf(page)).toBe(`#${alert}`);

  await crumb(page, 'Workbench').click();
  await expect.poll(() => hashOf(page)).toMatch(/^#\/workbench\?(.*&)?q=loader/);
  await expect(page).toHaveTitle('Workbench - Descry');
});

test('an alert that does not exist says so under the title of its route', async ({ page, open }) => {
  await open('full', '/workbench/no-such-alert');
  await expect(page.locator('[data-panel="workbench-alert"]')).toHaveAttribute('data-state', /failed|empty/);
  await expect(heading(page)).toHaveText('Workbench');
  await expect(crumb(page, 'Workbench')).toBeVisible();
});

test('a tab is in the address; what belongs to another tab waits until that is shown again', async ({ page, open }) => {
  await open('full', '/admin/sitemap?tab=2');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Pre-release');
  await page.getByTestId('screen').getByRole('searchbox').fill('attack');
  await expect.poll(() => hashOf(page)).toBe('#/admin/sitemap?tab=2&q=attack');
  await page.getByRole('tab', { name: 'Products and features' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/admin/sitemap');
  await page.getByRole('tab', { name: 'Pre-release' }).click();
  await expect.poll(() => hashOf(page)).toBe('#/admin/sitemap?tab=2&q=attack');
  await expect(page.getByTestId('screen').getByRole('searchbox')).toHaveValue('attack');
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Products and features');
});

test('a page without a screen says that it is not available yet, and leads to pages beside it', async ({
  page,
  open,
}) => {
  await open('full', '/app/ddr?own=1');
  const screen = page.getByTestId('screen');
  await expect(screen).toContainText('This page is not available yet.');
  await expect(screen).not.toContainText('descriptors/');
  await screen.getByRole('link', { name: 'Data inventory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data inventory' })).toBeVisible();
});
