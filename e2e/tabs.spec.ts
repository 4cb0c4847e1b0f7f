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

const transports: Readonly<Record<string, (window: Window) => void>> = {
  'with BroadcastChannel': () => undefined,
  'without BroadcastChannel': (window) => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
};

for (const [name, change] of Object.entries(transports)) {
  test(`${name}, signing out in one tab ends the others at once`, async ({ page, context, open }) => {
    await context.addInitScript(`(${String(change)})(window)`);
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
}

test('being signed out by force in one tab ends the others', async ({ page, context, open, demo }) => {
  await answerSignOut(context);
  await open('full', '/users/started');
  const other = await openTab(context);
  await demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') });
  await page.locator('[data-dialog="session-kicked"]').getByRole('button').last().click();
  await expectEnded(other, 1, 'You have signed out.');
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

test('signing in again as the same person leaves the other tabs as they are', async ({ page, context, open, demo }) => {
  await open('full', '/users/started');
  const other = await openTab(context);
  // The demo has one token for each account, so the route replaces the second one.
  const headers = { 'uic-token': demo.tokenOf('full') };
  await context.route(/\/(ui|public)\//, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
  const before = demo.calls('getAuth').length;
  await page.goto('/info.html');
  await page.evaluate(() => localStorage.setItem('uic-token', 'renewed'));
  await expect.poll(() => demo.calls('getAuth').length).toBe(before + 1);
  await expect(other.locator('html')).not.toHaveAttribute('data-checking');
  await expect(other.getByTestId('drawer')).toBeVisible();
  await expect(other.getByTestId('list')).toBeVisible();
});

test('a tab whose token went while it could not receive it ends as soon as it is looked at', async ({ page, open }) => {
  await open('full', '/app/endpoint-inventory');
  await expect(page.getByTestId('list')).toBeVisible();
  await page.evaluate(() => {
    // A tab gets no event of its own storage, like a frozen tab.
    localStorage.removeItem('uic-token');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expectEnded(page, 1, 'You have signed out.');
});
