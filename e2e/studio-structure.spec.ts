import { expect, type Page } from '@playwright/test';
import { expectAccessible, part, test } from './support/studio';
import { violations } from './support/axe';

test.describe.configure({ timeout: 150_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a part' });

/** Opens the dialog that adds a part where the caret is, and chooses the kind of part. */
async function add(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add …' }).click();
  await dialog(page).getByRole('radio', { name: kind, exact: true }).check();
}

const finish = (page: Page) => dialog(page).getByRole('button', { name: 'Add', exact: true }).click();

test('adds a tab, a section and fields without JSON, which the console shows, moves them and takes them back', async ({
  studio,
}) => {
  const { page, console } = studio;
  await studio.open('drawers/url');
  await expect(console.getByText('Registrant name')).toBeVisible({ timeout: 90_000 });
  await part(page, 'tab Activity').click();
  await add(page, 'Tab');
  await expect(dialog(page).getByText('It goes after “Activity”.')).toBeVisible();
  expect(await violations(page, '.studio-create')).toEqual([]);
  await dialog(page).getByLabel('Title').fill('Who owns it');
  await dialog(page).getByRole('searchbox', { name: 'Search the choices' }).fill('registr');
  await dialog(page)
    .getByRole('checkbox', { name: /^Registrant name/ })
    .check();
  await finish(page);
  await expect(part(page, 'tab Who owns it')).toHaveAttribute('aria-current', 'true');
  await expect(console.getByRole('tab', { name: 'Who owns it' })).toHaveAttribute('aria-selected', 'true');
  await expect(console.getByText('Registrant name')).toBeVisible();

  await add(page, 'Section');
  await dialog(page).getByLabel('Title').fill('Hosting');
  await dialog(page)
    .getByRole('checkbox', { name: /^Host url\.host/ })
    .check();
  await dialog(page)
    .getByRole('checkbox', { name: /^Created date/ })
    .check();
  await finish(page);
  await expect(console.getByRole('heading', { name: 'Hosting' })).toBeVisible();
  await expectAccessible(page);

  await part(page, 'tab Who owns it').click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(console.getByRole('tab').nth(1)).toHaveText('Who owns it');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(console.getByRole('tab', { name: 'Who owns it' })).toHaveCount(0);
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});

test('adds a filter to a list and a tile to a dashboard without JSON', async ({ studio }) => {
  const { page, console } = studio;
  await studio.open('screens/mobile-inventory');
  await expect(console.getByRole('heading', { name: 'Mobile inventory' })).toBeVisible({ timeout: 90_000 });
  await add(page, 'Filter');
  await dialog(page)
    .getByRole('radio', { name: /^Status/ })
    .check();
  await finish(page);
  await console.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(console.getByRole('button', { name: /^Status/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  // What is out of sight is scrolled to.
  const last = console.locator('[data-studio-caret][data-column="lastScan"]').first();
  await part(page, 'column Last scan').click();
  await expect(last).toBeInViewport();

  await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
  await expect(console.getByRole('heading', { name: 'Risk index' })).toBeVisible({ timeout: 30_000 });
  await add(page, 'Tile');
  await dialog(page).getByLabel('Title').fill('Alerts created');
  await dialog(page)
    .getByRole('radio', { name: /^Number: New alerts\.new / })
    .check();
  await finish(page);
  await expect(console.getByRole('heading', { name: 'Alerts created' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByTestId('state')).toHaveText('Everything is saved.');
});
