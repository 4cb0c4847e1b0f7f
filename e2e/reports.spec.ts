import { readFile } from 'node:fs/promises';
import { expect, test } from './support/console';

/** The printing of a page, which a test cannot answer, as a mark on it. */
const markPrinting = () => {
  window.print = () => document.documentElement.setAttribute('data-printed', '');
};

test('a schedule is made from a dashboard, and its finished reports are downloaded, or opened and printed with a footer', async ({
  page,
  context,
  open,
}) => {
  await context.addInitScript(markPrinting);
  await open('full', '/dashboard');
  await page.getByRole('button', { name: 'Schedule a report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a report' });
  await expect(dialog.getByRole('combobox', { name: 'Page' })).toHaveValue('Dashboard');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Evening briefing');
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('pdf');
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Berlin');
  await page.keyboard.press('Enter');
  await dialog.getByRole('combobox', { name: 'Recipients' }).fill('bruno');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.evaluate(() => window.location.assign('#/app/scheduled-reports?q=evening'));
  await expect(page.getByRole('row', { name: /Evening briefing/ })).toContainText('Bruno Castell');
  await page.emulateMedia({ media: 'print' });
  const names = page.locator('th[data-column] .descry-list-name');
  await expect(names.first()).toBeVisible();
  expect(await names.evaluateAll((all) => all.every((name) => name.scrollWidth <= name.clientWidth))).toBe(true);
  // Of the controls only what narrows the list is printed.
  await expect(page.getByRole('group', { name: 'Filters' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Filters' }).getByRole('searchbox')).toHaveValue('evening');
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  // Each filter is printed once, with all of its values.
  await page.evaluate(() => window.location.assign('#/workbench?severity=critical&severity=high'));
  const filters = page.getByRole('group', { name: 'Filters' });
  await expect(filters.locator('[data-filter="severity"]')).toHaveText(/^Severity\s*2\s*Critical\s*High$/);
  await expect(filters.getByText('High', { exact: true })).toBeVisible();
  await expect(filters.getByText('2', { exact: true })).toBeHidden();
  await expect(filters.getByRole('combobox')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.evaluate(() => window.location.assign('#/app/finished-reports'));
  const downloaded = page.waitForEvent('download');
  await page
    .getByRole('row', { name: /Audit trail/ })
    .first()
    .getByRole('button', { name: 'Download' })
    .click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^Audit trail for compliance \d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF"Time","Account","Activity",/);

  const opened = context.waitForEvent('page');
  await page
    .getByRole('row', { name: /Morning briefing/ })
    .first()
    .getByRole('button', { name: 'Open to print' })
    .click();
  const printed = await opened;
  await expect(printed.locator('html')).toHaveAttribute('data-printed', '', { timeout: 20_000 });
  await expect(printed.locator('[data-chart="waiting"]')).toHaveCount(0);
  const pdf = (await printed.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
  const margins = await printed.evaluate(() =>
    document.adoptedStyleSheets
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(''),
  );
  expect(margins).toMatch(/#\/dashboard\?from=\d+&to=\d+"/);
  expect(margins).toMatch(/"ada\.lindholm · [\d-]+ [\d:]+ UTC · UTC"/);
});
