import { expect, test } from './support/console';

test('the menu of a row and the selection of a list offer the responses for their objects', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/app/endpoint-inventory?isolation=disabled');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await rows.nth(1).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Respond' }).click();
  await expect(page.getByRole('menuitem', { name: 'Isolate endpoint' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Isolate endpoint' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const index of [1, 2, 3]) await rows.nth(index).getByRole('checkbox').check();
  await page.getByTestId('selection').getByRole('button', { name: 'Respond' }).click();
  await page.getByRole('menuitem', { name: /Isolate endpoint/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Isolate endpoint' });
  await expect(dialog).toContainText('3 objects');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Contain');
  await dialog.getByRole('button', { name: 'Isolate endpoint' }).click();
  await expect(page.getByText('Isolate endpoint: started for 3 objects')).toBeVisible();
  expect(demo.calls('startResponse')).toHaveLength(1);
});
