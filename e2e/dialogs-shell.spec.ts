import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const dialogOf = (page: Page, id: string) => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const action = (page: Page, id: string) => page.getByTestId('dialog').last().locator(`[data-action="${id}"]`);
const show = (page: Page, dialog: string, params: object = {}) =>
  dispatch(page, 'console:open-dialog', { dialog, ...params });

test.describe('the terms', () => {
  const reader = (page: Page) => page.getByRole('region', { name: 'Terms' });

  test('are fetched when they are asked for, and go when they are accepted, once read to their end [DG-TM-03, DG-TM-04, DG-TM-06, DG-TM-07, DG-TM-10, SH-LM-02]', async ({
    page,
    open,
    demo,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await open('full', '/users/started');
    await expect(page.getByTestId('shell')).toBeVisible();
    expect(fetched).not.toContain('/terms.json');
    await show(page, 'terms');
    const dialog = page.getByRole('alertdialog', { name: 'Legal terms' });
    expect(await dialog.boundingBox()).toMatchObject({ width: 640 });
    await expect(reader(page)).toBeFocused();
    expect(fetched).toContain('/terms.json');
    await expect(action(page, 'accept')).toHaveAttribute('aria-disabled', 'true');
    await action(page, 'accept').click({ force: true });
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
    expect(demo.calls('acceptTerms')).toEqual([]);

    await reader(page).focus();
    await page.keyboard.press('End');
    await expect(action(page, 'accept')).not.toHaveAttribute('aria-disabled');
    await action(page, 'accept').click();
    await expect(dialog).toHaveCount(0);
    expect(demo.calls('acceptTerms').map(({ body }) => body)).toEqual([{ version: expect.any(String) }]);
  });

  test('that are huge still open, scroll and end', async ({ page, open }) => {
    const paragraphs = Array.from({ length: 5000 }, (_, index) => `${index} ${'word '.repeat(40)}`);
    await page.route('**/terms.json', (route) => route.fulfill({ json: { version: '9', paragraphs } }));
    await open('full', '/users/started');
    await show(page, 'terms');
    await expect(reader(page)).toBeVisible();
    await expect(action(page, 'accept')).toHaveAttribute('aria-disabled', 'true');
    await reader(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(action(page, 'accept')).not.toHaveAttribute('aria-disabled');
  });

  test('in a low window have one place to scroll', async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await open('full', '/users/started');
    await show(page, 'terms');
    await expect(reader(page)).toBeVisible();
    await expect(action(page, 'accept')).toBeInViewport();
    await expect(action(page, 'cancel')).toBeInViewport();
  });
});

test.describe('the language', () => {
  test('is chosen in a sheet as high as the window, at its end edge', async ({ page, open }) => {
    await open('full', '/users/started');
    await show(page, 'language');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    // It slides in: its box is the final one once the animation is over.
    const box = () => dialogOf(page, 'language').boundingBox();
    await expect.poll(box).toEqual({ x: width - 360, y: 0, width: 360, height });
    await expect(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await expect.poll(box).toMatchObject({ x: 0 });
  });
});

const over = {
  countdownValue: 0,
  showIdleWarning: false,
  showIdleTimeout: false,
  showSessionWarning: false,
  showSessionTimeout: true,
};

test('a locking dialog leaves nothing else to see or to reach', async ({ page, open }) => {
  await open('full', '/users/started');
  await page.getByTestId('user-menu').focus();
  await show(page, 'session', over);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('data-dialog', 'session');
  await expect(page.getByTestId('shell')).not.toBeVisible();
  await page.evaluate(() => {
    const detail = { dialog: 'generic', title: 'Later', text: 'Words' };
    window.dispatchEvent(new CustomEvent('console:open-dialog', { detail }));
  });
  await expect(dialogOf(page, 'generic')).toHaveCount(1);
  await expect(dialogOf(page, 'generic')).not.toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeVisible();
  const layer = await dialog.evaluate((box) => box.parentElement?.style.zIndex);
  expect(layer).toBe('1005');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('shell')).not.toBeVisible();
});
