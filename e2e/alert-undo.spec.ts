import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';
import { goTo } from './support/screens';

const status = (page: Page) => page.locator('[data-field="status"]').first();
const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });

/** Opens the dialog that closes the alert of the page, and fills it in by keyboard. */
async function fillIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close alert' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Loader removed.');
}

const headersOf = (demo: Demo) => ({ 'uic-token': demo.tokenOf('full'), 'X-Trace-Id': crypto.randomUUID() });

/** Adds a note to an alert as somebody else, which renews its version. */
async function noteMeanwhile(page: Page, demo: Demo, id: string, text: string): Promise<void> {
  const noted = await page.request.post('/ui/triage/api/v1/alert-notes', {
    headers: headersOf(demo),
    data: { ids: [id], text },
  });
  expect(noted.status()).toBe(200);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close alert' }).press('Enter');
}

test('the key z restores an alert that was closed, and of several alerts none is changed while a colleague changes one', async ({
  page,
  open,
  demo,
}) => {
  await open('full', `/workbench/${story.workbench}`);
  await expect(status(page)).toContainText('In progress');
  await fillIn(page);
  await send(page);
  await expect(toast(page, 'The alert was closed.').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(status(page)).toContainText('Closed');
  await page.keyboard.press('z');
  await expect(toast(page, 'The change was undone.')).toBeVisible();
  const shown = await toast(page, 'The change was undone.').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(shown?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(status(page)).toContainText('In progress');
  expect(demo.calls('undoAlertChange')).toHaveLength(1);

  await goTo(page, '/workbench');
  await expect(page.locator('tr[data-item="1"]')).toBeVisible();
  const listed = await page.request.get('/ui/activity/api/v1/alerts?limit=2', { headers: headersOf(demo) });
  const changed = String((await listed.json()).data.items[1].id);
  for (const index of [0, 1]) await page.locator(`tr[data-item="${index}"] [data-select]`).click();
  const bulk = page.getByTestId('bulk-actions');

  await noteMeanwhile(page, demo, changed, 'Belongs to the red team.');
  await bulk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(toast(page, 'Somebody has changed this')).toBeVisible();
  // The list is requested again, so the same click is about what the analyst sees now.
  await bulk.getByRole('button', { name: 'Assign to me' }).click();
  await expect(toast(page, '2 alerts are assigned to you.')).toBeVisible();

  await noteMeanwhile(page, demo, changed, 'Closed by the red team.');
  await bulk.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Some of these alerts have changed since this page was loaded.');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await dialog.getByLabel('Benign').check();
  await dialog.getByLabel('Reason').fill('Red team.');
  await send(page);
  await expect(toast(page, '2 alerts were closed.')).toBeVisible();
  expect(demo.calls('changeAlerts').map(({ status: code }) => code)).toEqual([200, 412, 200, 200]);
});
