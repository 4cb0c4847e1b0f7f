import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { start, step } from './support/clock';
import { expect, test } from './support/console';

const results = '/app/global-search';
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

for (const [window, before] of [
  [1440, 320],
  [1280, 320],
  [1279, 144],
  [1024, 144],
  [700, 144],
] as const) {
  test(`SH-SB-02, SH-SB-03: the bar grows from ${before} to 640 px in a window of ${window} px, and nothing moves`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: window, height: 800 });
    await open('full', '/users/started');
    expect((await box(page, 'search')).width).toBe(before);
    const others = async () => Promise.all(['brand', 'notifications', 'user-menu'].map((id) => box(page, id)));
    const places = await others();
    await field(page).focus();
    const expanded = await box(page, 'search');
    expect(expanded.width).toBe(640);
    expect(expanded.x).toBeGreaterThanOrEqual(0);
    expect(expanded.x + expanded.width).toBeLessThanOrEqual(window);
    expect(await others()).toEqual(places);
    await expect(page.getByTestId('period')).toBeVisible();
    const period = await box(page, 'period');
    expect(period.x + period.width).toBeLessThanOrEqual(window);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await box(page, 'search')).width).toBe(before);
    await expect(page.getByTestId('period')).toHaveCount(0);
  });
}

for (const direction of ['ltr', 'rtl']) {
  test(`in a window of 320 px the bar stays inside it, ${direction}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open('full', '/users/started');
    await expect(field(page)).toBeVisible();
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
    expect((await box(page, 'search')).width).toBeLessThanOrEqual(144);
    await field(page).focus();
    const { x, width } = await box(page, 'search');
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    expect(width).toBeGreaterThan(250);
    await expect(page.getByTestId('period')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('SH-SB-04, SH-NV-02, SH-OP-061: submitting leads to the results with the default period', async ({
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

test('SH-SB-05: blank text searches nothing', async ({ page, open }) => {
  await open('full', '/app/ddr');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await page.getByTestId('search').locator('[data-action="search"]').click();
  await expect(screenOf(page)).toHaveAttribute('data-route', '/app/ddr');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('search')))).toEqual([]);
});

test('SH-SB-10 to SH-SB-15: the history suggests, the newest first, and outlives the page', async ({ page, open }) => {
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
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('uic_searchHistory:')),
  );
  expect(kept.map(([, value]) => value)).toEqual(['["alphabet","beta"]']);
});

test('SH-FF-01, SH-SB-09: without the flag the focus asks to opt in; the returning focus does not ask again', async ({
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

test('SH-OP-060: without the flag the results page opens by its address', async ({ page, open, demo }) => {
  await demo.access(off);
  await open('full', `${results}?keyword=abc`);
  await expect(screenOf(page)).toHaveAttribute('data-key', '8601');
  await expect(field(page)).toHaveValue('abc');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SH-PO-02 to SH-PO-04: opting in is told, and the page loads anew after 1.5 s', async ({ page, open, demo }) => {
  await page.clock.install({ time: start });
  await demo.access(off);
  await open('full', '/app/ddr');
  await field(page).focus();
  const agree = page.getByRole('dialog').locator('[data-action="agree"]');
  await expect(agree).toBeVisible();
  await page.clock.pauseAt(start + 60_000);
  await agree.click();
  await step(page, () => expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'success', { timeout: 50 }));
  expect(demo.calls('setPreviewFeature').map(({ path }) => path)).toEqual([
    '/ui/uic/v3/previewFramework/platform-data-query-preview',
  ]);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.clock.runFor(1000);
  expect(loads).toBe(0);
  await page.clock.runFor(500);
  await expect.poll(() => loads).toBe(1);
});

test('SH-PO-05, SH-ER-15: a failing opt-in is told, and nothing loads anew', async ({ page, open, demo }) => {
  await demo.access(off);
  await demo.next('setPreviewFeature', { status: 500, body: {} });
  await open('full', '/app/ddr');
  await field(page).focus();
  await page.getByRole('dialog').locator('[data-action="agree"]').click();
  const toast = page.getByTestId('toast');
  await expect(toast).toHaveAttribute('data-intent', 'danger');
  await expect(toast).toHaveText('The request could not be completed');
});

test('SH-SB-06: the arrow leads back to the page before the search', async ({ page, open }) => {
  await open('full', '/app/ddr?x=1');
  await searchFor(page, ['abc', 'def']);
  await page.locator('[data-action="back"]').click();
  await expect(page).toHaveURL(/#\/app\/ddr\?x=1$/);
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
});

test('SH-SB-07, SH-SB-08: without one it warns, and goes home after exactly 1 s', async ({ page, open }) => {
  await page.clock.install();
  await open('full', `${results}?keyword=abc`);
  await expect(screenOf(page)).toHaveAttribute('data-key', '8601');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.locator('[data-action="back"]').click();
  const toast = page.getByTestId('toast');
  await expect(toast).toHaveText('No previous page to back, will go to home page.');
  await expect(toast).toHaveAttribute('data-intent', 'warning');
  await page.clock.runFor(999);
  expect(page.url()).toContain(results);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(screenOf(page)).toHaveAttribute('data-route', '/dashboard');
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
