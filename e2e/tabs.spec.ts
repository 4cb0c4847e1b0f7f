import type { BrowserContext, Page } from '@playwright/test';
import { start } from './support/clock';
import { expect, test } from './support/console';
import { answerSignOut, logOut } from './support/sign-out';

const list = '/#/app/endpoint-inventory';

/** Opens the list in another tab, with one of its drawers, so that the tab also remembers an object. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(list);
  await tab.getByTestId('list').getByRole('link').first().click();
  await expect(tab.getByTestId('drawer')).toBeVisible();
  expect(await personalKeys(tab)).not.toEqual([]);
  return tab;
}

const personalKeys = (tab: Page) =>
  tab.evaluate(() => Object.keys(sessionStorage).filter((key) => /recentObjects|beforeSearch/.test(key)));

/** Expects the signed-out page, and no data of the user in the tab. */
async function expectEnded(tab: Page, reason: 1 | 3, text: string): Promise<void> {
  await expect(tab.getByText(text)).toBeVisible();
  await expect(tab.getByTestId('list')).toHaveCount(0);
  await tab.waitForURL(`**/logout.html?t=${reason}`);
  await expect(tab.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  expect(await personalKeys(tab)).toEqual([]);
}

test('signing out in one tab ends the others at once', async ({ page, context, open }) => {
  await answerSignOut(context);
  await page.clock.install({ time: start });
  await open('full', '/users/started');
  const others = [await openTab(context), await openTab(context)];
  // Nothing that waits for a timer ends a tab then.
  await page.clock.pauseAt(start + 60_000);
  await logOut(page);
  for (const tab of others) await expect(tab.getByText('You have signed out.')).toBeVisible();
  await page.clock.resume();
  for (const tab of others) await expectEnded(tab, 1, 'You have signed out.');
  await page.waitForURL('**/logout.html?t=1');
});

const changed = 'Another sign-in in this browser has replaced yours.';

test('a sign-in of another person ends the tabs of the former one', async ({ page, context, open, demo }) => {
  await open('full', '/users/started');
  const other = await openTab(context);
  await page.goto('/info.html');
  await page.evaluate((token) => localStorage.setItem('uic-token', token), demo.tokenOf('restricted'));
  await expectEnded(other, 3, changed);
  await other.getByRole('link', { name: 'Sign in' }).click();
  await expect(other.getByTestId('shell')).toBeVisible();
});
