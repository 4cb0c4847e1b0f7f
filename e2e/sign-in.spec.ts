import type { Page } from '@playwright/test';
import { start, step } from './support/clock';
import { expect, test } from './support/console';
import { answerSignOut, logOut } from './support/sign-out';

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

test('who is not signed in comes back to the asked page after signing in', async ({ page }) => {
  await page.goto('/#/app/ddr?own=a%26b');
  await expect(page.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
  await page.getByRole('button', { name: /ada\.lindholm/ }).click();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/app/ddr');
  expect(new URL(page.url()).hash).toBe('#/app/ddr?own=a%26b');
  await expect(page.getByTestId('company-menu')).toHaveText('Halden Optics');
});

test('the sign-in page has the icon of the console', async ({ page }) => {
  await page.goto('/saml/ssoLogin');
  const address = await page.locator('link[rel="icon"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('image/png');
});

test('a drawer in the address comes back too', async ({ page }) => {
  await page.goto('/#/users/about?profile=6&profileId=203.0.113.45&profileTab=2');
  await page.getByRole('button', { name: /ada\.lindholm/ }).click();
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

test('embedded parts have two seconds to answer', async ({ page, open }) => {
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  await expect(page.getByTestId('shell')).toBeVisible();
  await page.clock.pauseAt(start + 60_000);
  await page.evaluate(() => window.location.assign('#/users/logout'));
  await step(page, () => expect(page.getByText('You are being signed out.')).toBeVisible({ timeout: 1 }));
  await page.clock.runFor(1500);
  expect(await stored(page, 'uic-token')).not.toBeNull();
  await page.clock.runFor(600);
  await page.waitForURL('**/logout.html?t=1');
});

test('being signed out by the server is told', async ({ page }) => {
  await page.goto('/logout.html?t=2');
  await expect(page.getByText('Your session was ended. Sign in again to continue.')).toBeVisible();
});

test('a closed gate shows nothing of the console and leads out', async ({ page, open }) => {
  await answerSignOut(page);
  await open('gate-closed', '/app/ddr');
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expect(page.getByTestId('shell')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL('**/logout.html?t=1');
});

test('a demo account is marked and can leave the demo', async ({ page, open }) => {
  await answerSignOut(page);
  await open('demo', '/users/started');
  await expect(page.getByTestId('demo-tag')).toHaveText('Demo');
  await page.getByRole('button', { name: 'Leave demo' }).click();
  await page.waitForURL('**/logout.html?t=1');
  expect(await stored(page, 'uic_user_name')).toBeNull();
  expect(await stored(page, 'uic_role')).toBeNull();
});
