import { readFile } from 'node:fs/promises';
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
const firstOf =
  (column: string): Click =>
  (page) =>
    page.locator(`tr[data-item="0"] [data-column="${column}"]`);
const rowMenu: Click = (page) => page.locator('tr[data-item="0"] [data-action="row-actions"]');
const inRowMenu =
  (name: string): Click =>
  (page) =>
    page.getByRole('menuitem', { name });
const tab =
  (name: string): Click =>
  (page) =>
    page.getByTestId('screen').getByRole('tab', { name });

/** The clicks of an analyst from the dashboard to an object of the type. */
const ways: readonly (readonly [type: number, object: string, clicks: readonly Click[]])[] = [
  [1, 'an email', [onTile('mail-trend', 'Email log'), firstOf('subject')]],
  [2, 'a computer', [onTile('top-risks', 'Endpoints'), rowMenu, inRowMenu('Profile by computer id')]],
  [3, 'a file', [inTile('recent', 3)]],
  [4, 'a web address', [onTile('recent', 'Threat insights'), tab('Indicators'), inRow(4)]],
  [5, 'a domain', [onTile('recent', 'Threat insights'), tab('Indicators'), inRow(5)]],
  [6, 'an IP address', [onTile('recent', 'Threat insights'), tab('Indicators'), inRow(6)]],
  [7, 'a mobile device', [area('Mobile security'), entry('Mobile inventory'), inRow(7)]],
  [8, 'an endpoint', [area('Endpoint security'), entry('Endpoint inventory'), inRow(8)]],
  [9, 'a container', [area('Cloud security'), entry('Container inventory'), inRow(9)]],
  [10, 'a cloud asset', [area('Cloud security'), entry('Cloud overview'), inTile('risky', 10)]],
  [11, 'a user', [onTile('top-risks', 'Users'), inRow(11)]],
  [12, 'a threat insight', [area('Threat intelligence'), entry('Intelligence insights'), inRow(12)]],
  [13, 'a process', [inTile('recent', 13)]],
];

test('from the dashboard every kind of object is three clicks away, and the way back closes it', async ({
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

test('Enter opens the drawer of a row, and Next goes on to the object of the next row and marks that', async ({
  page,
  open,
}) => {
  await open('full', '/app/endpoint-inventory');
  const row = (index: number) => page.locator(`tr[data-item="${index}"]`);
  const name = async (index: number) => (await row(index).locator('[data-column="name"]').innerText()).trim();
  await expect(row(1)).toBeVisible();
  const [first, second] = [await name(0), await name(1)];
  await page.getByRole('grid', { name: 'endpoints' }).focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer).toContainText(first);
  await expect(row(0)).toHaveAttribute('data-active', 'true');
  await drawer.locator('[data-action="next"]').click();
  await expect(drawer).toContainText(second);
  await expect(drawer.locator('[data-panel]').first()).toHaveAttribute('data-state', 'data');
  await expect(row(1)).toHaveAttribute('data-active', 'true');
  await expect(row(0)).not.toHaveAttribute('data-active');
});

/** The number of alerts that a list shows. */
async function listed(page: Page): Promise<number> {
  const range = page.getByTestId('range');
  await expect(range).toContainText('of');
  const [, total = ''] = /of ([\d,]+)/.exec(await range.innerText()) ?? [];
  return Number(total.replaceAll(',', ''));
}

/** The number of alerts on the dashboard. */
async function counted(page: Page): Promise<number> {
  await expect(page.locator('[data-tile="by-severity"]')).toHaveAttribute('data-state', 'data');
  const parts = page.locator('[data-tile="by-severity"] li[data-item] .descry-ring-number');
  await expect(parts.first()).toBeVisible();
  const numbers = await parts.allInnerTexts();
  return numbers.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0);
}

test('dashboard and workbench count the same alerts, of thirty days and of one', async ({ page, open }) => {
  await open('full', '/dashboard');
  const expectSame = async (): Promise<number> => {
    const count = await counted(page);
    await page.locator('[data-tile="new-alerts"] [data-action="open"]').click();
    expect(await listed(page)).toBe(count);
    return count;
  };
  const month = await expectSame();
  await area('Dashboards and posture')(page).click();
  await entry('Dashboard')(page).click();
  await page.getByTestId('screen-period').click();
  await page.getByRole('option', { name: 'Last 24 hours' }).click();
  await expect.poll(() => counted(page)).toBeLessThan(month);
  expect(await expectSame()).toBeGreaterThan(0);
  await expect(page.getByTestId('screen-period')).toHaveText('Last 24 hours');
});

test('a part of a ring leads to the workbench with the alerts that it counted', async ({ page, open }) => {
  await open('full', '/dashboard');
  const part = page.locator('[data-tile="by-severity"] li[data-severity="high"]');
  const count = Number(await part.locator('.descry-ring-number').innerText());
  await part.getByRole('link').click();
  await expect(page).toHaveURL(/#\/workbench\?severity=high$/);
  expect(await listed(page)).toBe(count);
  await expect(page.locator('[data-filter="severity"]')).toHaveAccessibleName('Severity: High');
  const severities = page.locator('tr[data-item] [data-column="severity"] [data-severity]');
  const shown = await severities.evaluateAll((all) => all.map((each) => each.getAttribute('data-severity')));
  expect(new Set(shown)).toEqual(new Set(['high']));
});

test('the sheet of a filtered list has the lines that it shows, and a formula in it is text', async ({
  page,
  open,
}) => {
  await open('full', '/app/data-inventory');
  await page.locator('[data-filter="q"]').fill('offers');
  await expect.poll(() => listed(page)).toBeLessThan(20);
  const rows = page.locator('tr[data-item]');
  await expect(rows).toHaveCount(await listed(page));
  const names = (await rows.locator('[data-column="name"]').allInnerTexts()).map((name) => name.trim());
  const odd = names.find((name) => name.startsWith('=HYPERLINK('));
  expect(odd).toBeDefined();

  const download = page.waitForEvent('download');
  await page.locator('[data-action="export"]').click();
  const sheet = await readFile(await (await download).path(), 'utf8');
  expect(sheet.startsWith('\uFEFF"Name",')).toBe(true);
  const lines = sheet.slice(1).trimEnd().split('\r\n').slice(1);
  const quoted = (name: string) => `"${name.replaceAll('"', '""')}",`;
  expect(
    lines.map((line) => names.find((name) => line.startsWith(quoted(name)) || line.startsWith(quoted(`'${name}`)))),
  ).toEqual(names);
  expect(lines.filter((line) => /(?:^|,)"=/.test(line))).toEqual([]);
  expect(sheet).toContain(quoted(`'${odd}`));
});
