import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { start } from './support/clock';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';

/** Opens the console with a clock that runs until a test stops it. */
async function openWithClock(page: Page, open: (account: string, path?: string) => Promise<void>): Promise<void> {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await expect(page.getByTestId('shell')).toBeVisible();
}

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' });
const locked = (page: Page) => page.getByRole('alertdialog', { name: 'Locked because nobody was active' });

/** A locking dialog: the page behind it is hidden, and signing in is the only way on. */
async function expectLocked(page: Page, dialog: ReturnType<typeof locked>): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(page.getByTestId('shell')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['Sign in']);
  const layer = dialog.locator('xpath=ancestor-or-self::*[contains(@class, "descry-dialog-layer")]');
  await expect(layer).toHaveCSS('z-index', '1005');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('shell')).toBeHidden();
  await page.emulateMedia({ media: null });
}

test('moving the pointer closes the warning and is reported; what a program moves is not [SH-IDL-08 to 10]', async ({
  page,
  demo,
  open,
}) => {
  await demo.session({ idleTimeoutLeft: 50_000 });
  await openWithClock(page, open);
  await expect(warning(page)).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new MouseEvent('mousemove', { screenX: 70, screenY: 70, bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  });
  await page.clock.runFor(2000);
  await expect(warning(page)).toBeVisible();
  expect(demo.calls('reportActivity')).toHaveLength(0);

  await page.mouse.move(200, 300);
  await expect(warning(page)).toHaveCount(0);
  await expect.poll(() => demo.calls('reportActivity').map(({ body }) => body)).toEqual([{ isActive: true }]);
  const requested = demo.calls('getSession').length;
  await page.clock.runFor(1000);
  await expect.poll(() => demo.calls('getSession').length).toBe(requested + 1);
  await page.clock.runFor(50_000);
  await expect(locked(page)).toHaveCount(0);
});

test('a key closes the warning and does nothing else [SH-IDL-08]', async ({ page, demo, open }) => {
  await openWithClock(page, open);
  const button = page.getByRole('banner').getByRole('button').first();
  await button.focus();
  await button.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-clicked', '')));
  await demo.session({ idleTimeoutLeft: 50_000 });
  await dispatch(page, 'console:timeout-settings-changed');
  await page.clock.runFor(600);
  await expect(warning(page).getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).not.toHaveAttribute('data-clicked');
  await expect.poll(() => demo.calls('reportActivity').length).toBe(1);
});

test('a pointer that is still while the warning opens below it is no activity', async ({ page, demo, open }) => {
  await openWithClock(page, open);
  await page.mouse.move(640, 360);
  await demo.next('getSession', { body: { timeoutLeft: { idleTimeoutLeft: 50_000 }, isFoundation: true } });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(warning(page)).toBeVisible();
  await page.clock.runFor(2000);
  await expect(warning(page)).toBeVisible();
  expect(demo.calls('reportActivity')).toHaveLength(0);
});

test('after the warning the lock hides everything, and signing in alone leads on [SH-IDL-04 to 06, SH-IDL-14, SH-OP-117]', async ({
  page,
  demo,
  open,
}) => {
  await demo.session({ idleTimeoutLeft: 50_000 });
  await openWithClock(page, open);
  await dispatch(page, 'console:open-drawer', { search_type: 4, id: 'url-0001' });
  await expect(page.getByTestId('drawer')).toBeVisible();
  const seconds = async (): Promise<number> =>
    Number(/It locks in (\d+) s\./.exec((await warning(page).textContent()) ?? '')?.[1]);
  await test.step('the idle warning counts down each second; it is read aloud and can be used', async () => {
    await expect(warning(page)).toBeVisible();
    const first = await seconds();
    expect(first).toBeGreaterThan(10);
    expect(first).toBeLessThanOrEqual(50);
    await expect(warning(page)).toHaveAttribute('data-dialog', 'session');
    await expectAccessible(page, '[data-dialog="session"]');
    await page.clock.runFor(10_000);
    await expect.poll(seconds).toBeLessThanOrEqual(first - 10);
  });
  await page.clock.runFor((await seconds()) * 1000);
  await expectLocked(page, locked(page));
  await expect(page.getByTestId('drawer')).toBeHidden();
  await expectAccessible(page, '[data-dialog="session"]');
  await page.clock.runFor(3000);
  expect(demo.calls('reportActivity')).toHaveLength(0);
  await locked(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/saml\/ssoLogin\?reauth=true/);
});

test('a lock whose dialog cannot be loaded hides everything else all the same', async ({ page, demo, open }) => {
  await page.route(/\/assets\/session-(?!kicked)/, (route) => route.abort());
  await demo.session({ idleTimeoutLeft: 20_000 });
  await openWithClock(page, open);
  await dispatch(page, 'console:open-dialog', { dialog: 'language' });
  const language = page.locator('[data-dialog="language"]');
  await expect(language).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(page.getByTestId('shell')).toBeHidden();
  await expect(language).toBeHidden();
  await expect(page.locator('[data-dialog="session"]')).toBeVisible();
});
