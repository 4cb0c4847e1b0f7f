import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/console';

const at = '/users/started';

/** A server may answer with a page for a file of an earlier build. */
const pageInstead = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Console</title>' });

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Makes the files of a part missing; the returned function restores them. */
async function lose(page: Page, part: string, answer = notFound): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${part}-[^/]*$`);
  await page.route(pattern, answer);
  return () => page.unroute(pattern);
}

/** Deploys another build: from now on the server and its page have it. */
async function deploy(page: Page, version = 'newer'): Promise<void> {
  await page.route('**/version.json', (route) => route.fulfill({ json: { version } }));
  await page.route(/\/(index\.html)?$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(name="version" content=")[^"]*/, `$1${version}`);
    await route.fulfill({ response, body: html });
  });
}

test.beforeEach(({ problems }) => {
  // Browser messages about a page in place of a file, and about the socket of a changed page.
  problems.expect(/^Failed to load module script|^WebSocket connection/);
});

const about = (page: Page) => page.getByRole('heading', { name: 'Libraries' });
const goToAbout = (page: Page) => page.evaluate(() => (window.location.hash = '#/users/about'));

/**
 * Reloads the console where it asks for that; some browsers load a module again that failed before, others only on a
 * new page. Says whether it reloaded.
 */
async function reloadIfNeeded(page: Page, part: Locator): Promise<boolean> {
  const reload = page.getByRole('button', { name: 'Reload the console' });
  await expect(part.or(reload)).toBeVisible();
  // The part may come between the look and the click, which then has no button.
  if (!(await reload.isVisible())) return false;
  return reload.click({ timeout: 5000 }).then(
    () => true,
    () => false,
  );
}

test('a page can be opened once its code is there, after a page came in place of it', async ({ page, open }) => {
  await open('full', at);
  await expect(page.getByTestId('screen')).toBeVisible();
  const restore = await lose(page, 'AboutPage', pageInstead);
  await goToAbout(page);
  await expect(page.getByText('This page could not be loaded.')).toBeVisible();
  await expect(page.getByTestId('side-menu')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Reload the console' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloadIfNeeded(page, about(page));
  await expect(about(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/users\/about$/);
});

test('a part whose styles cannot be loaded comes with them on the next try', async ({ page, open }) => {
  await open('full', at);
  await expect(page.getByTestId('screen')).toBeVisible();
  await page.route(/ClockPanel-[^/]*\.css$/, notFound);
  await page.getByTestId('clock').click();
  const panel = page.getByRole('dialog', { name: 'Server time' });
  await expect(panel.getByText('This view could not be loaded.')).toBeVisible();
  await page.unroute(/ClockPanel-[^/]*\.css$/);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Friday 2026-11-20');
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(sheets.filter((href) => href.includes('ClockPanel'))).toHaveLength(1);
});

test.describe('another build on the server', () => {
  test('is loaded once where nothing is lost, at the same address, and told', async ({ page, open }) => {
    await open('full', at);
    await expect(page.getByTestId('screen')).toBeVisible();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const restore = await lose(page, 'AboutPage');
    await deploy(page);
    page.on('request', (request) => void (request.isNavigationRequest() && restore()));
    await goToAbout(page);
    await expect(page.getByTestId('toast')).toHaveText(/The console was updated to a new version\./);
    await expect(about(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/users\/about$/);
    expect(loads).toBe(1);
  });

  test('waits for the reader where something is typed, and keeps it', async ({ page, open, demo }) => {
    await demo.config({ region: 'GOV_US' });
    await open('itops', at);
    await page.getByTestId('help-menu').click();
    const dialog = page.getByRole('dialog', { name: 'Contact Support' });
    await dialog.getByLabel('Contact name').fill('Dmitri Hale');
    await dialog.getByLabel('Description').fill('The loader\nis back.');
    const restore = await lose(page, 'AboutPage');
    await deploy(page);
    await goToAbout(page);
    await expect(page.getByText('A new version of the console is available.')).toBeVisible();
    await expect(dialog.getByLabel('Contact name')).toHaveValue('Dmitri Hale');
    await restore();
    // The form is in front of it.
    await page.getByRole('button', { name: 'Reload the console', includeHidden: true }).dispatchEvent('click');
    await expect(page.getByTestId('toast')).toHaveText(/Open the form again to continue/);
    await expect(about(page)).toBeVisible();
    await page.getByTestId('help-menu').click();
    await expect(dialog.getByLabel('Contact name')).toHaveValue('Dmitri Hale');
    await expect(dialog.getByLabel('Description')).toHaveValue('The loader\nis back.');
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('drafts')))).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByTestId('help-menu').click();
    await expect(dialog.getByLabel('Description')).toHaveValue('');
  });

  test('keeps what is typed in the search field', async ({ page, open }) => {
    await open('full', at);
    await page.getByRole('combobox', { name: 'Search all data' }).fill('halden');
    const restore = await lose(page, 'AboutPage');
    await deploy(page);
    await goToAbout(page);
    const reload = page.getByRole('button', { name: 'Reload the console' });
    await expect(reload).toBeVisible();
    await restore();
    await reload.click();
    await expect(about(page)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search all data' })).toHaveValue('halden');
  });
});
