import type { Locator, Page } from '@playwright/test';
import { expectAccessibleBesideColors, expectAccessibleInBothThemes, widths } from './support/axe';
import { expect, test } from './support/console';
import type { Demo } from './support/demo';
import { dispatch } from './support/drawer';

/** An overlay: its account, its page, how it opens, and an element that it shows. */
interface QueryScope {
  readonly account?: string;
  readonly path?: string;
  readonly open: (page: Page) => Promise<void>;
  readonly sign: (page: Page) => Locator;
}

const press = (id: string) => (page: Page) => page.getByTestId(id).click();
const entry = (name: string) => (page: Page) => page.getByRole('menuitem', { name });
const notification = (words: string) => (page: Page) => page.getByTestId('notification').filter({ hasText: words });
/** Menu and page, which other tests look at, are left out. */
const headerAndLayers = 'header, body > :not(#root)';
const results = '/app/global-search?keyword=lateral';

const scopeCount: [name: string, QueryScope][] = [
  ['company menu', { open: press('company-menu'), sign: entry('Switch company') }],
  ['user menu', { open: press('user-menu'), sign: entry('Log out') }],
  ['clock', { open: press('clock'), sign: (page) => page.getByRole('link', { name: 'Time-zone settings' }) }],
  ['notifications', { open: press('notifications'), sign: notification('New incident') }],
  [
    'tasks',
    {
      open: async (page) => {
        await press('notifications')(page);
        await page.getByRole('tab', { name: /Tasks/ }).click();
      },
      sign: notification('weekly report'),
    },
  ],
  [
    'suggestions of the search',
    {
      open: async (page) => {
        await page.getByRole('combobox').fill('loader');
        await page.keyboard.press('Enter');
        await expect(page.getByTestId('screen')).toHaveAttribute('data-route', /global-search/);
        await page.getByRole('combobox').fill('load');
      },
      sign: (page) => page.getByRole('option', { name: 'loader' }),
    },
  ],
  ['periods', { path: results, open: press('period'), sign: (page) => page.getByRole('option', { name: 'Custom' }) }],
  [
    'calendars',
    {
      path: results,
      open: async (page) => {
        await press('period')(page);
        await page.getByRole('option', { name: 'Custom' }).click();
      },
      sign: (page) => page.getByRole('gridcell', { name: '12', exact: true }).first(),
    },
  ],
  [
    'palette',
    {
      open: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: /Find a page/ }).fill('audit');
      },
      sign: (page) => page.getByRole('option', { name: /Audit logs/ }),
    },
  ],
  [
    'shortcuts',
    {
      open: (page) => page.keyboard.press('?'),
      sign: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    },
  ],
  ['partner menu', { account: 'itops', open: press('partner-menu'), sign: entry('Mail to technical support') }],
];

/** Dialogs that an event opens, with the detail of the event. */
const shown: [id: string, params?: object][] = [
  ['language'],
  ['mfa', { level: 'company' }],
  ['mfa', { level: 'user' }],
  ['upgrade'],
  ['upgrade-confirm'],
  ['upgrade-soon'],
  ['site-notice'],
  ['full-screen-page', { url: '/__demo/pages/vendor.html', title: 'Vendor' }],
  ['data-query-opt-in'],
];

type Bring = (page: Page, demo: Demo) => Promise<void>;

const timer =
  (view: string): Bring =>
  (page) =>
    dispatch(page, 'console:open-dialog', { dialog: 'session', countdownValue: 45, [view]: true });

const failedJump =
  (number?: number): Bring =>
  async (page, demo) => {
    await demo.next('getSsoStatus', { status: 400, body: { info: { number } } });
    await dispatch(page, 'console:jump-role-management');
  };

/** Dialogs that open by themselves, by id, and their cause. */
const unasked: [id: string, bring: Bring][] = [
  ['terms', (page) => dispatch(page, 'console:open-dialog', { dialog: 'terms' })],
  ['jump-failed', failedJump()],
  ['company-console-notice', failedJump(4006031)],
  ['session', timer('showIdleWarning')],
  ['session', timer('showIdleTimeout')],
  ['session', timer('showSessionWarning')],
  ['session', timer('showSessionTimeout')],
  ['session-kicked', (_page, demo) => demo.push({ type: 'ssoLogout', token: demo.tokenOf('full') })],
  ['access-changed', (_page, demo) => demo.push({ type: 'accessControlUpdate', logoutType: 1 })],
];

/**
 * A dialog holds the focus, is accessible and fits, in a wide window and in a narrow one, where its colors are the
 * same.
 */
async function expectSound(page: Page, id: string): Promise<void> {
  const dialog = page.locator(`[data-testid="dialog"][data-dialog="${id}"]`);
  await expect(dialog).toBeVisible();
  if (id === 'terms') await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible();
  if (id === 'language') await expect(page.getByRole('radio')).toHaveCount(2);
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement)), id).toBe(true);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${id}, ${width} wide`;
    const isInside = async () => {
      const box = await dialog.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= width;
    };
    await expect.poll(isInside, at).toBe(true);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), at).toBe(0);
    const expectIt = width === 1440 ? expectAccessibleInBothThemes : expectAccessibleBesideColors;
    await expectIt(page, '[data-testid="dialog"]');
  }
  await page.setViewportSize({ width: 1440, height: 800 });
}

for (const width of widths) {
  test(`the menus and panels of the header are accessible in both themes, ${width} wide`, async ({
    page,
    open,
    demo,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await demo.config({ tracking: true });
    let at = '';
    for (const [name, { account = 'full', path = '/users/about', ...opening }] of scopeCount) {
      if (at !== account + path) await open(account, path);
      at = account + path;
      // The code of a screen loads after its frame.
      await expect(page.getByTestId('screen').locator('h1')).toBeVisible();
      await expect(page.getByTestId('notifications')).toBeVisible();
      await opening.open(page);
      await expect(opening.sign(page), name).toBeVisible();
      // Its colors are the same in the narrow window.
      const expectIt = width === widths[0] ? expectAccessibleInBothThemes : expectAccessibleBesideColors;
      await expectIt(page, headerAndLayers);
      await page.keyboard.press('Escape');
      await expect(opening.sign(page), name).toHaveCount(0);
    }
  });
}

test('the dialogs are accessible in both themes, and fit wide and narrow windows', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open('full', '/users/about');
  for (const [id, params] of shown) {
    await dispatch(page, 'console:open-dialog', { dialog: id, ...params });
    await expectSound(page, id);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('dialog')).toHaveCount(0);
  }
});

test('the dialogs that open by themselves are accessible in both themes, and fit wide and narrow windows', async ({
  page,
  open,
  demo,
}) => {
  test.setTimeout(240_000);
  for (const [id, bring] of unasked) {
    await open('full', '/users/about');
    await expect(page.getByTestId('notifications')).toHaveText(/\d/);
    await bring(page, demo);
    await expectSound(page, id);
  }
});
