import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const path = '/app/endpoint-inventory';

const viewButton = (page: Page) => page.locator('[data-action="views"]');

const heading = (page: Page, column: string) => page.locator(`th[data-column="${column}"]`);

async function choose(page: Page, action: string): Promise<void> {
  await viewButton(page).click();
  await page.getByRole('menu', { name: 'Saved views' }).locator(`[data-action="${action}"]`).click();
}

async function openView(page: Page, name: string): Promise<void> {
  await viewButton(page).click();
  await page.getByRole('menuitemradio', { name }).click();
}

/** Signs another account in, as its sign-in page does. */
async function signInAs(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('uic-token', value), token);
  await page.reload();
}

test('an analyst saves a view by keys, finds it after a reload, makes it the default and shares it; another analyst copies it', async ({
  page,
  open,
  demo,
}) => {
  await open('full', `${path}?os=linux`);
  await expect(heading(page, 'department')).toBeVisible();
  await page.locator('[data-action="columns"]').click();
  await page.getByRole('checkbox', { name: 'Department' }).uncheck();
  await page.getByLabel('Compact').check();
  await page.keyboard.press('Escape');
  await expect(heading(page, 'department')).toHaveCount(0);

  await viewButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Standard view' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Save view' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await expectAccessibleInBothThemes(page, '[data-dialog="view-form"]');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toHaveText('Enter a name.');
  await page.keyboard.type('Linux, compact');
  await form.getByLabel('Share with everyone in the company').check();
  await form.getByLabel('Open this page with this view').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(viewButton(page)).toHaveAccessibleName('View: Linux, compact');

  // The address alone leads to it, and the menu of the console opens it, because it is the default.
  await page.reload();
  await expect(viewButton(page)).toHaveAccessibleName('View: Linux, compact');
  await page.evaluate((to) => window.location.assign(`#${to}`), '/app/ddr');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  await page.evaluate((to) => window.location.assign(`#${to}`), path);
  await expect(viewButton(page)).toHaveAccessibleName('View: Linux, compact');
  await expect(page).toHaveURL(/os=linux/);
  await expect(heading(page, 'name')).toHaveCSS('height', '28px');

  // Changes are marked, and can be discarded or saved.
  await page.locator('[data-action="clear-filters"]').click();
  await expect(viewButton(page)).toHaveAccessibleName('View: Linux, compact, changed');
  await choose(page, 'restore-view');
  await expect(page).toHaveURL(/os=linux/);
  await openView(page, 'Standard view');
  await expect(heading(page, 'department')).toBeVisible();
  await expect(page).not.toHaveURL(/os=linux/);

  await signInAs(page, demo.tokenOf('entp'));
  await expect(viewButton(page)).toHaveAccessibleName('View: Standard view');
  await openView(page, 'Linux, compact');
  await expect(page).toHaveURL(/os=linux/);
  await choose(page, 'manage-views');
  const manage = page.getByRole('dialog', { name: 'Manage views' });
  await expect(manage.getByRole('listitem')).toContainText('By Ada Lindholm');
  await expect(manage.getByRole('button', { name: 'Delete Linux, compact' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page, '[data-dialog="manage-views"]');
  await manage.getByRole('button', { name: 'Copy Linux, compact' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(manage.getByRole('listitem')).toHaveCount(2);
  await expect(manage.getByRole('button', { name: 'Delete Linux, compact' })).toHaveCount(1);
});

test('views are exported and imported, and a wrong file says what is wrong with it', async ({ page, open }) => {
  await open('full', `${path}?os=linux`);
  await choose(page, 'save-view-as');
  await page.getByLabel('Name').fill('Linux');
  await page.keyboard.press('Enter');
  await expect(viewButton(page)).toHaveAccessibleName('View: Linux');
  await choose(page, 'manage-views');
  const manage = page.getByRole('dialog', { name: 'Manage views' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    manage.getByRole('button', { name: 'Export Linux' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('endpoint-inventory-views.json');
  const text = await readFile(await download.path(), 'utf8');
  const importFile = (content: string) =>
    manage
      .locator('input[type="file"]')
      .setInputFiles({ name: 'views.json', mimeType: 'application/json', buffer: Buffer.from(content) });

  await importFile(text.replace('"columns"', '"colums"'));
  await expect(manage.getByRole('alert')).toHaveText(
    'Nothing was imported: this part of the file is invalid: views[0].state.colums',
  );
  await expect(manage.getByRole('listitem')).toHaveCount(1);
  await importFile(text.replace('"name",', '"name", "shoeSize",'));
  await expect(manage.getByRole('alert')).toHaveCount(0);
  await expect(manage.getByRole('listitem')).toHaveCount(2);
  await manage.getByRole('button', { name: 'Close' }).last().click();
  await openView(page, 'Linux (2)');
  await expect(page.getByTestId('left-out')).toContainText('no longer has: shoeSize');
  await expect(heading(page, 'name')).toBeVisible();
});

test('a view that another tab has changed is not overwritten unseen', async ({ page, open, context }) => {
  await open('full', `${path}?os=linux`);
  await choose(page, 'save-view-as');
  await page.getByLabel('Name').fill('Servers');
  await page.keyboard.press('Enter');
  await expect(viewButton(page)).toHaveAccessibleName('View: Servers');

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(viewButton(other)).toHaveAccessibleName('View: Servers');
  await other.locator('th[data-column="name"] button').click();
  await expect(viewButton(other)).toHaveAccessibleName('View: Servers, changed');
  await choose(other, 'save-view');
  await expect(viewButton(other)).toHaveAccessibleName('View: Servers');

  await page.bringToFront();
  await page.locator('th[data-column="risk"] button').click();
  await choose(page, 'save-view');
  const conflict = page.getByRole('dialog', { name: 'The view has changed meanwhile' });
  await conflict.getByRole('button', { name: 'Replace' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(viewButton(page)).toHaveAccessibleName('View: Servers');
});
