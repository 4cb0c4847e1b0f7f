import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const results = '/app/global-search?keyword=lateral';
const dayOf = (page: Page, side: string, number: string) =>
  page.getByRole('group', { name: side, exact: true }).getByRole('gridcell', { name: number, exact: true });
const query = (page: Page) => new URL(page.url().replace('#/', '')).searchParams;

async function openCustom(page: Page): Promise<void> {
  await page.getByTestId('period').click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await expect(page.locator('[name=fromDate]')).toBeFocused();
}

test.describe('on a workstation in Pacific/Apia', () => {
  test.use({ timezoneId: 'Pacific/Apia' });

  test('days and moments are those of the clock', async ({ page, open }) => {
    await open('entp', results);
    await openCustom(page);
    await expect(page.getByRole('dialog', { name: 'Period' })).toContainText('Europe/Berlin (UTC+01:00)');
    for (const side of ['From', 'To']) {
      await expect(dayOf(page, side, '20')).toBeEnabled();
      await expect(dayOf(page, side, '21')).toBeDisabled();
    }
    await page.locator('[name=fromDate]').fill('2026-10-25');
    await page.locator('[name=fromTime]').fill('02:30:00');
    await page.locator('[name=toDate]').fill('2026-10-25');
    await page.locator('[name=toTime]').fill('02:30:00');
    await expect(dayOf(page, 'To', '25')).toHaveAttribute('aria-selected', 'true');
    await page.locator('[data-action=apply]').click();
    expect(query(page).get('from')).toBe(String(Date.UTC(2026, 9, 25, 0, 30) / 1000));
    expect(query(page).get('to')).toBe(String(Date.UTC(2026, 9, 25, 1, 30) / 1000));
  });
});

test('the panel is accessible in both themes, and used by keyboard alone', async ({ page, open }) => {
  await open('full', results);
  await page.getByTestId('period').press('Enter');
  await expect(page.getByRole('option', { name: 'Last 30 days' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2026-11-02');
  await page.keyboard.press('Tab');
  await expect(page.locator('[name=fromTime]')).toBeFocused();
  await page.locator('[name=toDate]').fill('2026-11-01');
  await page.locator('[name=toTime]').focus();
  await expect(page.locator('[data-error-for=toDate]')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role="dialog"]');
  await page.locator('[name=toDate]').fill('2026-11-03');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('period')).toHaveText('2026-11-02 – 2026-11-03');
  await expect(page.getByTestId('period')).toBeFocused();
});

test('the panel stays inside a window of any width', async ({ page, open }) => {
  await open('full', results);
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openCustom(page);
    const box = await page.getByRole('dialog', { name: 'Period' }).boundingBox();
    expect.soft(box && box.x >= 0 && box.x + box.width <= width, `${width} wide`).toBe(true);
    await page.locator('[data-action=apply]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-action=apply]')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Period' })).toHaveCount(0);
  }
});
