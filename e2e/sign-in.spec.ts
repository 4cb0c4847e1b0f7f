import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { answerSignOut, logOut } from './support/sign-out';

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('who is not signed in comes back to the asked page and its drawer after signing in', async ({ page }) => {
  await page.goto('/#/app/ddr?own=a%26b&profile=6&profileId=203.0.113.45&profileTab=2');
  await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toContain('image/png');
  await page.getByRole('button', { name: /ada\.lindholm/ }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  expect(new URL(page.url()).hash).toBe('#/app/ddr?own=a%26b&profile=6&profileId=203.0.113.45&profileTab=2');
  await expect(page.getByTestId('company-menu')).toHaveText('Halden Optics');
  await expect(page.locator('[data-panel="activity"]')).toHaveAttribute('data-state', 'data');
});

test('logging out forgets the person and ends on the signed-out page', async ({ page, open }) => {
  await answerSignOut(page);
  await open('full', '/app/ddr');
  await expect(page.getByTestId('shell')).toBeVisible();
  expect(await stored(page, 'uic_user_name')).toBe('ada.lindholm');
  await logOut(page);
  await page.waitForURL('**/logout.html?t=1');
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  for (const name of ['uic-token', 'uic_user_name', 'uic_role', 'uic_view', 'uic_advancedInfo']) {
    expect(await stored(page, name), name).toBeNull();
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
});
