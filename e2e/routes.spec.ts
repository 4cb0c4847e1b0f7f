import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { goTo } from './support/screens';

const hashOf = (page: Page) => new URL(page.url()).hash;

test('an entry of the menu stays inside one document, and neither a redirect nor another site is in the way back [SH-GEN-01]', async ({
  page,
  open,
}) => {
  await open('full', '/dashboard');
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));
  await page.getByTestId('side-menu').getByRole('button', { name: 'Data security' }).click();
  await page.getByTestId('side-menu').getByRole('link', { name: 'Data posture' }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/data-posture');
  await goTo(page, '/users/about');
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
  await goTo(page, '/app/data-posture2');
  await expect.poll(() => hashOf(page)).toBe('#/app/data-posture?from=asrm');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/users/about');
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');

  await goTo(page, '/nojump');
  await page.waitForURL('**/vendor.html');
  await expect(page.getByRole('heading', { name: 'Vendor' })).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/users/about');
});
