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
  // Without storage there is no token; the server knows the user otherwise.
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

for (const value of ['{corrupt', '', '[]', 'null', '<script>', 'x'.repeat(10_000)]) {
  test(`the console starts with "${value.slice(0, 10)}" in every place`, async ({ page, open }) => {
    await page.addInitScript(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
        for (const name of ['uic_brand', 'uic_signInRedirects']) sessionStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    await open('full', '/app/ddr');
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByTestId('side-menu')).toHaveAttribute('data-collapsed', 'false');
  });
}

test('the console starts when storage is full', async ({ page, open }) => {
  await page.addInitScript(() => {
    // The sign-in of the test stores its token before.
    if (!window.location.pathname.endsWith('info.html')) {
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
