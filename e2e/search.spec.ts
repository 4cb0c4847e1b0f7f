import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';

const field = (page: Page) => page.getByTestId('search').locator('input[name="keyword"]');
const screenOf = (page: Page) => page.getByTestId('screen');
const off = { flags: { 'platform-data-query-preview': 0 } };

async function box(page: Page, testId: string) {
  const found = await page.getByTestId(testId).boundingBox();
  if (!found) throw new Error(`${testId} is not to be seen.`);
  return found;
}

/** Searches for texts, one after the other. */
async function searchFor(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field(page).click();
    await field(page).fill(text);
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => new URLSearchParams(url.hash.split('?')[1]).get('keyword') === text);
  }
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

test('in a window of 320 px the bar stays inside it, in both directions', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open('full', '/users/started');
  for (const direction of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
    await expect(field(page)).toBeVisible();
    expect((await box(page, 'search')).width, direction).toBeLessThanOrEqual(144);
    await field(page).focus();
    const { x, width } = await box(page, 'search');
    expect(x, direction).toBeGreaterThanOrEqual(0);
    expect(x + width, direction).toBeLessThanOrEqual(320);
    expect(width, direction).toBeGreaterThan(250);
    await expect(page.getByTestId('period')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), direction).toBe(320);
    await page.keyboard.press('Escape');
    await field(page).blur();
    await expect(page.getByTestId('period')).toHaveCount(0);
  }
});

test('submitting leads to the results with the default period [SH-SB-04, SH-NV-02, SH-OP-061]', async ({
  page,
  open,
}) => {
  await open('full', '/app/ddr');
  await field(page).fill('  lateral movement ');
  await field(page).press('Enter');
  await expect(screenOf(page)).toHaveAttribute('data-key', '8601');
  const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
  expect(query.get('keyword')).toBe('lateral movement');
  expect(Number(query.get('to')) - Number(query.get('from'))).toBe(30 * 86_400);
  await expect(field(page)).toHaveValue('lateral movement');
  await expect(page.getByTestId('period')).toBeVisible();
});

test('the history suggests, the newest first, and outlives the page [SH-SB-10 to 15]', async ({ page, open }) => {
  await open('full', '/app/ddr');
  await searchFor(page, ['alpha', 'beta', 'alphabet', 'ALPHA']);
  await page.reload();
  await field(page).click();
  await field(page).fill('al');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field(page).fill('alp');
  const options = page.getByRole('option');
  await expect(options).toHaveText(['ALPHA', 'alphabet']);
  await expectAccessible(page);
  await field(page).press('ArrowDown');
  await field(page).press('Delete');
  await expect(options).toHaveText(['alphabet']);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/keyword=alphabet&/);
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('uic_searchHistory:')),
  );
  expect(stored.map(([, value]) => value)).toEqual(['["alphabet","beta"]']);
});

test('without the flag the focus asks to opt in; the returning focus does not ask again [SH-FF-01, SH-SB-09]', async ({
  page,
  open,
  demo,
}) => {
  await demo.access(off);
  await open('full', '/app/ddr');
  await field(page).focus();
  const dialog = page.getByRole('dialog', { name: 'Search the whole platform' });
  await expect(dialog).toHaveAttribute('data-dialog', 'data-query-opt-in');
  expect((await box(page, 'search')).width).toBe(320);
  await expectAccessible(page, '[data-testid="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  await field(page).click();
  await expect(dialog).toBeVisible();
});

test('searching works where storage is forbidden', async ({ page, open }) => {
  await open('full', '/app/ddr');
  await expect(field(page)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await searchFor(page, ['alpha']);
  await field(page).click();
  await field(page).fill('alp');
  await expect(page.getByRole('option')).toHaveText(['alpha']);
});
