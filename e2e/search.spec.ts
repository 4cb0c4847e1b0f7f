import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const field = (page: Page) => page.getByTestId('search').locator('input[name="keyword"]');
async function box(page: Page, testId: string) {
  const found = await page.getByTestId(testId).boundingBox();
  if (!found) throw new Error(`${testId} is not to be seen.`);
  return found;
}

test('the bar grows to 640 px in a window of any width, and nothing moves [SH-SB-02, SH-SB-03]', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  for (const [window, before] of [
    [1440, 320],
    [1280, 320],
    [1279, 144],
    [1024, 144],
    [700, 144],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 });
    await expect.poll(async () => (await box(page, 'search')).width, `${window} wide`).toBe(before);
    const others = async () => Promise.all(['brand', 'notifications', 'user-menu'].map((id) => box(page, id)));
    const results = await others();
    await field(page).focus();
    const expanded = await box(page, 'search');
    expect.soft(expanded.width, `${window} wide`).toBe(640);
    expect.soft(expanded.x, `${window} wide`).toBeGreaterThanOrEqual(0);
    expect.soft(expanded.x + expanded.width, `${window} wide`).toBeLessThanOrEqual(window);
    expect.soft(await others(), `${window} wide`).toEqual(results);
    await expect(page.getByTestId('period')).toBeVisible();
    const period = await box(page, 'period');
    expect.soft(period.x + period.width, `${window} wide`).toBeLessThanOrEqual(window);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await box(page, 'search')).width, `${window} wide`).toBe(before);
    await expect(page.getByTestId('period')).toHaveCount(0);
    await field(page).blur();
  }
});

test('in a window of 320 px the bar, the palette and the notifications stay inside it, in both directions', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('full', '/users/started');
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
    await expect(field(page)).toBeVisible();
    expect((await box(page, 'search')).width, direction).toBeLessThanOrEqual(144);
    await field(page).focus();
    const bar = await box(page, 'search');
    expectInside(bar, direction);
    expect(bar.width, direction).toBeGreaterThan(250);
    await expect(page.getByTestId('period')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), direction).toBe(320);
    await page.keyboard.press('Escape');
    await field(page).blur();
    await expect(page.getByTestId('period')).toHaveCount(0);

    await page.keyboard.press('Control+k');
    expectInside(await box(page, 'palette'), direction);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true }), direction).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('palette')).toHaveCount(0);

    await page.getByTestId('notifications').click();
    await expect(page.getByTestId('notification').first()).toBeVisible();
    expectInside(await page.getByRole('dialog').boundingBox(), direction);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** Expects that a box is inside a window of 320 px. */
function expectInside(part: { readonly x: number; readonly width: number } | null, direction: string): void {
  expect(part?.x, direction).toBeGreaterThanOrEqual(0);
  expect((part?.x ?? 0) + (part?.width ?? 999), direction).toBeLessThanOrEqual(320);
}
