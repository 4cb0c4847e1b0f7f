import type { Page } from '@playwright/test';
import { hashes, story } from '../demo/company/story';
import { expect, test } from './support/console';
import { type DrawerDetail, drawerOf, openDrawer } from './support/drawer';

/** The link of a field of the open drawer to another object, by its text. */
const linkTo = (page: Page, field: string, name: string) =>
  drawerOf(page).locator(`[data-field="${field}"]`).getByRole('link', { name, exact: true });

const expectDrawer = async (page: Page, type: number, name: string): Promise<void> => {
  await expect(drawerOf(page).and(page.locator(`[data-search-type="${type}"]`))).toBeVisible();
  await expect(drawerOf(page).getByRole('heading', { name }).first()).toBeVisible();
};

const process = {
  sha1: hashes.invoiceViewer,
  xdrDeviceId: 'dev-fin-lt-014',
  pid: 7312,
  fullPath: 'D:\\invoice_viewer.exe',
};

interface Pivot {
  readonly from: DrawerDetail & { readonly process?: object };
  readonly field: string;
  readonly link: string;
  readonly to: readonly [type: number, name: string];
}

const pivots: readonly Pivot[] = [
  {
    from: { search_type: 1, id: '<plan.q3@halden-optics.example>' },
    field: 'mailAttachments',
    link: 'Quarterly_plan.xlsm',
    to: [3, 'Quarterly_plan.xlsm'],
  },
  {
    from: { search_type: 2, id: 'pc-fin-lt-014' },
    field: 'last_ip_used',
    link: story.laptopIp,
    to: [6, story.laptopIp],
  },
  {
    from: { search_type: 8, id: story.laptop },
    field: 'last_logged_on_user',
    link: 'HALDEN\\maria.keller',
    to: [11, story.userName],
  },
  {
    from: { search_type: 13, id: story.process, process },
    field: 'process.xdrDeviceId',
    link: 'dev-fin-lt-014',
    to: [8, story.laptopName],
  },
  {
    from: { search_type: 13, id: story.process, process },
    field: 'process.sha1',
    link: hashes.invoiceViewer,
    to: [3, 'invoice_viewer.exe'],
  },
];

test('a value that names another object opens its drawer, from every kind of drawer', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const { from, field, link, to } of pivots) {
    await test.step(`${field} of a drawer of type ${from.search_type}`, async () => {
      await openDrawer(page, from);
      await linkTo(page, field, link).click();
      await expectDrawer(page, ...to);
    });
  }
});

test('leads from a URL to its domain and address, and back', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url });
  await linkTo(page, 'domainName', story.domain).press('Enter');
  await expectDrawer(page, 5, story.domain);
  await linkTo(page, 'hostedIP', story.ip).click();
  await expectDrawer(page, 6, story.ip);
  await page.goBack();
  await expectDrawer(page, 5, story.domain);
});

test('opens an object in a new browser tab with Ctrl', async ({ page, context, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url });
  const opened = context.waitForEvent('page');
  await linkTo(page, 'domainName', story.domain).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expectDrawer(other, 5, story.domain);
  await expectDrawer(page, 4, story.url);
});
