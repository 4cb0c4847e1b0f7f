import type { Page } from '@playwright/test';
import { expect, test } from './support/console';

const at = '/users/started';

/** Replaces the code of a part. */
const replace = (page: Page, part: string, code: string) =>
  page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );

test.beforeEach(({ problems }) => {
  problems.expect(/planted|boundary|ErrorBoundary|is not a function|Cannot (read|destructure)/);
});

test('a panel of the header that breaks is told in its place; Escape closes it', async ({ page, open }) => {
  await open('full', at);
  await replace(page, 'ClockPanel', `export function ClockPanel() { throw new Error('planted'); }`);
  await page.getByTestId('clock').click();
  const panel = page.getByRole('dialog', { name: 'Server time' });
  await expect(panel.getByText(/^Trace ID: [0-9a-f-]{36}$/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByTestId('clock')).toBeFocused();
  await page.getByTestId('user-menu').click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a dialog that breaks is told in its place, and the page behind it can be used again', async ({ page, open }) => {
  await open('full', at);
  await expect(page.getByTestId('screen')).toBeVisible();
  await replace(page, 'language', 'export default {};');
  await page.getByTestId('user-menu').click();
  await page.getByRole('menuitem', { name: 'Language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not available' });
  await expect(dialog.getByText('This part ran into an error.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByTestId('notifications').click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
});

test('a drawer that breaks while it closes is gone, and the next one opens', async ({ page, open }) => {
  await open('full', `${at}?profile=5&profileId=tidewater-mail.example`);
  const drawer = page.getByTestId('drawer');
  await expect(drawer).toBeVisible();
  await page.evaluate(() => {
    CSSStyleDeclaration.prototype.removeProperty = () => {
      throw new Error('planted');
    };
  });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.evaluate(() => (window.location.hash += '?profile=5&profileId=tidewater-mail.example'));
  await expect(drawer).toBeVisible();
  await expect(page.getByText('This part ran into an error')).toHaveCount(0);
});
