import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { goTo } from './support/screens';

test('an analyst adds, monitors and removes suspicious objects', async ({ page, open }) => {
  await open('full', '/app/ti/udso');
  const grid = page.getByRole('grid');
  const row = (index: number) => grid.locator(`tr[data-item="${index}"]`);
  await page.getByRole('button', { name: 'Add an object' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Object').fill('nonsense here');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Enter a URL, a domain, an IP address, or the SHA-1 of a file.')).toBeVisible();
  // What was typed is still there.
  await expect(dialog.getByLabel('Object')).toHaveValue('nonsense here');
  await dialog.getByLabel('Object').fill('evil[.]example');
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(row(0)).toContainText('evil.example');

  for (const index of [0, 1]) await row(index).locator('[data-select]').click();
  const bulk = page.getByTestId('bulk-actions');
  await bulk.getByRole('button', { name: 'Monitor only' }).click();
  await expect(row(0).locator('[data-column="action"]')).toHaveText('Monitor');
  await bulk.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('dialog')).toContainText('these 2 objects');
  await page.getByRole('dialog').locator('[data-action="confirm"]').click();
  await expect(row(0)).not.toContainText('evil.example');
  await expect(page.getByTestId('selection')).toBeHidden();
});

test('an administrator rejects a request for remote support, and it cannot be decided again', async ({
  page,
  open,
}) => {
  await open('full', '/admin/remote/approval_list?state=pending');
  const row = (index: number) => page.getByRole('grid').locator(`tr[data-item="${index}"]`);
  await row(0).locator('[data-action="row-actions"]').click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Not announced.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(row(1)).toHaveCount(0);
  await goTo(page, '/admin/remote/approval_list');
  await row(0).locator('[data-select]').click();
  await expect(page.getByTestId('bulk-actions').getByRole('button', { name: 'Approve' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
