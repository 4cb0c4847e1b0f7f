import type { Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { dispatch, drawerOf, openDrawer, panelWithData } from './support/drawer';

/** Another host name of the same server: another origin. */
const elsewhere = (origin: string) => origin.replace('127.0.0.1', 'localhost');

test('a drawer is part of the address: reload, back, forward, and a new tab', async ({ page, open, context }) => {
  await open('full', '/users/about?own=1');
  await openDrawer(page, { search_type: 6, id: story.ip, tabId: 2, extra: { port: 8443 } });
  await panelWithData(page, 'activity');
  await drawerOf(page).getByRole('tab', { name: 'Basic' }).click();
  const expectPort = async (where: Page) => {
    const panel = await panelWithData(where, 'basic');
    await expect(panel.locator('[data-field="extra.port"] [data-value]')).toHaveText('8443');
    expect(new URL(where.url()).hash).toMatch(/^#\/users\/about\?own=1&profile=6&profileId=203\.0\.113\.45&/);
  };
  await expectPort(page);
  await page.reload();
  await expectPort(page);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expectPort(shared);
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('#/users/about?own=1');
  await page.goForward();
  await expectPort(page);
});

test('a window of another origin that opened the console sends it messages only when its origin is allowed', async ({
  page,
  open,
  demo,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await open('full', '/users/started');
  await page.goto(`${elsewhere(origin)}/__demo/pages/vendor.html`);
  const openConsole = async () => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      ([address, id]) => {
        const popup = window.open(`${address}/#/users/started`);
        const message = { event: 'console:open-drawer', detail: { search_type: 5, id } };
        window.addEventListener('tell', () => popup?.postMessage(message, '*'), { once: true });
      },
      [origin, story.domain],
    );
    const popup = await opened;
    await expect(popup.getByTestId('shell')).toBeVisible();
    await popup.evaluate(() => {
      window.addEventListener('message', (event) => document.body.setAttribute('data-heard', event.origin));
    });
    return popup;
  };
  const sendMessage = async (popup: Page) => {
    await page.evaluate(() => window.dispatchEvent(new Event('tell')));
    await expect(popup.locator('body')).toHaveAttribute('data-heard', elsewhere(origin));
  };
  // No origin is allowed: the browser separates the two windows.
  const separate = await openConsole();
  expect(await separate.evaluate(() => window.opener === null)).toBe(true);
  await separate.close();

  await demo.config({ allowedOrigins: ['https://another.example'] });
  const refused = await openConsole();
  await sendMessage(refused);
  await expect(drawerOf(refused)).toHaveCount(0);
  expect(new URL(refused.url()).hash).toBe('#/users/started');
  await refused.close();

  await demo.config({ allowedOrigins: [elsewhere(origin)] });
  const allowed = await openConsole();
  await sendMessage(allowed);
  await panelWithData(allowed, 'basic');
});

test('a drawer is 450 pixels wide, takes the focus and gives it back, and is used by keys alone', async ({
  page,
  open,
}) => {
  await open('full', '/users/about');
  await test.step('the drawer is 450 pixels wide at the right edge and can be widened by keyboard', async () => {
    await openDrawer(page, { search_type: 4, id: story.url });
    const drawer = drawerOf(page);
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 1440 - 450, width: 450 });
    await expect(drawer).toHaveCSS('z-index', '1001');
    const handle = drawer.getByRole('separator', { name: 'Width of the drawer' });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBeGreaterThan(450);
    await page.keyboard.press('Home');
    await page.keyboard.press('End');
    await expect(handle).toHaveAttribute('aria-valuenow', /^(360|960)$/);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });
  await test.step('focus goes into the drawer and comes back', async () => {
    const skip = page.getByTestId('user-menu');
    await skip.focus();
    await openDrawer(page, { search_type: 4, id: story.url });
    await expect(drawerOf(page).getByRole('heading', { name: 'Detail Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(skip).toBeFocused();
  });
  await test.step('Escape closes the dialog on top first, then the drawer', async () => {
    await openDrawer(page, { search_type: 4, id: story.url });
    await panelWithData(page, 'basic');
    await dispatch(page, 'console:open-dialog', { dialog: 'generic', title: 'On top', text: 'Something to read.' });
    const dialog = page.getByRole('dialog', { name: 'On top' });
    await expect(dialog).toHaveText(/Something to read\./);
    await expect(dialog.locator('..')).toHaveCSS('z-index', '1002');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(drawerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawerOf(page)).toHaveCount(0);
  });
  await test.step('Alt with an arrow key leads back and forward through the opened objects', async () => {
    await openDrawer(page, { search_type: 6, id: story.ip });
    await openDrawer(page, { search_type: 4, id: story.url, tabId: 2 });
    const shows = (type: string) => expect(drawerOf(page)).toHaveAttribute('data-search-type', type);
    await shows('4');
    await page.keyboard.press('Alt+ArrowLeft');
    await shows('6');
    await page.keyboard.press('Alt+ArrowRight');
    await shows('4');
    await expect(drawerOf(page).getByRole('tab', { selected: true })).toHaveAttribute('data-tab', 'activity');
  });
});
