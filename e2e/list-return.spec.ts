import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const grid = (page: Page) => page.getByRole('grid').first();
const active = (page: Page) => page.locator('tr[data-active]');
const scrollOf = (page: Page) => page.locator('.descry-list-box').evaluate((box) => box.scrollTop);

/** A row far down, and the scroll position of the list when the user left it. */
interface Left {
  readonly row: number;
  readonly scrolled: number;
}

/** Scrolls the list of alerts far down, and goes from a row to the page of its alert. */
async function leaveFromRow(page: Page): Promise<Left> {
  await expect(page.getByTestId('list')).toHaveAttribute('data-state', 'data');
  await page.locator('.descry-list-box').evaluate((box) => (box.scrollTop = 117 * 36 + 10));
  const target = page.locator('tr[data-item="120"]');
  await expect(target.getByRole('link').first()).toBeVisible();
  const scrolled = await scrollOf(page);
  await target.locator('[data-column="name"]').click();
  await expect(page).toHaveURL(/#\/workbench\/WB-/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return { row: 120, scrolled };
}

async function expectReturned(page: Page, { row, scrolled }: Left): Promise<void> {
  await expect(active(page)).toHaveAttribute('data-item', String(row));
  await expect(active(page)).toBeInViewport();
  expect(await scrollOf(page)).toBe(scrolled);
  await expect(grid(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveAttribute('data-item', String(row + 1));
}

test('who leaves a list for an alert returns to its row by going back or by the breadcrumb, and the menu begins it again', async ({
  page,
  open,
}) => {
  await open('full', '/workbench');
  await test.step('going back', async () => {
    const left = await leaveFromRow(page);
    await page.goBack();
    await expectReturned(page, left);
  });
  await test.step('the breadcrumb', async () => {
    const left = await leaveFromRow(page);
    await page.getByTestId('breadcrumbs').getByRole('link').last().click();
    await expectReturned(page, left);
  });
  await test.step('the menu', async () => {
    await leaveFromRow(page);
    await page.getByTestId('side-menu').locator('[aria-current="page"]').click();
    await expect(page.getByTestId('list')).toHaveAttribute('data-state', 'data');
    expect(await scrollOf(page)).toBe(0);
    await expect(active(page)).toHaveCount(0);
  });
  await test.step('Space on a link of a row selects the row and keeps the focus', async () => {
    await grid(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const link = page.locator('tr[data-item="2"] a').first();
    await link.focus();
    const before = await scrollOf(page);
    await page.keyboard.press('Space');
    await expect(link).toBeFocused();
    await expect(page.locator('tr[data-item="2"]')).toHaveAttribute('aria-selected', 'true');
    expect(await scrollOf(page)).toBe(before);
  });
  await test.step('a row that is scrolled out of the page leaves its focus in the table', async () => {
    await page.locator('tr[data-item="0"] a').first().focus();
    await page.locator('.descry-list-box').evaluate((box) => (box.scrollTop = 4000));
    await expect(page.locator('tr[data-item="0"]')).toHaveCount(0);
    await expect(grid(page)).toBeFocused();
  });
});

test('the history of the drawer and the recent objects show the titles that drawers had', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory?profile=8&profileId=ep-fin-lt-014');
  const title = page.getByTestId('drawer').getByRole('heading', { level: 3 });
  await expect(title).toContainText('FIN-LT-014');
  await page.evaluate(() => window.location.assign('#/app/endpoint-inventory?profile=6&profileId=203.0.113.45'));
  await expect(title).toContainText('203.0.113.45');
  await page.getByTestId('drawer').locator('[data-action="history"]').click();
  const entries = page.getByRole('menuitemradio');
  await expect(entries).toHaveText(['203.0.113.45', 'FIN-LT-014']);
  await expect(entries.locator('svg')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(title).toContainText('203.0.113.45');
  await page.keyboard.press('Control+k');
  await expect(page.getByTestId('palette').getByRole('option', { name: /FIN-LT-014/ })).toBeVisible();
});
