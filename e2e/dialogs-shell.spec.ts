import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const dialogOf = (page: Page, id: string) => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const action = (page: Page, id: string) => page.getByTestId('dialog').last().locator(`[data-action="${id}"]`);
const show = (page: Page, dialog: string, params: object = {}) =>
  dispatch(page, 'console:open-dialog', { dialog, ...params });

test.describe('the terms', () => {
  const reader = (page: Page) => page.getByRole('region', { name: 'Terms' });

  test('are fetched when they are asked for, scroll though they are huge, and go when they are accepted, once read to their end [DG-TM-03, DG-TM-04, DG-TM-06, DG-TM-07, DG-TM-10, SH-LM-02]', async ({
    page,
    open,
    demo,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const paragraphs = Array.from({ length: 5000 }, (_, index) => `${index} ${'word '.repeat(40)}`);
    await page.route('**/terms.json', (route) => route.fulfill({ json: { version: '9', paragraphs } }));
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

    await test.step('in a low window they have one place to scroll', async () => {
      await page.setViewportSize({ width: 320, height: 400 });
      await expect(action(page, 'accept')).toBeInViewport();
      await expect(action(page, 'cancel')).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
    });
    await reader(page).focus();
    await page.keyboard.press('End');
    await expect(action(page, 'accept')).not.toHaveAttribute('aria-disabled');
    await action(page, 'accept').click();
    await expect(dialog).toHaveCount(0);
    expect(demo.calls('acceptTerms').map(({ body }) => body)).toEqual([{ version: '9' }]);
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
