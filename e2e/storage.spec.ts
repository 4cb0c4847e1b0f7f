import { expect, test } from './support/console';

const keys = [
  ...['uic_language', 'uic_consoleSettings', 'uic_advancedInfo', 'uic_user_name', 'uic_role', 'uic_view'],
  ...['uic_sideMenu', 'uic_theme'],
];

test('the console starts and works without any storage', async ({ page, demo }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('No storage here.', 'SecurityError');
        },
      });
    }
  });
  // Without storage there is no token, so the test adds it to each call.
  const headers = { 'uic-token': demo.tokenOf('full') };
  await page.route(/\/(ui|public)\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
  await page.goto('/#/app/ddr');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(page.getByTestId('side-menu')).toHaveAttribute('data-collapsed', 'true');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-bp-color-scheme', 'dark');
});

test('without storage and without a session the console asks to sign in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null });
  });
  await page.goto('/#/app/ddr');
  await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
});

test('the console starts with garbage in every place', async ({ page, open }) => {
  await open('full', '/app/ddr');
  for (const value of ['{corrupt', '', '[]', 'null', '<script>', 'x'.repeat(10_000)]) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
        for (const name of ['uic_brand', 'uic_signInRedirects']) sessionStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    await page.reload();
    const name = value.slice(0, 10);
    await expect(page.getByTestId('screen'), name).toHaveAttribute('data-route', '/app/ddr');
    await expect(page.locator('html'), name).toHaveAttribute('lang', 'en');
    await expect(page.getByTestId('side-menu'), name).toHaveAttribute('data-collapsed', 'false');
  }
});

test('the console starts when storage is full', async ({ page, open }) => {
  await page.addInitScript(() => {
    // The sign-in of the test has stored its token before.
    if (window.location.pathname !== '/empty') {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    }
  });
  await open('full', '/app/ddr');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(page.getByTestId('side-menu')).toHaveAttribute('data-collapsed', 'true');
});

test('nothing stored grants anything', async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem('uic_role', 'Master Administrator');
    localStorage.setItem('uic_view', 'xsp-itops');
    localStorage.setItem('uic_advancedInfo', '{"view":"xsp-itops","isFoundation":true}');
  });
  await open('restricted', '/app/ddr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied');
  await expect(page.getByTestId('help-menu')).toHaveCount(0);
});
