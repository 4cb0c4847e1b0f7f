import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { holdRequests } from './support/hold';

const numbers = '**/ui/overview/**';

/** Offset of the tiles from the top of their page, and their size. */
function boxes(page: Page) {
  return page.locator('.descry-tiles-grid').evaluate((grid) => {
    const { top, left } = grid.getBoundingClientRect();
    return [...grid.children].map((tile) => {
      const box = tile.getBoundingClientRect();
      return [box.left - left, box.top - top, box.width, box.height].map(Math.round);
    });
  });
}

/** Tiles of one row are equally high, and every row reaches from edge to edge. */
async function expectFullRows(page: Page): Promise<void> {
  const width = await page.locator('.descry-tiles-grid').evaluate(({ clientWidth }) => clientWidth);
  const all = await boxes(page);
  for (const top of new Set(all.map((box) => box[1]))) {
    const row = all.filter((box) => box[1] === top);
    expect(new Set(row.map(([, , , height]) => height)).size).toBe(1);
    expect(Math.max(...row.map(([left = 0, , wide = 0]) => left + wide))).toBeGreaterThanOrEqual(width - 2);
  }
}

const allThere = (page: Page) => expect(page.locator('[data-tile]:not([data-state="data"])')).toHaveCount(0);

test('a dashboard shows its numbers first, moves nothing when they come or cannot be refreshed, and fits the window', async ({
  page,
  open,
  demo,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  const order: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/ui/overview/')) order.push('number');
    if (/\/SeriesChart-/.test(response.url())) order.push('chart');
  });
  const release = await holdRequests(page, numbers);
  await open('full', '/dashboard');
  await expect(page.locator('.descry-tile-skeleton').first()).toBeVisible();
  const before = await boxes(page);
  expect(order).toEqual([]);
  release();
  await allThere(page);
  await expect(page.locator('.descry-lines-picture .main-svg').first()).toBeVisible();
  expect(await boxes(page)).toEqual(before);
  expect(order.lastIndexOf('number')).toBeLessThan(order.indexOf('chart'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await demo.next('alertSummary', { status: 500, body: {} });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByTestId('not-current').first()).toContainText('Not up to date since');
  await allThere(page);
  expect(await boxes(page)).toEqual(before);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.descry-lines-picture .main-svg').first()).toBeVisible();
    await expect(() => expectFullRows(page)).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('the keyboard reaches everything: tables in place of charts, names of lines, entries that open drawers', async ({
  page,
  open,
}) => {
  await open('full', '/dashboard');
  await allThere(page);
  const line = page.locator('[data-type="line"]').first();
  await expect(line.locator('.main-svg').first()).toBeVisible();
  const series = line.locator('[data-series]').first();
  await series.press('Enter');
  await expect(series).toHaveAttribute('aria-pressed', 'false');
  await line.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(line.getByRole('table')).toBeVisible();
  const room = await line.boundingBox();
  await line.getByRole('button', { name: 'Hide the table' }).press('Enter');
  expect((await line.boundingBox())?.height).toBe(room?.height);

  const row = page.locator('[data-tile="top-risks"] tbody tr').first();
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const drawer = page.getByTestId('drawer');
  await expect(drawer.locator('[data-action="previous"]')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});
