import { expect } from '@playwright/test';
import { expectAccessible, part, select, test } from './support/studio';

test.describe.configure({ timeout: 150_000 });

test('shows the console with chosen answers and as somebody else, why a part is hidden, and a link carries it all', async ({
  studio,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/url', '&pane=who');
  const tab = console.getByRole('tab', { name: 'Threat intelligence' });
  await expect(tab).toBeVisible({ timeout: 90_000 });
  const registrant = console.locator('dl > div', { hasText: 'Registrant name' });
  await expect(registrant).toContainText('Privacy Proxy Ltd', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Answers' }).click();
  const urlQuery = page.getByRole('group', { name: 'Answers to the calls of this file' }).getByLabel('urlQuery');
  await urlQuery.selectOption('Empty');
  await expect(registrant).toHaveText('Registrant name-', { timeout: 60_000 });
  await urlQuery.selectOption('500');
  await expect(console.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });

  await part(page, 'tab Threat intelligence').click();
  const pane = page.getByRole('region', { name: 'Who sees this?' });
  await expect(pane).toContainText("Visible unless region is 'UAE' or 'GOV_US'.");
  await expect(pane).toContainText('It is visible.');
  await page.getByLabel('Region').selectOption('UAE');
  await expect(console.getByRole('tab', { name: 'Basic' })).toBeVisible({ timeout: 60_000 });
  await expect(tab).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Region')).toHaveValue('UAE');
  await expect(console.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });
  await part(page, 'tab Threat intelligence').click();
  await expect(pane).toContainText('It is hidden.');
  await expect(pane.getByRole('listitem').filter({ hasText: "region == 'UAE'" }).last()).toContainText(
    'region is "UAE"',
  );
  await page.getByRole('button', { name: 'Answers (1)' }).click();
  await page.getByLabel('Region').selectOption('');
  await expectAccessible(page);
});

test('runs the scenarios of the open file with every edit, and says why one fails', async ({ studio, dev }) => {
  const { page } = studio;
  dev.commit();
  await studio.open('drawers/url', '&pane=scenarios');
  const pane = page.getByRole('region', { name: 'Scenarios' });
  await expect(pane.getByRole('status')).toHaveText('All 3 scenarios pass.');
  await select(page, '!restrictedRegion');
  await page.keyboard.insertText('restrictedRegion');
  await expect(pane.getByRole('status')).toHaveText('2 of 3 scenarios fail.');
  const failed = pane.getByRole('listitem').filter({ hasText: "If region is 'UAE' or 'GOV_US'" }).first();
  await expect(failed).toContainText('Expected "tabs.threat-intelligence" to be hidden, but it is visible.');
  await expect(failed).toContainText('region is "UAE"');
  await page.getByRole('button', { name: 'Changes' }).click();
  const failing = page.getByRole('region', { name: 'Scenarios that fail' });
  await expect(failing.getByText("If region is 'UAE' or 'GOV_US'")).toBeVisible();
  await page.getByRole('button', { name: 'Scenarios', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(pane.getByRole('status')).toHaveText('All 3 scenarios pass.');
  await failed.getByRole('button').first().click();
  await expect(page.locator('.studio-bar .studio-where')).toHaveText('descriptors/drawers/url.scenarios.json');
});
