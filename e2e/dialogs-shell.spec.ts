import type { Page } from '@playwright/test';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

const dialogOf = (page: Page, id: string) => page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
const action = (page: Page, id: string) => page.getByTestId('dialog').last().locator(`[data-action="${id}"]`);
const show = (page: Page, dialog: string, params: object = {}) =>
  dispatch(page, 'console:open-dialog', { dialog, ...params });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

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

  test('that could not be accepted stay, and say so [DG-TM-08]', async ({ page, open, demo }) => {
    await demo.next('acceptTerms', { status: 500, body: {} });
    await open('full', '/users/started');
    await show(page, 'terms');
    await reader(page).evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await action(page, 'accept').click();
    await expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'danger');
    await expect(dialogOf(page, 'terms')).toBeVisible();
    await action(page, 'accept').click();
    await expect(dialogOf(page, 'terms')).toHaveCount(0);
  });

  test('that could not be loaded can be tried again or left', async ({ page, open, problems }) => {
    problems.expect(/terms\.json|404/);
    let fails = true;
    await page.route('**/terms.json', (route) => (fails ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    await open('full', '/users/started');
    await show(page, 'terms');
    await expect(dialogOf(page, 'terms').getByRole('alert')).toContainText('Something went wrong');
    await expect(action(page, 'accept')).toHaveAttribute('aria-disabled', 'true');
    fails = false;
    await action(page, 'retry').click();
    await expect(reader(page)).toBeVisible();
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

test.describe('the second factor', () => {
  test('for the user opens its page over the whole window, and closing leaves the console as it was [DG-FS-01, DG-FS-02]', async ({
    page,
    open,
  }) => {
    await open('full', '/users/started');
    await show(page, 'mfa', { level: 'user' });
    await action(page, 'go').click();
    const dialog = dialogOf(page, 'full-screen-page');
    await expect(dialogOf(page, 'mfa')).toHaveCount(0);
    await expect(dialog.locator('iframe')).toHaveAttribute('src', /\/ui\/uic\/mfa\/login\.html$/);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect(dialog).toHaveAttribute('data-state', 'data');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/#\/users\/started$/);
  });

  test('once ticked never comes again, also after a reload', async ({ page, open }) => {
    await open('full', '/users/started');
    await show(page, 'mfa', { level: 'user' });
    await expect(page.locator('[name="neverAgain"]')).not.toBeChecked();
    await action(page, 'close').last().click();
    expect(await stored(page, 'uic-mfa-prompt-never')).toBeNull();
    await show(page, 'mfa', { level: 'user' });
    await page.locator('[name="neverAgain"]').check();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('dialog')).toHaveCount(0);
    expect(await stored(page, 'uic-mfa-prompt-never')).toBe('true');
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await show(page, 'mfa', { level: 'company' });
      await show(page, 'site-notice');
      await expect(dialogOf(page, 'site-notice')).toBeVisible();
      await expect(dialogOf(page, 'mfa')).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('the language', () => {
  const choose = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });

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

  test('saved, the page comes again in it', async ({ page, open, demo }) => {
    await open('full', '/users/started');
    await show(page, 'language');
    await expect(action(page, 'save')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('radio', { name: 'English' }).press('Enter');
    expect(demo.calls('setLanguage')).toEqual([]);
    await page.clock.install();
    await choose(page, '日本語');
    await action(page, 'save').dblclick();
    await expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'success');
    expect(await stored(page, 'uic_language')).toBe('ja');
    expect(demo.calls('setLanguage').map(({ body }) => body)).toEqual([{ lang: 'ja' }]);
    await page.clock.runFor(1600);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  });
});

test.describe('the preview of the search', () => {
  test('once opted in, the page comes again 1.5 s later with the flag', async ({ page, open, demo }) => {
    await page.clock.install({ time: start });
    await open('full', '/users/started');
    await show(page, 'data-query-opt-in');
    await expect(action(page, 'agree')).toBeVisible();
    const reads = demo.calls('getAuth').length;
    await page.clock.pauseAt(start + 60_000);
    await action(page, 'agree').dblclick();
    await step(page, () => expect(page.getByTestId('toast')).toHaveAttribute('data-intent', 'success', { timeout: 1 }));
    expect(demo.calls('setPreviewFeature').map(({ body }) => body)).toEqual([{ optIn: true }]);
    await page.clock.runFor(1000);
    expect(demo.calls('getAuth')).toHaveLength(reads);
    await page.clock.runFor(500);
    await expect.poll(() => demo.calls('getAuth').length).toBeGreaterThan(reads);
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
