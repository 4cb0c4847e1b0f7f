import { expect, test } from './support/console';
import { goTo } from './support/screens';

test('an analyst makes a case of several alerts, notes what was done and closes it', async ({ page, open }) => {
  await open('full', '/workbench');
  for (const index of [0, 1]) await page.locator(`tr[data-item="${index}"] [data-select]`).click();
  await page.getByTestId('bulk-actions').getByRole('button', { name: 'Add to a case' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the case').fill('Phishing in November');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Phishing in November' })).toBeVisible();
  await expect(page).toHaveURL(/#\/app\/acl\/case\/CASE-/);

  await page.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByLabel('Note').fill('Sender blocked.');
  await dialog.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('cell', { name: 'Sender blocked.' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add a file' }).click();
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'mail.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from('Subject: Invoice'),
  });
  await dialog.getByRole('button', { name: 'Add file' }).click();
  const files = page.locator('[data-field="files"]');
  await expect(files.getByRole('cell', { name: 'mail.eml' })).toBeVisible();
  const download = page.waitForEvent('download');
  await files.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('mail.eml');
  await files.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toContainText('“mail.eml” is deleted for everybody.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(files.getByRole('cell', { name: 'mail.eml' })).toHaveCount(0);
  const status = page.locator('[data-field="status"]').first();
  await page.getByRole('button', { name: 'Close case' }).click();
  await expect(status).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toContainText('Open');
  await page.getByRole('button', { name: 'Close case' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  await goTo(page, '/app/acl/casemgm?status=closed');
  await expect(page.getByRole('grid')).toContainText('Phishing in November');
  await page.getByRole('button', { name: 'New case' }).click();
  await dialog.getByLabel('Name').fill('Lost laptop');
  await dialog.getByRole('button', { name: 'Create case' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost laptop' })).toBeVisible();
});
