import { hashes, story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelWithData } from './support/drawer';

test('an analyst isolates an endpoint by mouse, with a reason that the audit log has', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.fileServer });
  await panelWithData(page, 'basic');
  await drawerOf(page).getByRole('button', { name: 'Respond' }).click();
  await page.getByRole('menuitem', { name: 'Isolate endpoint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Isolate endpoint' });
  await expect(dialog).toContainText(story.fileServerName);
  await expect(dialog).toContainText('loses all others');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It reads customer contracts.');
  await dialog.getByRole('button', { name: 'Isolate endpoint' }).click();
  await expect(page.getByText('1 task started')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(demo.calls('startResponse').map(({ body }) => body)).toMatchObject([
    { action: 'isolate-endpoint', targets: [{ id: story.fileServer }], reason: 'It reads customer contracts.' },
  ]);
  await page.goto('/#/admin/log');
  await expect(page.getByRole('row', { name: /Isolated an endpoint.*It reads customer contracts/ })).toBeVisible();
});

test('an analyst blocks a file by keyboard alone, and the focus returns to the button', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 3, id: hashes.invoiceViewer });
  await panelWithData(page, 'basic');
  const respond = drawerOf(page).getByRole('button', { name: 'Respond' });
  await respond.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Add to block list' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Loader of the campaign');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to block list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 task started')).toBeVisible();
  await expect(respond).toBeFocused();
});

test('a second analyst sees that a task is running for the endpoint, and by whom', async ({ page, open }) => {
  await open('entp', '/users/started');
  await openDrawer(page, { search_type: 8, id: story.laptop });
  await panelWithData(page, 'basic');
  await drawerOf(page).getByRole('button', { name: 'Respond' }).click();
  await expect(page.getByRole('menuitem', { name: /ada.lindholm has started a task/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Release from isolation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release from isolation' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('False positive');
  await dialog.getByRole('button', { name: 'Release from isolation' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ada.lindholm has started a task for it');
});

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
  await expect(page.getByText('3 tasks started')).toBeVisible();
  expect(demo.calls('startResponse')).toHaveLength(1);
});
