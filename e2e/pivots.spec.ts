import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, openDrawer } from './support/drawer';

/** The link of a field of the open drawer to another object, by its text. */
const linkTo = (page: Page, field: string, name: string) =>
  drawerOf(page).locator(`[data-field="${field}"]`).getByRole('link', { name, exact: true });

const expectDrawer = async (page: Page, type: number, name: string): Promise<void> => {
  await expect(drawerOf(page).and(page.locator(`[data-search-type="${type}"]`))).toBeVisible();
  await expect(drawerOf(page).getByRole('heading', { name }).first()).toBeVisible();
};

test('leads from a URL to its domain and address, and back, and with Ctrl to a new browser tab', async ({
  page,
  context,
  open,
}) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url });
  const opened = context.waitForEvent('page');
  await linkTo(page, 'domainName', story.domain).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expectDrawer(other, 5, story.domain);
  await other.close();
  await expectDrawer(page, 4, story.url);
  await linkTo(page, 'domainName', story.domain).press('Enter');
  await expectDrawer(page, 5, story.domain);
  await linkTo(page, 'hostedIP', story.ip).click();
  await expectDrawer(page, 6, story.ip);
  await page.goBack();
  await expectDrawer(page, 5, story.domain);
});
