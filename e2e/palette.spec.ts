import type { Page } from '@playwright/test';
import { hashes } from '../demo/company/story';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { holdRequests } from './support/hold';

test('from Ctrl+K to a page, by keyboard alone', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to or run' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('audit');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Audit logs');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('objects opened before are found by their names', async ({ page, open }) => {
  await open('full', '/users/started?profile=5&profileId=tidewater-mail.example');
  await expect(page.getByTestId('drawer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('drawer')).toHaveCount(0);
  await page.reload();
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Find a page/ }).fill('tidewater');
  await expect(page.getByRole('option', { selected: true })).toContainText('Domain');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('drawer')).toHaveAttribute('data-search-type', '5');
});

test('an account with few pages finds no others', async ({ page, open }) => {
  await open('restricted', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Find a page/ });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await field.fill('billing');
  await expect(page.getByRole('group', { name: 'Pages' })).toHaveCount(0);
});

test('the palette fits a window of 320 px and from right to left, and moves with the arrow keys', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  const palette = page.getByTestId('palette');
  for (const [width, direction] of [
    [320, 'ltr'],
    [1280, 'rtl'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), direction);
    await page.keyboard.press('Control+k');
    const box = await palette.boundingBox();
    expect(box?.x, direction).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), direction).toBeLessThanOrEqual(width);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true }), direction).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  }
});

test('? lists the shortcuts, and they work', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  await page.keyboard.press('/');
  await expect(page.locator('input[name="keyword"]')).toBeFocused();
  await expect(page.locator('input[name="keyword"]')).toHaveValue('');
  await page.keyboard.press('Escape');
});

test.describe('while its code is on the way', () => {
  let deliverCode: () => void;
  test.beforeEach(async ({ page, open }) => {
    deliverCode = await holdRequests(page, /\/assets\/Palette-[^/]*\.js$/);
    await open('full', '/users/started');
    await expect(page.getByTestId('screen')).toBeVisible();
  });
  const field = (page: Page) => page.getByRole('combobox', { name: /Find a page/ });

  test('nothing that is typed is lost, and the field stays the same', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('endpoint inv', { delay: 20 });
    await expect(page.getByRole('option')).toHaveCount(0);
    const before = await field(page).elementHandle();
    await field(page).press('ArrowLeft');
    deliverCode();
    await expect(page.getByRole('option', { selected: true })).toContainText('Endpoint inventory');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('endpoint inv');
    expect(await field(page).evaluate((now, old) => now === old, before)).toBe(true);
    expect(await field(page).evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)).toBe(11);
    await expect(page).toHaveURL(/#\/users\/started$/);
  });

  test('Enter chooses as soon as there is something to choose from', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audit', { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('gd?', { delay: 20 });
    deliverCode();
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/admin/log');
    await expect(page.getByTestId('palette')).toHaveCount(0);
  });

  test('Escape closes it, and what is typed then is for the page', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('audit', { delay: 20 });
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('palette')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.locator('[data-dialog="shortcuts"]')).toBeVisible();
    deliverCode();
    await expect(page).toHaveURL(/#\/users\/started$/);
  });

  test('a sign that is being composed is not interrupted', async ({ page }) => {
    await page.keyboard.press('Control+k');
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'りん', selectionStart: 2, selectionEnd: 2 });
    deliverCode();
    await expect(page.getByTestId('palette').getByRole('listbox')).toBeAttached();
    await client.send('Input.imeSetComposition', { text: 'りんご', selectionStart: 3, selectionEnd: 3 });
    await client.send('Input.insertText', { text: 'りんご' });
    await expect(field(page)).toHaveValue('りんご');
  });
});

test('what an analyst pastes from a report opens its drawer, and lines of it are objects to choose from', async ({
  page,
  open,
}) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /Find a page/ });
  await expect(field).toBeFocused();
  const report = `hxxp://parcel-notice[.]example/invoice/4471\n203[.]0[.]113[.]45\n${hashes.invoiceViewer}`;
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, report);
  const found = page.getByRole('group', { name: 'Objects in the text' }).getByRole('option');
  await expect(found).toHaveText([/^http:\/\/parcel-notice.*URL$/, /^203\.0\.113\.45.*IP address$/, /File$/]);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('drawer')).toHaveAttribute('data-search-type', '6');
  await expect(page.getByTestId('drawer')).toContainText('Dangerous');
});
