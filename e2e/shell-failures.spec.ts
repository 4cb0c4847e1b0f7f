import type { Page } from '@playwright/test';
import type { NextAnswer } from '../demo/server/state';
import { expect, test } from './support/console';
import { answerSignOut } from './support/sign-out';

const expired = 'Your session has timed out or is invalid, please log in again.';
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to the demo' });
const ready = (page: Page) => expect(page.getByTestId('screen')).toBeVisible();

/** Opens many opt-in dialogs and confirms all in one task, so that as many calls start at once. */
async function callAtOnce(page: Page, count: number): Promise<void> {
  await page.evaluate((times) => {
    for (let index = 0; index < times; index += 1) {
      const detail = { dialog: 'data-query-opt-in' };
      window.dispatchEvent(new CustomEvent('console:open-dialog', { detail }));
    }
  }, count);
  const agree = page.locator('[data-action="agree"]');
  await expect(agree).toHaveCount(count);
  await agree.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
}

test('30 refusals at once are one message and one redirect, after one second', async ({ page, open, demo }) => {
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/saml/')) left.push(request.url());
  });
  await open('full', '/users/about');
  await ready(page);
  await demo.next('setPreviewFeature', { status: 401, body: {}, times: 30 });
  await callAtOnce(page, 30);
  await expect(page.getByTestId('toast')).toHaveText([expired]);
  await expect(signInPage(page)).toBeVisible();
  expect(demo.calls('setPreviewFeature')).toHaveLength(30);
  expect(left).toHaveLength(1);
  const [url] = left;
  expect(new URL(url ?? '').searchParams.get('relayState')).toBe('/users/about');
});

test('30 refusals of different kinds are one message too, and the page leaves', async ({ page, open, demo }) => {
  await answerSignOut(page);
  await open('full', '/users/about');
  await ready(page);
  await demo.next('setPreviewFeature', { status: 401, body: { info: { number: 4011403 } } });
  await demo.next('setPreviewFeature', { status: 401, body: {}, times: 29 });
  await callAtOnce(page, 30);
  await expect(page.getByTestId('toast')).toHaveCount(1);
  await page.waitForURL(/\/saml\/ssoLog(in|out)|\/logout\.html/);
});

test('inside a frame of the own origin the message is in the window around it [SH-ER-01]', async ({
  page,
  open,
  demo,
}) => {
  await open('full', '/users/about');
  await ready(page);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.name = 'inner';
    frame.src = '/?inner#/users/about';
    document.body.append(frame);
  });
  const inner = page.frameLocator('iframe[name="inner"]');
  await expect(inner.getByTestId('screen')).toBeVisible();
  await demo.next('setPreviewFeature', { status: 401, body: {} });
  await page.frame('inner')?.evaluate(() => {
    window.dispatchEvent(new CustomEvent('console:open-dialog', { detail: { dialog: 'data-query-opt-in' } }));
  });
  await inner.locator('[data-action="agree"]').dispatchEvent('click');
  await expect(page.getByTestId('toast')).toHaveText(expired);
  await expect(inner.getByTestId('toast')).toHaveCount(0);
  await expect(inner.getByRole('heading', { name: 'Sign in to the demo' })).toBeVisible();
  await expect(page.getByTestId('shell')).toBeVisible();
});

/** A small limit keeps a too large answer cheap. */
const maxBodyBytes = 1_000_000;

const bad: [string, Omit<NextAnswer, 'operation'>][] = [
  ['more bytes than it reads', { raw: ' '.repeat(2 * maxBodyBytes), contentType: 'application/json' }],
  ['a nesting without end', { raw: '[{"data":'.repeat(50_000), contentType: 'application/json' }],
  ['no answer', { drop: true, times: 9 }],
];
const calls = [
  ...(['getMenu', 'getAuth', 'getSession', 'getNotificationCounts', 'getNotificationItems'] as const),
  ...(['checkCreditPromotion', 'getLandingPage', 'listNotifications'] as const),
];

for (const [name, answer] of bad) {
  test(`the console stays usable when every call is answered with ${name}`, async ({ page, open, demo }) => {
    await answerSignOut(page);
    await demo.config({ http: { timeoutMs: 30_000, maxBodyBytes } });
    for (const operation of calls) await demo.next(operation, { times: 9, ...answer });
    await open('full', '/users/about');
    const logOut = page.getByRole('link', { name: 'Log out' }).or(page.getByTestId('user-menu'));
    await expect(logOut).toBeVisible();
    if (await page.getByTestId('user-menu').isVisible()) {
      // Without a profile there is no bell.
      if (await page.getByTestId('notifications').isVisible()) {
        await page.getByTestId('notifications').click();
        await expect.poll(() => demo.calls('listNotifications').length).toBeGreaterThan(0);
        await page.keyboard.press('Escape');
      }
      await page.getByTestId('user-menu').click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
    } else await logOut.click();
    await page.waitForURL('**/logout.html?t=1');
  });
}

test('the demo brings states about by one click, and its page keeps the policy', async ({ page, open, demo }) => {
  await page.goto('/__demo');
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  await region.getByRole('button', { name: '300 of each type' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Notifications, 300 of each type');
  await page.getByLabel('Further entries').fill('5000');
  await page.locator('form', { hasText: 'Further entries' }).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Menu');
  await page.getByLabel('Operation').fill('getMenus');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('must be equal to one of the allowed values');
  await open('full', '/users/about');
  await ready(page);
  await expect(page.getByTestId('notifications')).toContainText(/600|99\+|300/);
  await page.goto('/__demo');
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByRole('status')).toHaveText('Done: Reset everything');
  expect(demo.calls()).toEqual([]);
});
