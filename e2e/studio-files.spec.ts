import { expect, type Page } from '@playwright/test';
import { violations } from './support/axe';
import { expectAccessible, select, test } from './support/studio';

test.describe.configure({ timeout: 150_000 });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Deletes the screen of entries with its route, at the second try: the first one is discarded. */
async function deleteEntries(page: Page): Promise<void> {
  const remove = page.getByRole('button', { name: 'Delete …' });
  const dialog = page.getByRole('dialog', { name: 'Delete Entries' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByTestId('state')).toHaveText('The preview shows your edits. 2 files are not saved.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await expect(page.getByText('At /entries, in no entry of the menu')).toBeVisible();
  await remove.click();
  await expect(dialog.getByRole('status')).toHaveText('Nothing uses it.');
  await dialog.getByRole('checkbox', { name: /^Delete its route too/ }).uncheck();
  await expect(dialog.getByRole('status')).toContainText('It is in use.');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await violations(page, '.studio-delete')).toEqual([]);
  }
  await dialog.getByRole('checkbox', { name: /^Delete its route too/ }).check();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('This file is deleted when you save it.')).toBeVisible();
  await expectAccessible(page);
  await expect(remove).toBeDisabled();
  await expect(page.getByTestId('state')).toHaveText('The preview shows your edits. 2 files are not saved.');
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await expect(page.getByText('2 files saved.')).toBeVisible();
}

test('makes a screen of an operation, which the console shows before it is saved, deletes it, and discards one that is not wanted', async ({
  studio,
  dev,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/url');
  const create = page.getByRole('button', { name: 'New …' });
  const dialog = page.getByRole('dialog', { name: 'New descriptor' });
  await create.click();
  await dialog.getByLabel('What').selectOption('screen');
  await dialog.getByLabel('Operation of the contract').fill('audit');
  await expect(dialog.getByLabel('Operations')).toHaveValue('auditList');
  await expect(dialog.getByLabel('Name of the file')).toHaveValue('audit');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    expect(await violations(page, '.studio-create')).toEqual([]);
  }
  await dialog.getByLabel('Name of the file').fill('audit-log');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is a descriptors/screens/audit-log.json already.');
  await dialog.getByLabel('Name of the file').fill('entries');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('editor')).toContainText('"operation": "auditList"');
  await expect(page.getByTestId('state')).toContainText('2 files are not saved.');
  await expect(console.getByRole('columnheader', { name: 'Source IP' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('At /entries, in no entry of the menu')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('editor')).toContainText('"operation": "auditList"');
  await page.getByRole('button', { name: 'Save all 2' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  expect(dev.read('descriptors/routes/entries.json')).toContain('"path": "/entries"');
  await deleteEntries(page);
  for (const file of ['screens/entries.json', 'routes/entries.json'])
    expect(() => dev.read(`descriptors/${file}`)).toThrow('no such file');
  await create.click();
  await dialog.getByLabel('What').selectOption('scale');
  await dialog.getByLabel('Operations').selectOption('alertList');
  await dialog.getByLabel('Property').selectOption('items.provider');
  await dialog.getByLabel('Name of the file').fill('provider');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByTestId('editor')).toContainText('"equals": "endpoint"');
  await expect(page.locator('.studio-file[aria-current]')).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  await expect(page.getByTestId('editor')).not.toContainText('"equals": "endpoint"');
  await create.click();
  await dialog.getByLabel('What').selectOption('drawer');
  await dialog.getByLabel('Operations').selectOption('alertQuery');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('There is no example of an object for this drawer.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});

test('opens a drawer for the object that its author names, and loses nothing: not by a reload, nor to another editor', async ({
  studio,
  dev,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/domain');
  const file = 'descriptors/drawers/domain.json';
  const before = dev.read(file);
  const editor = page.getByRole('textbox', { name: 'Text of the descriptor' });
  await editor.click();
  // The drawer in the preview focuses itself when it opens.
  await expect(console.getByRole('tab', { name: 'Basic' })).toBeVisible({ timeout: 60_000 });
  await expect(editor).toBeFocused();
  const drawer = console.getByTestId('drawer');
  await page.getByLabel('Object').fill('cdn-sync.example');
  await page.getByLabel('Object').press('Enter');
  await expect(drawer).toContainText('cdn-sync.example');
  await page.getByLabel('Object').fill('');
  await page.getByLabel('Object').press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer).not.toContainText('cdn-sync.example');
  await select(page, '"kind": "Domain"');
  await page.keyboard.insertText('"kind": "My domain"');
  await expect(page.getByTestId('state')).toContainText('1 file is not saved.');
  await page.reload();
  await expect(page.getByTestId('editor')).toContainText('"kind": "My ');
  await expect(page.getByTestId('state')).toContainText('1 file is not saved.');
  dev.save(file, (text) => `${text}\n`);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'The file has changed on the disk' });
  await expect(dialog).toBeVisible();
  expect(dev.read(file)).toBe(`${before}\n`);
  await dialog.getByRole('button', { name: 'Write my text' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
  expect(dev.read(file)).toContain('"kind": "My ');
  // Other tests of the worker find the drawer by its name.
  dev.save(file, () => before);
});
