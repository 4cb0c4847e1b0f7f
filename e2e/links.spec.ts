import type { Locator, Page } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelOf } from './support/drawer';

const filter = (page: Page, id: string): Locator => page.locator(`[data-filter="${id}"]`);
const rows = (page: Page): Locator => page.locator('tr[data-item]:not([data-absent])');
const range = (page: Page): Locator => page.getByTestId('range');

/** Follows a link of the drawer that opens a window. */
async function follow(page: Page, name: RegExp): Promise<Page> {
  const [next] = await Promise.all([page.waitForEvent('popup'), drawerOf(page).getByRole('link', { name }).click()]);
  // A new window starts without a session.
  await expect(rows(next).first()).toBeVisible({ timeout: 20_000 });
  return next;
}

test('searching for the name of a file lists its detections alone, says so and can be cleared', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer });
  const list = await follow(page, /Search this name/);
  await expect(filter(list, 'search_value')).toHaveAccessibleName(/^File name contains: /);
  const name = (await filter(list, 'search_value').getAttribute('data-value')) ?? '';
  const names = await list.locator('td[data-column="objectName"]').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((each) => !each.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
  await expectAccessible(list);

  const narrow = await range(list).textContent();
  await filter(list, 'search_value').getByRole('button').click();
  await expect(filter(list, 'search_value')).toHaveCount(0);
  await expect(range(list)).not.toHaveText(narrow ?? '');
  expect(new URL(list.url()).hash).toBe('#/app/search');
});

test('the link of a threat actor lists the threats of that actor alone', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 12, id: story.loader, tabId: 2 });
  await expect(panelOf(page, 'reports')).toHaveAttribute('data-state', 'data');
  const list = await follow(page, new RegExp(story.actor));
  await expect(filter(list, 'name')).toHaveAccessibleName(`Threat or actor: ${story.actor}`);
  const actors = await list.locator('td[data-column="actor"]').allTextContents();
  expect(new Set(actors.map((each) => each.trim()))).toEqual(new Set([story.actor]));
  await list.getByRole('button', { name: 'Clear all' }).click();
  await expect(filter(list, 'name')).toHaveCount(0);
  expect(new URL(list.url()).hash).toBe('#/app/ti/intelligence_insights');
});

test('a mobile device is shown alone in the inventory, under its name', async ({ page, open }) => {
  await open('full', '/app/mobile/inventory');
  await page
    .locator('td[data-column="name"]')
    .getByRole('button')
    .or(page.locator('td[data-column="name"] a'))
    .first()
    .click();
  const list = await follow(page, /Open in mobile inventory/);
  await expect(rows(list)).toHaveCount(1);
  const name = (await list.locator('td[data-column="name"]').textContent())?.trim() ?? '';
  await expect(filter(list, 'did')).toHaveAccessibleName(`Device: ${name}`);
  await filter(list, 'did')
    .getByRole('button', { name: 'Clear Device' })
    .or(filter(list, 'did').getByRole('button'))
    .first()
    .click();
  await expect(rows(list).nth(3)).toBeVisible();
  expect(new URL(list.url()).hash).toBe('#/app/mobile/inventory');
});

test('a search that the page does not know is refused and told', async ({ page, open }) => {
  await open('full', '/app/search?action=new_search&search_type=HostName&search_value=FIN&match_type=partial');
  await expect(page.getByTestId('refused')).toContainText('search_type=HostName');
  await expect(filter(page, 'search_value')).toHaveCount(0);
});
