import { expectAccessible } from './support/axe';
import { expect, test } from './support/console';
import { dispatch, drawerOf } from './support/drawer';

const path = '\\\\SRV-FILE01\\departments\\finance\\customers and suppliers\\exports for the auditors (do not share)\\';
const items = Array.from({ length: 10_000 }, (_, index) => ({
  fileName: `Kundenverträge_Übersicht_final_${index}_reviewed by legal.xlsx`,
  fullUri: `${path}Kundenverträge_Übersicht_final_${index}_reviewed by legal.xlsx`,
  fileHash: index.toString(16).padStart(64, 'a'),
  edgeId: `edge-${index}`,
}));

test('ten thousand files come some hundreds at a time, as cards where columns have no room [DR-OGD-02]', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.route('**/lineage/oat/files', (route) => route.fulfill({ json: { items } }));
  await open('full', '/users/started');
  await dispatch(page, 'console:open-object-group', { title: 'Customer contracts', payload: {} });
  const drawer = drawerOf(page);
  const rows = drawer.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  expect((await drawer.boundingBox())?.width).toBe(500);

  const cell = (name: string) => rows.first().locator(`[data-column="${name}"]`);
  const topOf = async (name: string) => (await cell(name).boundingBox())?.y ?? Number.NaN;
  expect(await topOf('lineage')).toBe(await topOf('fileName'));
  expect(await topOf('fullUri')).toBeGreaterThan(await topOf('fileName'));
  expect(await topOf('fileHash')).toBeGreaterThan(await topOf('fullUri'));
  const box = drawer.getByRole('group', { name: 'Sensitive files' });
  expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await expect(drawer.getByRole('table').getByRole('cell', { name: 'edge-0 Copy', exact: true })).toBeVisible();
  await expectAccessible(page, '[data-testid="drawer"]');

  await drawer.getByRole('button', { name: 'Show 500 of 9,990 more' }).click();
  await expect(rows).toHaveCount(510);
  await expect(drawer.getByRole('button', { name: 'Show 500 of 9,490 more' })).toBeFocused();

  await drawer.getByRole('separator').focus();
  await page.keyboard.press('End');
  await expect.poll(() => topOf('fullUri')).toBe(await topOf('fileName'));
});
