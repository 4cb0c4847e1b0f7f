import type { Locator, Page } from '@playwright/test';
import { expectAccessibleBesideColors, expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';

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
        // The arrival takes the focus out of the search.
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('the menus and panels of the header are accessible in both themes, and the header in a narrow window', async ({
  page,
  open,
  demo,
}) => {
  test.setTimeout(240_000);
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
    await expectAccessibleInBothThemes(page, headerAndLayers);
    await page.keyboard.press('Escape');
    await expect(opening.sign(page), name).toHaveCount(0);
  }
  // Colors, menus and panels are the same there.
  await page.setViewportSize({ width: 1024, height: 900 });
  await expectAccessibleBesideColors(page, 'header');
});
