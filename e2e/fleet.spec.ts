import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { changeTheme, expectAccessibleInBothThemes } from './support/axe';

const descry = (...args: readonly string[]): string[] => ['bin/descry.js', ...args, '--project', 'examples/fleet'];

let server: ChildProcess;
let address = '';
let folder = '';

/** Builds the console of the example, and serves it with a database of its own. */
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'fleet-'));
  execFileSync(process.execPath, descry('build'), { stdio: 'pipe' });
  const environment = { ...process.env, HOST: '127.0.0.1', PORT: '0', FLEET_DATABASE: join(folder, 'fleet.db') };
  server = spawn(process.execPath, descry('start'), { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((done, fail) => {
    server.stdout?.on('data', (data) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(data)) ?? [];
      if (found !== undefined) done(found);
    });
    server.once('exit', () => fail(new Error('The server of the fleet has ended.')));
  });
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

test.beforeEach(async ({ page }) => {
  await page.goto(address);
  await signIn(page, 'Ida Brandt');
  await expect(page.getByTestId('shell')).toBeVisible();
});

test('a person signs in, lands where they came from, stays over a reload, and signs out', async ({ page, context }) => {
  const other = await context.browser()?.newContext();
  const tab = await other?.newPage();
  if (!tab) throw new Error('There is no browser.');
  await tab.goto(`${address}#/alerts?state=open`);
  await tab.getByRole('button', { name: 'Nobody of these' }).click();
  await expect(tab.getByRole('alert')).toContainText('Nobody was chosen.');
  await expectAccessibleInBothThemes(tab);
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await signIn(tab, 'Ole Petersen');
  await expect(tab.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
  expect(tab.url()).toContain('/#/alerts?state=open');
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Alerts', level: 1 })).toBeVisible();
  // The technician may not change the fleet.
  await tab.goto(`${address}#/sensors`);
  await expect(tab.getByRole('button', { name: 'Add a sensor' })).toBeDisabled();
  await tab.getByTestId('user-menu').click();
  await tab.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(tab.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await tab.getByRole('link', { name: 'Sign in' }).click();
  await expect(tab.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await other?.close();
  await expect(page.getByTestId('shell')).toBeVisible();
});

test('a console elsewhere has its overview, its lists, its theme and the parts of a second team', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  await expect(page).toHaveTitle(/Fleet/);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page.locator('[data-tile=online]')).toContainText('of 60');
  // It has no banners, and no room for any.
  await expect(page.locator('.descry-banners')).toHaveCSS('height', '0px');
  // Parts of the header that its descriptor leaves out.
  for (const part of ['help-menu', 'partner-menu', 'extra-menu']) await expect(page.getByTestId(part)).toHaveCount(0);
  await page.getByTestId('side-menu').getByText('Sensors').click();
  await expect(page.getByTestId('range')).toContainText('of 60 sensors');
  await expectAccessibleInBothThemes(page);
  await test.step('in both themes of the console', () => expectThemes(page));
  await test.step('with the parts of a second team', () => expectSecondTeam(page));
  expect(problems).toEqual([]);
});

test('a sensor is added, found, changed and removed', async ({ page }) => {
  await page.goto(`${address}#/sensors`);
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('grid').locator('tr[data-item]');
  await page.getByRole('button', { name: 'Add a sensor' }).click();
  await dialog.getByLabel('Name').fill('Roof 1');
  await dialog.getByLabel('Measures').selectOption({ label: 'Temperature' });
  await dialog.getByLabel('Site').click();
  await page.getByRole('option', { name: 'Cold store' }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByTestId('range')).toContainText('of 61 sensors');

  await page.getByPlaceholder('Name or serial number').fill('roof');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: 'Roof 1' }).click();
  await expect(page.getByTestId('drawer').locator('[data-field="siteName"]')).toContainText('Cold store');
  await page.getByTestId('drawer').locator('[data-action="close"]').click();

  await choose(page, 'Edit');
  await dialog.getByLabel('Name').fill('Roof 2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows).toContainText('Roof 2');

  await choose(page, 'Remove');
  await dialog.locator('[data-action="confirm"]').click();
  await expect(rows).toHaveCount(0);
});

const themes = [
  { theme: 'dark', accent: 'rgb(32, 128, 119)', logo: /fleet-dark\.svg/ },
  { theme: 'light', accent: 'rgb(15, 118, 110)', logo: /fleet\.svg/ },
] as const;

/** Expects colors, logo, icon and row height of the theme of the console on the page of the sensors. */
async function expectThemes(page: Page): Promise<void> {
  for (const { theme, accent, logo } of themes) {
    await changeTheme(page, theme);
    await expect(page.getByRole('button', { name: 'Add a sensor' })).toHaveCSS('background-color', accent);
    await expect(page.getByTestId('brand').locator('svg')).toHaveCSS('background-image', logo);
  }
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /fleet\.svg$/);
  await expect(page.getByRole('grid').locator('tr[data-item]').first()).toHaveCSS('height', '28px');
  expect((await page.request.get(new URL('fleet-dark.svg', address).href)).ok()).toBe(true);
}

/** Expects what a second team adds to the list and the drawer of the first, and its screen in the menu. */
async function expectSecondTeam(page: Page): Promise<void> {
  const rows = page.getByRole('grid').locator('tr[data-item]');
  await expect(page.getByRole('columnheader', { name: 'In service since' })).toBeVisible();
  await rows.first().getByRole('link').first().click();
  const drawer = page.getByTestId('drawer');
  await expect(drawer.getByRole('tab')).toHaveText(['Details', 'Readings', 'Service', 'Alerts', 'Jobs']);
  await drawer.getByRole('tab', { name: 'Service' }).click();
  await expect(drawer.locator('[data-field="newest"]')).toContainText(/\d\.\d/);
  await expectAccessibleInBothThemes(page, '[data-testid="drawer"]');
  await drawer.locator('[data-action="close"]').click();
  await page.getByTestId('side-menu').getByText('Batteries').click();
  await expect(page.getByTestId('range')).toContainText('batteries');
}

/** Chooses a person at the provider of the example. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** Chooses an entry in the menu of the first row. */
async function choose(page: Page, name: string): Promise<void> {
  await page.locator('[data-action="row-actions"]').first().click();
  await page.getByRole('menuitem', { name }).click();
}
