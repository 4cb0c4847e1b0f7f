import type { Locator, Page } from '@playwright/test';
import { hashes } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, openDrawer } from './support/drawer';

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

  const narrow = await range(list).textContent();
  await filter(list, 'search_value').getByRole('button').click();
  await expect(filter(list, 'search_value')).toHaveCount(0);
  await expect(range(list)).not.toHaveText(narrow ?? '');
  expect(new URL(list.url()).hash).toBe('#/app/search');
});
