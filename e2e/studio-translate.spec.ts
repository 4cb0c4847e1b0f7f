import { expect } from '@playwright/test';
import { part, test } from './support/studio';

test.describe.configure({ timeout: 150_000 });

test('leads from an untranslated text to its translation, and counts it as missing until it is written', async ({
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
  const untranslated = problems.getByRole('button', { name: /totalActivities.* is not translated/ });
  await untranslated.click();
  await page.locator('.cm-lintRange-warning').first().hover();
  await page.getByRole('button', { name: 'Translate …' }).click();
  const editor = page.getByTestId('editor');
  await expect(editor).toContainText('totalActivities.label": { "of": "Total activities", "text": "" }');
  await expect(untranslated).toBeVisible();
  await page.keyboard.insertText('合計');
  await expect(editor).toContainText('"of": "Total activities", "text": "合計" }');
  await expect(untranslated).toHaveCount(0);
  // Both files, one after the other; the next story of this worker begins without edits.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(page.getByTestId('state')).toHaveText('Everything is saved.', { timeout: 1000 });
  }).toPass();
});
