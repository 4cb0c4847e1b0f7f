import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console';
import { drawerOf } from './support/drawer';
import { goTo } from './support/screens';

type Click = (page: Page) => Locator;

const inMenu: (role: 'button' | 'link', name: string) => Click = (role, name) => (page) =>
  page.getByTestId('side-menu').getByRole(role, { name, exact: true });
const area = (name: string): Click => inMenu('button', name);
const entry = (name: string): Click => inMenu('link', name);
const onTile =
  (tile: string, name: string): Click =>
  (page) =>
    page.locator(`[data-tile="${tile}"]`).getByRole('button', { name, exact: true });
const inTile =
  (tile: string, type: number): Click =>
  (page) =>
    page.locator(`[data-tile="${tile}"] a[data-search-type="${type}"]`).first();
const inRow =
  (type: number): Click =>
  (page) =>
    page.locator(`tr[data-item] a[data-search-type="${type}"]`).first();
const rowMenu: Click = (page) => page.locator('tr[data-item="0"] [data-action="row-actions"]');
const inRowMenu =
  (name: string): Click =>
  (page) =>
    page.getByRole('menuitem', { name });
const tab =
  (name: string): Click =>
  (page) =>
    page.getByTestId('screen').getByRole('tab', { name });

/** The clicks of an analyst from the dashboard to an object of the type, one way of each form. */
const ways: readonly (readonly [type: number, object: string, clicks: readonly Click[]])[] = [
  [2, 'a computer', [onTile('top-risks', 'Endpoints'), rowMenu, inRowMenu('Open as computer')]],
  [4, 'a web address', [onTile('recent', 'Threat insights'), tab('Indicators'), inRow(4)]],
  [9, 'a container', [area('Cloud security'), entry('Container inventory'), inRow(9)]],
  [10, 'a cloud asset', [area('Cloud security'), entry('Cloud overview'), inTile('risky', 10)]],
  [13, 'a process', [inTile('recent', 13)]],
];

test('from the dashboard an object is three clicks away on every form of way, and the way back closes it', async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  await open('full', '/users/about');
  for (const [type, object, clicks] of ways) {
    await test.step(`${type}: ${object}`, async () => {
      expect(clicks.length).toBeLessThanOrEqual(3);
      await goTo(page, '/dashboard');
      for (const click of clicks) await click(page).click();
      const drawer = drawerOf(page);
      await expect(drawer).toHaveAttribute('data-search-type', String(type));
      await expect(drawer.locator('[data-panel]').first()).toHaveAttribute('data-state', 'data');
      await page.goBack();
      await expect(drawer).toHaveCount(0);
    });
  }
});
