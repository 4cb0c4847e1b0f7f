import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { holdRequests } from './support/hold';
import { goTo } from './support/screens';

test('from Ctrl+K to a page, by keyboard alone', async ({ page, open }) => {
  await open('full', '/users/started');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to or run' });
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('audit');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Audit logs');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

const field = (page: Page) => page.getByRole('combobox', { name: /Find a page/ });

/** Loads the page again, opens the palette, and gives what delivers its code. */
async function openWithoutCode(page: Page): Promise<() => void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const deliverCode = await holdRequests(page, /\/assets\/Palette-[^/]*\.js$/);
  await goTo(page, '/users/started');
  await page.reload();
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.keyboard.press('Control+k');
  return deliverCode;
}

test('while the code of the palette is on the way nothing that is typed is lost', async ({ page, open }) => {
  await open('full', '/users/started');
  await test.step('the field stays the same', async () => {
    const deliverCode = await openWithoutCode(page);
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
  await test.step('Enter chooses as soon as there is something to choose from', async () => {
    const deliverCode = await openWithoutCode(page);
    await page.keyboard.type('audit', { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('gd?', { delay: 20 });
    deliverCode();
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/admin/log');
    await expect(page.getByTestId('palette')).toHaveCount(0);
  });
  await test.step('Escape closes it, and what is typed then is for the page', async () => {
    const deliverCode = await openWithoutCode(page);
    await page.keyboard.type('audit', { delay: 20 });
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('palette')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.locator('[data-dialog="shortcuts"]')).toBeVisible();
    deliverCode();
    await expect(page).toHaveURL(/#\/users\/started$/);
  });
  await test.step('a sign that is being composed is not interrupted', async () => {
    const deliverCode = await openWithoutCode(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', { text: 'りん', selectionStart: 2, selectionEnd: 2 });
    deliverCode();
    await expect(page.getByTestId('palette').getByRole('listbox')).toBeAttached();
    await client.send('Input.imeSetComposition', { text: 'りんご', selectionStart: 3, selectionEnd: 3 });
    await client.send('Input.insertText', { text: 'りんご' });
    await expect(field(page)).toHaveValue('りんご');
  });
});
