import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

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

/** Marks the tags of answers as weak, as a proxy that compresses them does. */
async function weakenTags(page: Page): Promise<void> {
  await page.route('**/ui/triage/**', async (route) => {
    const response = await route.fetch();
    const { etag, ...headers } = response.headers();
    await route.fulfill({ response, headers: { ...headers, ...(etag && { etag: `W/${etag}` }) } });
  });
}

async function send(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close alert' }).press('Enter');
}

test('an analyst closes an alert by keyboard, and the key z restores its state', async ({ page, open, demo }) => {
  await weakenTags(page);
  await open('full', `/workbench/${story.workbench}`);
  await expect(status(page)).toContainText('In progress');
  await fillIn(page);
  await send(page);
  await expect(toast(page, 'The alert was closed.').getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(status(page)).toContainText('Closed');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('z');
  await expect(toast(page, 'The change was undone.')).toBeVisible();
  const shown = await toast(page, 'The change was undone.').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(shown?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await expect(status(page)).toContainText('In progress');
  expect(demo.calls('undoAlertChange')).toHaveLength(1);
});

test('an alert that changes while the dialog is open is not closed, and the reason is sent the next time', async ({
  page,
  open,
  demo,
}) => {
  await open('full', `/workbench/${story.workbench}`);
  await fillIn(page);
  const noted = await page.request.post('/ui/triage/api/v1/alert-notes', {
    headers: { 'uic-token': demo.tokenOf('full'), 'X-Trace-Id': crypto.randomUUID() },
    data: { ids: [story.workbench], text: 'Wait for the image of the disk.' },
  });
  expect(noted.status()).toBe(200);
  await send(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Somebody has changed this');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Loader removed.');
  await expectAccessibleInBothThemes(page);
  await send(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(status(page)).toContainText('Closed');
  await expect(page.getByRole('cell', { name: 'Wait for the image of the disk.' })).toBeVisible();
  expect(demo.calls('changeAlerts').map(({ status: code }) => code)).toEqual([412, 200]);
});
