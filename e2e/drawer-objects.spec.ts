import type { Page } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expect, test } from './support/console';
import { dispatch, drawerOf, fieldOf, openDrawer, panelWithData } from './support/drawer';

const address = '/users/started';
const groupOf = (page: Page) => page.getByTestId('drawer');

/** No panel is wider than the drawer: only tables and bytes scroll, each in a box of its own. */
async function expectInside(page: Page): Promise<void> {
  const wide = await groupOf(page)
    .locator('[data-panel]')
    .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('an e-mail shows its long lists in parts and its headers in a dialog', async ({ page, open }) => {
  await open('full', address);
  await openDrawer(page, { search_type: 1, id: '<plan.q3@halden-optics.example>' });
  const panel = await panelWithData(page, 'main');
  await expect(fieldOf(panel, 'riskLevel')).toHaveText('Medium');
  for (const [id, count] of [
    ['mailboxWithOrgId', 14],
    ['mailAttachments', 12],
    ['mailUrlsVisibleLink', 13],
  ] as const) {
    const field = panel.locator(`[data-field="${id}"]`);
    await expect(field.locator('dt')).toContainText(String(count));
    await expect(field.locator('[data-item]')).toHaveCount(10);
    await field.locator('[data-action="more"]').click();
    await expect(field.locator('[data-item]')).toHaveCount(count);
    await field.locator('[data-action="less"]').click();
    await expect(field.locator('[data-item]')).toHaveCount(10);
  }
  await expect(panel.locator('[data-field="mailToAddresses"] [data-item]')).toHaveCount(14);
  await expect(fieldOf(panel, 'mailWantedHeaders')).toHaveText('-');
  await expectInside(page);

  await openDrawer(page, { search_type: 1, id: story.mail });
  await expect(drawerOf(page).getByRole('heading', { name: 'Reminder: invoice 4471 is overdue' })).toBeVisible();
  const headers = drawerOf(page).locator('[data-action="headers"]');
  await headers.click();
  const dialog = page.getByRole('dialog', { name: 'Wanted headers' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  expect(await dialog.boundingBox()).toMatchObject({ width: 900 });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(drawerOf(page)).toBeVisible();
  await expect(headers).toBeFocused();
});

const states = [
  { search_type: 7, id: 'mob-maria-iphone', field: 'basicDeviceStatus', tone: 'good', word: 'Healthy' },
  { search_type: 7, id: 'mob-warehouse-1', field: 'basicDeviceStatus', tone: 'warning', word: 'Needs attention' },
  { search_type: 7, id: story.phone, field: 'basicDeviceStatus', tone: 'bad', word: 'Unhealthy' },
  { search_type: 2, id: 'pc-fin-lt-014', field: 'endpoint_connectivity', tone: 'good', word: 'Connected' },
] as const;
test('the mark of a state has a colour of its own, its word that of text [DR-OP-16, DR-VAL-36 to 38]', async ({
  page,
  open,
}) => {
  await open('full', address);
  const colors = new Set<string>();
  for (const { field, tone, word, ...detail } of states) {
    await openDrawer(page, detail);
    const value = fieldOf(await panelWithData(page, 'main'), field);
    await expect(value).toHaveText(word);
    await expect(value.locator('.descry-state')).toHaveAttribute('data-tone', tone);
    const colorOf = (selector: string) =>
      value.locator(selector).evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('.descry-state')).toBe(await value.evaluate((element) => getComputedStyle(element).color));
    expect(await colorOf('svg')).not.toBe(await colorOf('.descry-state'));
    colors.add(await colorOf('svg'));
  }
  expect(colors.size).toBe(3);
});

test('a container shows its first port, mounts and surroundings', async ({ page, open }) => {
  await open('full', address);
  await openDrawer(page, { search_type: 9, id: story.container });
  const panel = await panelWithData(page, 'main');
  await expect(fieldOf(panel, 'ports')).toHaveText('8443');
  await expect(panel.locator('[data-field="volumeMounts"] tbody tr')).toHaveText([/config.*Yes/, /cache.*No/]);
  await expect(panel.locator('[data-field="env"] [data-item]')).toHaveCount(2);
  const startOf = async (id: string) => (await fieldOf(panel, id).boundingBox())?.x;
  for (const id of ['env', 'securityContext']) expect(await startOf(id), id).toBe(await startOf('command'));
  await expectInside(page);
});

test('a file shows all its tabs, its bytes, and the way of its data', async ({ page, open, demo }) => {
  await open('full', address);
  const edge_ids = ['edge-contracts-1', 'edge-contracts-2', 'edge-contracts-3'];
  await dispatch(page, 'console:open-drawer', { search_type: 3, id: hashes.invoiceViewer, edge_ids });
  await panelWithData(page, 'basic');
  await expect(drawerOf(page).getByRole('tab')).toHaveText([
    'Basic',
    'Sensitive Data Information',
    'Capability',
    'Sandbox analysis',
    'Threat intelligence',
  ]);
  const show = async (title: string, id: string) => {
    await drawerOf(page).getByRole('tab', { name: title }).click();
    const panel = await panelWithData(page, id);
    await expectInside(page);
    return panel;
  };

  const data = await show('Sensitive Data Information', 'sensitive-data');
  await expect(data.locator('[data-section="nodes"]')).toHaveCount(3);
  const opened = page.waitForEvent('popup');
  await data.getByRole('button', { name: 'Check Data Lineage' }).first().click();
  const lineage = '#/app/data-policy?action=view_data_lineage&sourceId=source-smb-1&entryId=entry-2';
  expect(new URL((await opened).url()).hash).toBe(lineage);
  expect(demo.calls('lineageEntry').map(({ query }) => query)).toEqual([{ edgeId: 'edge-contracts-1' }]);

  const capability = await show('Capability', 'capability');
  const techniques = capability.locator('[data-field="tagging"] tbody tr');
  await expect(techniques).toHaveCount(4);
  await capability.getByText('p-1', { exact: true }).click();
  await expect(techniques).toHaveCount(2);
  await expect(techniques.first().getByRole('link')).toHaveAttribute('href', /\/v15\/techniques\/T1204\/002\/$/);
  await expect(capability.getByRole('grid', { name: 'Hex view' })).toHaveAttribute('aria-rowcount', '8');
  const download = capability.locator('[data-action="download"]');
  await expect(download).toHaveAttribute('href', '/__demo/downloads/artifacts/invoice_viewer.zip');
  await expect(fieldOf(capability, 'hex.password')).toHaveText('infected');

  await capability.getByRole('button', { name: 'File content hex view' }).click();
  const dialog = page.getByRole('dialog', { name: 'File content hex view' });
  await expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '16');
  expect(await dialog.boundingBox()).toMatchObject({ width: 900 });
  await page.keyboard.press('Escape');

  const sandbox = await show('Sandbox analysis', 'sandbox');
  await expect(sandbox.locator('[data-field="sha1"] a')).toHaveAttribute(
    'href',
    `/#/app/ti/sandbox?rootfilesha1=${hashes.invoiceViewer}`,
  );
  const report = await show('Threat intelligence', 'threat-intelligence');
  await expect(fieldOf(report, 'detections')).toHaveText('48 / 71');
  await expect(fieldOf(report, 'attributes.popular_threat_classification')).toHaveText('trojan.glassloader');
});

test('a group of objects lists its sensitive files, each with the way of its data', async ({ page, open, demo }) => {
  await open('full', address);
  await dispatch(page, 'console:open-object-group', { title: 'Contracts', payload: { group: 'contracts' } });
  const group = groupOf(page);
  await expect(group).toHaveAttribute('data-search-type', 'object-group');
  await expect(group.locator('[data-panel="main"]')).toHaveAttribute('data-state', 'data');
  expect(await group.boundingBox()).toMatchObject({ width: 500 });
  await expect(group.locator('[data-field="items"] tbody tr')).toHaveCount(3);
  await expectInside(page);
  const opened = page.waitForEvent('popup');
  await group.getByRole('button', { name: 'Check Data Lineage' }).nth(1).click();
  const byEdge = '#/app/data-policy?action=view_data_lineage&sourceId=&edgeId=edge-contracts-2';
  expect(new URL((await opened).url()).hash).toBe(byEdge);

  await demo.access({ permissions: { 'dataPolicy.view_data_lineage': 0 } });
  await page.reload();
  const button = group.getByRole('button', { name: 'Check Data Lineage' }).first();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Your account lacks the permission to view data lineage.');
});
