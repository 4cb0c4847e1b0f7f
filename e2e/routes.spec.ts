import type { Page } from '@playwright/test';
import { expect, test } from './support/console';
import { openDrawer } from './support/drawer';

const goTo = (page: Page, path: string) => page.evaluate((hash) => window.location.assign(`#${hash}`), path);
const hashOf = (page: Page) => new URL(page.url()).hash;

test('a redirect leaves no trace in the history', async ({ page, open }) => {
  await open('full', '/users/about');
  await expect(page.getByTestId('screen')).toBeVisible();
  await goTo(page, '/app/data-posture2');
  await expect.poll(() => hashOf(page)).toBe('#/app/data-posture?from=asrm');
  await page.goBack();
  await expect.poll(() => hashOf(page)).toBe('#/users/about');
});

test('a route may lead to another site', async ({ page, open }) => {
  for (const [path, heading] of [
    ['/nojump', 'Vendor'],
    ['/app/email/cas', 'Cloud application security'],
  ] as const) {
    await open('full', path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('a drawer opened while home leads on goes along', async ({ page, open, demo }) => {
  await demo.hold('getLandingPage');
  await open('full');
  await openDrawer(page, { search_type: 6, id: '203.0.113.45' });
  await demo.release();
  await expect(page.getByTestId('screen')).toHaveAttribute('data-route', '/dashboard');
  await expect(page.getByTestId('drawer')).toBeVisible();
});
