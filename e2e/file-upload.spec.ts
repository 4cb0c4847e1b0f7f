import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const MB = 1024 * 1024;
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Submit a file to the sandbox' });

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit a file' }).click();
  await expect(dialogOf(page).getByLabel(/^File/)).toBeFocused();
}

test('a file is chosen with the keyboard, watched, cancelled, and sent again', async ({ page, open, demo }) => {
  await open('full', '/app/ti/sandbox');
  await openForm(page);
  const dialog = dialogOf(page);
  const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4 * MB, 1) };
  // On a busy machine the key can be faster than what catches the chooser.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
  }).toPass();
  await expect(dialog.getByRole('listitem')).toContainText('invoice.pdf');
  await dialog.getByLabel('Comment').fill('From a mail');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');

  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(MB);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const bar = dialog.getByRole('progressbar', { name: 'Upload' });
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
  await expect(bar).toHaveAttribute('aria-valuetext', /^\d+% of 4\.00 MB sent$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('The upload was cancelled.')).toBeVisible();
  await expect(dialog.getByLabel('Comment')).toHaveValue('From a mail');
  await limit(-1);

  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid').locator('tr[data-item="0"]')).toContainText('invoice.pdf');
  const [call] = demo.calls('submitFileToSandbox');
  expect(call?.headers).toMatchObject({ 'uic-token': expect.any(String), 'x-trace-id': expect.any(String) });
});
