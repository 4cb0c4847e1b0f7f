import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const field = (page: Page) => page.getByRole('combobox', { name: 'Query' });
const option = (page: Page, value: string) => page.locator(`[role="option"][data-value="${value}"]`);
const severities = (page: Page) => page.locator('tr[data-item] [data-column="severity"] [data-severity]');

test('an analyst writes a query with its suggestions, corrects a mistake, and finds it again by link and history', async ({
  page,
  open,
}) => {
  await open('full', '/workbench');
  await expect(page.locator('tr[data-item]').first()).toBeVisible();

  await field(page).click();
  await page.keyboard.type('seve');
  await expect(option(page, 'severity')).toContainText('Only these severities.');
  await expectAccessibleInBothThemes(page, '.descry-query');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(option(page, 'critical')).toContainText('Critical');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('severity:critical ');

  await page.keyboard.type('scor>=80');
  await page.keyboard.press('Enter');
  const problem = page.getByTestId('query-problem');
  await expect(problem).toContainText('This list has no field “scor”.');
  await expectAccessible(page, '.descry-query');
  await problem.getByRole('button', { name: 'Use “score”' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/severity=critical&score=80\.\./);
  await expect(page.locator('[data-filter="score"]')).toHaveAccessibleName('Score: ≥ 80');
  await expect(severities(page).first()).toBeVisible();
  await expect(severities(page).and(page.locator(':not([data-severity="critical"])'))).toHaveCount(0);

  // A control changes the query, and a link leads to the same query.
  await page.getByRole('button', { name: 'Clear “Score”' }).click();
  await expect(field(page)).toHaveValue('severity:critical');
  await page.reload();
  await expect(field(page)).toHaveValue('severity:critical');
  await field(page).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-value', 'severity:critical score>=80');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/score=80\.\./);
});
