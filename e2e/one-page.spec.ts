import { expect, test } from './support/console';

test('choosing an entry of the menu stays inside one document [SH-GEN-01]', async ({ page, open }) => {
  await open('full', '/dashboard');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));
  await page.getByTestId('side-menu').getByRole('button', { name: 'Data security' }).click();
  await page.getByTestId('side-menu').getByRole('link', { name: 'Data posture' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/data-posture');
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
});

test('the way back from another site does not lead out again', async ({ page, open }) => {
  await open('full', '/dashboard');
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.evaluate(() => (window.location.hash = '#/nojump'));
  await page.waitForURL('**/vendor.html');
  await page.goBack();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
});

test('opening the object that is open builds its drawer again', async ({ page, open, demo }) => {
  await open('full', '/users/about');
  await expect(page.getByTestId('screen')).toBeVisible();
  const openUrl = () =>
    page.evaluate(() => {
      const detail = { search_type: 4, id: 'https://a.example/' };
      window.dispatchEvent(new CustomEvent('console:open-drawer', { detail }));
    });
  for (const times of [1, 2]) {
    await openUrl();
    await expect.poll(() => demo.calls('urlQuery').length).toBe(times);
  }
  await page.goBack();
  await expect(page.getByTestId('drawer')).toHaveCount(0);
});
