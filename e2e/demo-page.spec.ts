import { expect, test } from './support/console';

test('the demo brings states about by one click, and its page keeps the policy', async ({ page, open, demo }) => {
  await page.goto('/__demo');
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  await region.getByRole('button', { name: '300 of each type' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Notifications, 300 of each type');
  await page.getByLabel('Operation').fill('getMenus');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('must be equal to one of the allowed values');
  await open('full', '/users/about');
  await expect(page.getByTestId('notifications')).toContainText(/600|99\+|300/);
  await page.goto('/__demo');
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Reset everything');
  expect(demo.calls()).toEqual([]);
});
