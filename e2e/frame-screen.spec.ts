import type { FrameLocator, Page } from '@playwright/test';
import { start } from './support/clock';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

const path = '/app/reports';
const crumbs = (page: Page) => page.getByTestId('breadcrumbs').getByRole('listitem');
const heading = (page: Page) => page.getByTestId('screen').getByRole('heading', { level: 1 });
const app = (page: Page): FrameLocator => page.frameLocator('.descry-app-frame iframe');

test('an embedded application is tried again once it refused, follows the console, opens objects and leads on', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/__demo/embedded', (route) => route.abort('blockedbyresponse'));
  await open('full', path);
  await expect(page.getByText(/does not answer, or refuses/)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByTestId('screen').locator('[data-action="retry"]').click();
  await expect(app(page).locator('html[data-theme="dark"]')).toBeAttached();
  await expect(page.getByTitle('Reports')).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expectAccessible(page, '[data-testid="screen"]');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(app(page).locator('html[data-theme="light"]')).toBeAttached();

  await app(page)
    .getByRole('button', { name: /loader on/ })
    .click();
  await expect(heading(page)).toHaveText(/loader on/);
  await expect(crumbs(page).last()).toHaveText(/loader on/);
  await expect(page).toHaveTitle(/loader on .* - Descry/);
  const [frame] = page.frames().slice(1);
  await app(page).getByRole('button', { name: 'invoice_viewer.exe' }).click();
  await expect(page.getByTestId('drawer')).toHaveAttribute('data-search-type', '3');
  await page.keyboard.press('Escape');
  expect(page.frames()[1]).toBe(frame);
  await app(page).getByRole('button', { name: 'Alert in the workbench' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/workbench/{id*}');
  await expect(page).not.toHaveTitle(/loader on .* - Descry$/);
});

test('an application that misbehaves does nothing but what its screen accepts', async ({ page, open, problems }) => {
  // Records every address and title, also those that change at once.
  problems.expect(/Unrecognized|Failed to execute 'postMessage'/);
  await page.clock.install({ time: start });
  await open('full', path);
  await app(page).getByText('Misbehave').click();
  const deeds = await app(page)
    .locator('[data-misbehave]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-misbehave') ?? ''));
  expect(deeds.length).toBeGreaterThan(10);
  for (const deed of deeds.filter((name) => !['leave', 'reload', 'drawer-flood'].includes(name))) {
    await app(page).locator(`[data-misbehave="${deed}"]`).click();
    await expect(app(page).getByRole('status')).toContainText('Done');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/reports/{id*}');
    expect(new URL(page.url()).hash).toBe(`#${path}`);
  }
  await expect(page.getByText('Forged banner')).toHaveCount(0);
  await expect(page.getByTestId('drawer')).toHaveCount(0);
  await expect(page.getByTestId('breadcrumbs').locator('a[href*="script"], a[href*="evil"], img, b')).toHaveCount(0);
  await expect.poll(() => crumbs(page).count()).toBeLessThanOrEqual(8);
  expect((await heading(page).innerText()).length).toBeLessThanOrEqual(200);
  await expect(heading(page).locator('*')).toHaveCount(0);

  // After ten thousand messages the console still responds.
  await page.getByTestId('user-menu').click();
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  const before = await page.evaluate(() => window.history.length);
  // Earlier messages count toward the same second.
  await page.clock.fastForward(1000);
  await app(page).locator('[data-misbehave="drawer-flood"]').click();
  await expect(page.getByTestId('drawer')).toBeVisible();
  expect((await page.evaluate(() => window.history.length)) - before).toBeLessThanOrEqual(10);
});
