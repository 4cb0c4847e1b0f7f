import { expect } from '@playwright/test';
import { expectAccessible, part, test } from './support/studio';

test.describe.configure({ timeout: 150_000 });

test('leads from an untranslated text to an input for its translation, and counts it as missing until it is written', async ({
  studio,
}) => {
  const { page } = studio;
  await studio.open('drawers/url', '&pane=answer');
  await part(page, 'tab Activity').click();
  const add = page.getByRole('button', { name: 'Add totalActivities' });
  await expect(add).toHaveAttribute('title', /^The fields of this tab are in the panel "activity"/);
  await part(page, 'field Domain').click();
  await add.click();
  const problems = page.getByRole('region', { name: 'Problems' });
  const untranslated = problems.getByRole('button', {
    name: /^Warning Label of field Total activities, drawer URL, has no/,
  });
  await untranslated.click();
  const form = page.getByRole('region', { name: 'Texts to translate' });
  const translation = form.getByRole('textbox', { name: 'Label of field Total activities, drawer URL in 日本語' });
  await expect(translation).toBeFocused();
  await expectAccessible(page);
  await expect(untranslated).toBeVisible();
  await translation.fill('合計');
  await translation.press('Enter');
  await expect(form.getByRole('status')).toHaveText('All texts are translated.');
  const editor = page.getByTestId('editor');
  await expect(editor).toContainText('"of": "Total activities", "text": "合計" }');
  await expect(untranslated).toHaveCount(0);
  // The next story of this worker begins without edits.
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByTitle('descriptors/drawers/url.json').click();
  await expect(page.locator('.studio-bar .studio-where')).toHaveText('descriptors/drawers/url.json');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});

test('writes a translation below its English in the form, which the console shows in that language', async ({
  studio,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/url', '&pane=form');
  await expect(console.getByText('Registrant name')).toBeVisible({ timeout: 90_000 });
  await part(page, 'field Registrant name').click();
  const translation = page.getByRole('textbox', { name: 'Label in 日本語' });
  await expect(translation).toHaveValue('登録者名');
  await translation.fill('登録した人');
  await translation.press('Enter');
  await expect(page.getByTestId('state')).toHaveText('The preview shows your edits. 1 file is not saved.');
  await page.getByLabel('Language').selectOption('ja');
  await expect(console.getByText('登録した人')).toBeVisible();

  await page.getByLabel('Label *', { exact: true }).fill('Registered by');
  await expect(page.getByText('The English has changed since this was translated.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Still right' }).click();
  await expect(page.getByText('The English has changed since this was translated.', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).click();
  await part(page, 'Texts').click();
  await part(page, '日本語').click();
  await expect(page.locator('.studio-bar .studio-where')).toHaveText('descriptors/messages/ja.json');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});
