import { expect } from '@playwright/test';
import { startFleetStudio, type DevServer } from './support/dev-server';
import { expectAccessible, part, select, test as base } from './support/studio';

const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // Playwright reads the first parameter's pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startFleetStudio();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('changes a console in another folder: a drawer, and what the team of another root adds to it', async ({
  studio,
  dev,
}) => {
  test.setTimeout(150_000);
  const { page, console } = studio;
  await studio.open('drawers/sensor', '&object=n1');
  const head = page.locator('.studio-bar').filter({ hasText: 'sensor.json' });
  await expect(head).toContainText('Fleet team, #fleet');
  await console.getByRole('button', { name: 'Ida Brandt' }).click({ timeout: 90_000 });
  await expect(console.locator('dt', { hasText: 'Serial number' })).toBeVisible({ timeout: 90_000 });
  await select(page, '"Serial number"');
  await page.keyboard.insertText('"Number of the device"');
  await expect(console.locator('dt', { hasText: 'Number of the device' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search descriptors and texts' }).fill('maintenance team');
  const outline = page.getByRole('navigation', { name: 'Console' });
  await outline
    .getByRole('button', { name: /Maintenance team/ })
    .filter({ hasText: /service/i })
    .click();
  await expect(page.locator('.studio-bar').first()).toContainText('Maintenance team, #maintenance');
  await select(page, '"Newest firmware"');
  await page.keyboard.insertText('"Latest firmware"');
  await expect(console.locator('dt', { hasText: 'Latest firmware' })).toBeVisible();
  await expect(page.getByTestId('state')).toHaveText('The preview shows your edits. 2 files are not saved.');
  await expectAccessible(page);

  await select(page, 'newest.version');
  await page.keyboard.insertText('newest.versoin');
  const problems = page.getByRole('region', { name: 'Problems' });
  await expect(problems.getByRole('button', { name: /versoin/ })).toContainText('Maintenance team, #maintenance');
  await problems.getByRole('button', { name: 'Write version' }).click();
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  expect(dev.read('descriptors/drawers/sensor.json')).toContain('"label": "Number of the device"');
  expect(dev.read('maintenance/descriptors/extensions/service-tab.json')).toContain('"label": "Latest firmware"');
  await expect(part(page, 'field Latest firmware')).toBeVisible();

  // The theme is taken in by a style sheet of the page, which is replaced without a reload.
  await console.locator('body').evaluate((body) => (body.dataset.sameDocument = 'true'));
  await page.getByRole('searchbox', { name: 'Search descriptors and texts' }).fill('theme');
  await outline.getByRole('button', { name: 'Theme' }).click();
  await select(page, '"light": "#0f766e"');
  await page.keyboard.insertText('"light": "#7a1f5c"');
  const root = console.locator('html');
  await expect(root).toHaveCSS('--descry-accent', '#7a1f5c');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(root).toHaveCSS('--descry-accent', '#0f766e');
  await expect(console.locator('body')).toHaveAttribute('data-same-document', 'true');
});
