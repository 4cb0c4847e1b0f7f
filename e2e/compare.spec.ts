import { story } from '../demo/company/story';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, test } from './support/console';
import { drawerOf, openDrawer, panelWithData } from './support/drawer';
import { press } from './support/keys';

test('an endpoint is pinned and compared with the next one of the list, by keys and on a phone', async ({
  page,
  open,
}) => {
  await open('full', '/app/endpoint-inventory');
  await page.getByRole('link', { name: story.laptopName }).click();
  await panelWithData(page, 'basic');
  await press(drawerOf(page).getByRole('button', { name: 'Pin to compare with another object' }));
  await page.keyboard.press('j');
  await expect(drawerOf(page).getByRole('heading', { level: 3 })).not.toHaveText(story.laptopName);
  const compare = drawerOf(page).getByRole('button', { name: `Compare with ${story.laptopName}` });
  await press(compare);

  const dialog = page.getByRole('dialog', { name: 'Comparison' });
  const name = dialog.getByRole('row', { name: /^Endpoint name/ });
  await expect(name.getByRole('rowheader', { name: 'Endpoint name Different' })).toBeVisible();
  await expect(name.getByRole('cell').first()).toHaveText(new RegExp(story.laptopName));
  await expectAccessibleInBothThemes(page, '[data-dialog="compare"]');

  await dialog.getByRole('link').first().focus();
  await page.keyboard.press('m');
  await expect(page.getByRole('menu').getByRole('menuitem', { name: 'Copy', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 800 });
  const [first, second] = await Promise.all([0, 1].map((index) => name.getByRole('cell').nth(index).boundingBox()));
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  expect(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  // Where no column names the objects, each value does.
  const description = dialog.getByRole('row', { name: /^Description/ }).getByRole('cell');
  await expect(description.first().getByText(story.laptopName, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(compare).toBeFocused();
  // With all of its buttons the bar still has room for the title.
  const title = drawerOf(page).getByRole('heading', { level: 2 });
  expect(await title.evaluate((heading) => heading.scrollWidth <= heading.clientWidth)).toBe(true);

  await openDrawer(page, { search_type: 6, id: story.laptopIp });
  await expect(
    drawerOf(page).getByRole('button', { name: `Cannot be compared with ${story.laptopName}`, disabled: true }),
  ).toBeVisible();
});
