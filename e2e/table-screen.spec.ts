import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

test('an analyst works through a long list: by keys, from drawer to drawer, and comes back to the same place', async ({
  page,
  open,
}) => {
  await open('full', '/app/endpoint-inventory');
  const grid = page.getByRole('grid', { name: 'endpoints' });
  const range = page.getByTestId('range');
  const row = (index: number) => grid.locator(`tr[data-item="${index}"]`);
  await expect(range).toContainText('1–');
  await expect(grid).toHaveAttribute('aria-rowcount', '2001');

  // The list fills the page: its footer is visible, and only the box scrolls.
  const main = page.locator('main');
  expect(await main.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
  await expect(page.getByTestId('list').locator('footer')).toBeInViewport({ ratio: 1 });
  // The room of the row menus covers the same part of the values in every row.
  await expect(row(3).locator('td').last()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const drawer = page.getByTestId('drawer');
  await drawer.getByRole('button', { name: /^Next in endpoints, now 2 of 2,000$/ }).click();
  await expect(drawer.getByRole('button', { name: /^Next in endpoints, now 3 of 2,000$/ })).toBeVisible();
  await expect(row(2)).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(grid).toBeFocused();

  await page.keyboard.press('End');
  await expect(row(1999)).not.toHaveAttribute('data-absent');
  await expect(page.getByTestId('selection')).toContainText('1 selected');
  await expect(page).toHaveURL(/[?&]page=20/);
  await expectAccessible(page, '[data-testid="list"]');
  await expectFitting(page);
  await page.reload();
  await expect(range).toContainText('of 2,000 endpoints');
  await expect(page).toHaveURL(/[?&]page=\d+/);
  await expect(range).toContainText('1,901–');
});

test('the drawer of a list leads on after a reload and after going back, but not in the tab of a copied link', async ({
  page,
  open,
  context,
}) => {
  await open('full', '/app/endpoint-inventory');
  const row = (index: number) => page.getByRole('grid', { name: 'endpoints' }).locator(`tr[data-item="${index}"]`);
  const drawer = page.getByTestId('drawer');
  const next = (position: number) =>
    drawer.getByRole('button', { name: `Next in endpoints, now ${position} of 2,000` });
  await page.getByRole('grid', { name: 'endpoints' }).focus();
  await page.keyboard.press('Enter');
  await next(1).click();
  await expect(next(2)).toBeVisible();

  await page.reload();
  await expect(next(2)).toBeVisible();
  await expect(row(5)).not.toHaveAttribute('data-absent');
  await next(2).click();
  await expect(row(2)).toHaveAttribute('data-active', 'true');
  await page.goBack();
  await expect(next(2)).toBeVisible();
  await expect(row(1)).toHaveAttribute('data-active', 'true');

  const copied = await context.newPage();
  await copied.goto(page.url());
  await expect(copied.getByTestId('drawer').locator('[data-action="pin"]')).toBeVisible();
  await expect(copied.getByTestId('drawer').locator('[data-action="next"]')).toHaveCount(0);
});

/** Expects that the columns of the list stay in its box, and the parts of its foot apart, at any width. */
async function expectFitting(page: Page): Promise<void> {
  const rows = page.locator('tr[data-item]');
  // A row may be removed while it is measured.
  const heights = async (): Promise<readonly number[]> => [
    ...new Set(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))),
  ];
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect.poll(heights).toEqual([36]);
    await expect.poll(() => disorderOfFoot(page), `${width} wide`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The parts of the foot of the list that cover another one, or stick out of it. */
function disorderOfFoot(page: Page): Promise<readonly string[]> {
  return page
    .getByTestId('list')
    .locator('footer')
    .evaluate((element) => {
      const around = element.getBoundingClientRect();
      const parts = [...element.querySelectorAll('[data-testid="range"], [data-testid="updated"], button')].map(
        (part) => ({ name: part.textContent, box: part.getBoundingClientRect() }),
      );
      const covers = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;
      return parts.flatMap(({ name, box }, index) => [
        ...(box.left < around.left || box.right > around.right || box.bottom > around.bottom ? [`${name}: out`] : []),
        ...parts.slice(index + 1).flatMap((other) => (covers(box, other.box) ? [`${name}: ${other.name}`] : [])),
      ]);
    });
}
