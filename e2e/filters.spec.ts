import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { goTo } from './support/screens';

const query = (page: Page): URLSearchParams => new URL(page.url().replace('#/', '')).searchParams;
const filter = (page: Page, id: string): Locator => page.locator(`[data-filter="${id}"]`);
const rows = (page: Page): Locator => page.locator('tr[data-item]');

/** Queries of the calls of a list, as they are sent. */
function watchCalls(page: Page, path: string): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(path)) calls.push(url.searchParams);
  });
  return calls;
}

test('filters narrow a list, stand in its address, and come back with it', async ({ page, open }) => {
  const calls = watchCalls(page, '/alerts');
  await open('full', '/workbench?page=2');
  await expect(rows(page).first()).toBeVisible();

  await filter(page, 'severity').click();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => query(page).getAll('severity')).toEqual(['critical', 'high']);
  expect(query(page).has('page')).toBe(false);
  await expect.poll(() => calls.at(-1)?.getAll('severity')).toEqual(['critical', 'high']);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'severity')).toBeFocused();
  await expect(filter(page, 'severity')).toHaveAccessibleName('Severity: 2 chosen');
  await filter(page, 'status').click();
  await page.getByRole('checkbox', { name: 'New' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('td [data-severity]').first()).toBeVisible();
  await expect(page.locator('td [data-severity]:not([data-severity="critical"], [data-severity="high"])')).toHaveCount(
    0,
  );

  // The text is part of the query, which has the other filters too.
  await filter(page, 'q').press('End');
  await page.keyboard.type(' phishing');
  await expect.poll(() => calls.at(-1)?.get('q')).toBe('phishing');
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await expectAccessible(page, '.descry-filters');
  const shared = page.url();

  // The slash still opens the search of the console, and is typed as text in a field.
  await page.keyboard.type('/');
  await expect(filter(page, 'q')).toHaveValue('severity:(critical OR high) status:new phishing/');
  await page.keyboard.press('Backspace');
  await filter(page, 'severity').focus();
  await page.keyboard.press('/');
  await expect(page.getByTestId('search').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(filter(page, 'status')).toHaveAccessibleName('Status');
  await page.goBack();
  await expect(filter(page, 'severity')).toHaveAccessibleName('Severity');
  await expect(filter(page, 'q')).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(filter(page, 'q')).toHaveValue('phishing severity:(critical OR high) status:new');
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(filter(page, 'severity')).toHaveAccessibleName('Severity: 2 chosen');
  await expect(filter(page, 'q')).toHaveValue('phishing severity:(critical OR high) status:new');

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => [...query(page).keys()]).toEqual([]);

  await test.step('the first filter of a list without a query does not move its rows', async () => {
    await goTo(page, '/app/response');
    await expect(rows(page).first()).toBeVisible();
    const list = page.getByTestId('list');
    const before = await list.boundingBox();
    await page.getByRole('switch', { name: 'Started by me' }).click();
    await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
    expect(await list.boundingBox()).toEqual(before);
  });

  await test.step('in a narrow window the filters are behind a button', async () => {
    await page.setViewportSize({ width: 400, height: 800 });
    await goTo(page, '/workbench?severity=high');
    await expect(filter(page, 'q')).toBeVisible();
    await expect(filter(page, 'severity')).toBeHidden();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await filter(page, 'severity').click();
    await expect(page.getByRole('checkbox', { name: 'High' })).toBeChecked();
    const box = await page.getByRole('dialog', { name: 'Severity' }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 400).toBe(true);
  });
});
