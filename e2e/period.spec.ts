import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

const results = '/app/global-search?keyword=lateral';
const day = 86_400;
const dayOf = (page: Page, side: string, number: string) =>
  page.getByRole('group', { name: side, exact: true }).getByRole('gridcell', { name: number, exact: true });
const query = (page: Page) => new URL(page.url().replace('#/', '')).searchParams;

async function openCustom(page: Page): Promise<void> {
  await page.getByTestId('period').click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await expect(page.locator('[name=fromDate]')).toBeFocused();
}

test('a search carries the period, and a reload keeps it moving', async ({ page, open }) => {
  await open('full', '/users/about');
  await page.getByRole('combobox').fill('lateral');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/global-search/{id*}');
  const [from, to] = [query(page).get('from'), query(page).get('to')].map(Number);
  expect(Number(to) - Number(from)).toBe(30 * day);
  await page.reload();
  await expect(page.getByTestId('period')).toHaveText('Last 30 days');
});

test('a custom period is picked, applied, shared and taken back', async ({ page, open, context }) => {
  await open('full', results);
  await openCustom(page);
  const apply = page.locator('[data-action=apply]');
  await expect(apply).toBeDisabled();
  await dayOf(page, 'From', '10').click();
  await expect(page.locator('[name=fromDate]')).toHaveValue('2026-11-10');
  await expect(page.locator('[name=fromTime]')).toHaveValue('00:00:00');
  await expect(dayOf(page, 'To', '9')).toBeDisabled();
  await dayOf(page, 'To', '12').click();
  await expect(page.locator('[name=toTime]')).toHaveValue('23:59:59');
  await apply.click();
  await expect(page.getByTestId('period')).toHaveText('2026-11-10 – 2026-11-12');
  const from = Date.UTC(2026, 10, 10) / 1000;
  expect(Object.fromEntries(query(page))).toEqual({
    keyword: 'lateral',
    from: String(from),
    to: String(from + 3 * day - 1),
  });

  await page.reload();
  await expect(page.getByTestId('period')).toHaveText('2026-11-10 – 2026-11-12');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('period')).toHaveText('2026-11-10 – 2026-11-12');

  await page.getByTestId('period').click();
  await page.getByRole('option', { name: 'Last 24 hours' }).click();
  await expect(page.getByTestId('period')).toHaveText('Last 24 hours');
  await page.goBack();
  await expect(page.getByTestId('period')).toHaveText('2026-11-10 – 2026-11-12');
  await page.goForward();
  await expect(page.getByTestId('period')).toHaveText('Last 24 hours');
});

for (const timezoneId of ['Pacific/Apia', 'America/Los_Angeles']) {
  test.describe(`on a workstation in ${timezoneId}`, () => {
    test.use({ timezoneId });

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
}

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
  await expectAccessibleInBothThemes(page);
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

test('a custom period of a screen is offered again after a reload, and a short period is shared with its times', async ({
  page,
  open,
  context,
}) => {
  await open('full', '/app/workbench');
  const button = page.getByTestId('screen-period');
  await button.click();
  await page.getByRole('option', { name: 'Custom' }).click();
  await dayOf(page, 'From', '10').click();
  await dayOf(page, 'To', '12').click();
  await page.locator('[data-action=apply]').click();
  await expect(button).toHaveText('2026-11-10 – 2026-11-12');

  await page.reload();
  await button.click();
  await page.getByRole('option', { name: 'Last 15 minutes' }).click();
  await expect(button).toHaveText('Last 15 minutes');
  expect(query(page).get('period')).toBe('15m');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button.click();
  await page.getByRole('button', { name: 'Copy link with these times' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = new URL((await page.evaluate(() => navigator.clipboard.readText())).replace('#/', ''));
  expect(copied.searchParams.get('period')).toBeNull();
  expect(Number(copied.searchParams.get('to')) - Number(copied.searchParams.get('from'))).toBe(15 * 60);

  await button.click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: '2026-11-10 – 2026-11-12' }).click();
  await expect(button).toHaveText('2026-11-10 – 2026-11-12');
});
