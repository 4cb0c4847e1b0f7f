import type { Request } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, fieldOf, openDrawer, panelOf, panelWithData } from './support/drawer';

test('a report that fails tells so in its panel alone, and can be tried again', async ({ page, open, demo }) => {
  await demo.next('vtReport', { status: 400, body: { info: { number: 400401 } } });
  await demo.next('vtReport', { raw: '<html>', contentType: 'text/html' });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url, tabId: 4 });
  const panel = panelOf(page, 'threat-intelligence');
  for (const words of ['did not accept the key', 'Something went wrong']) {
    await expect(panel).toHaveAttribute('data-state', 'failed');
    await expect(panel.getByRole('alert')).toContainText(words);
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await panel.getByRole('button', { name: 'Try again' }).click();
  }
  await panelWithData(page, 'threat-intelligence');
});

test('refreshing a report asks the source itself', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url, tabId: 4 });
  const panel = await panelWithData(page, 'threat-intelligence');
  await expect(fieldOf(panel, 'queryDate')).toHaveText('2026-11-20 06:00:00');
  await panel.getByRole('button', { name: 'Refresh' }).click();
  await expect(fieldOf(panel, 'queryDate')).toHaveText(/^2026-11-20 12:/);
  expect(demo.calls('vtReport').map(({ query }) => query)).toEqual([{ refresh: '0' }, { refresh: '1' }]);
});

test('a panel fails alone', async ({ page, open, demo }) => {
  await demo.next('sandboxAnalysis', { status: 500, body: {} });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url, tabId: 3 });
  await expect(panelOf(page, 'sandbox')).toHaveAttribute('data-state', 'failed');
  await expect(panelOf(page, 'sandbox').getByRole('alert')).toContainText('No data');
  await drawerOf(page).getByRole('tab', { name: 'Basic' }).click();
  await panelWithData(page, 'basic');
  await drawerOf(page).getByRole('tab', { name: 'Threat intelligence' }).click();
  await panelWithData(page, 'threat-intelligence');
});

test('an object that is not known has no data, and the report on it is asked all the same', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: 'https://unknown.example/' });
  await expect(panelOf(page, 'basic')).toHaveAttribute('data-state', 'failed');
  await expect(panelOf(page, 'basic')).toContainText('No data');
  await drawerOf(page).getByRole('tab', { name: 'Threat intelligence' }).click();
  await expect(panelOf(page, 'threat-intelligence')).toContainText('has no report for this object');
});

test('an object without a name has no data and sends no call', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  for (const search_type of [4, 5, 6]) {
    await openDrawer(page, { search_type, id: '' });
    await expect(panelOf(page, 'basic')).toHaveAttribute('data-state', 'empty');
    await drawerOf(page).getByRole('tab', { name: 'Activity' }).click();
    await expect(panelOf(page, 'activity')).toHaveAttribute('data-state', 'empty');
  }
  expect(demo.calls().filter(({ path }) => path.includes('/svp/'))).toEqual([]);
});

test('a slow answer never shows in the drawer of another object', async ({ page, open, demo }) => {
  await demo.hold('urlQuery', { body: { data: { objectName: 'the slow one' } } });
  await demo.next('urlQuery', { body: { data: { objectName: 'the fast one' } } });
  await open('full', '/users/started');
  const sent = page.waitForRequest((request) => request.url().includes('/public/svp/v2/object/url/query'));
  const isSlow = async (request: Request) => request === (await sent);
  const ended = Promise.race([
    page.waitForEvent('requestfailed', { predicate: isSlow }),
    page.waitForEvent('requestfinished', { predicate: isSlow }),
  ]);
  await openDrawer(page, { search_type: 4, id: 'https://slow.example/' });
  await sent;
  await openDrawer(page, { search_type: 4, id: 'https://fast.example/' });
  const name = fieldOf(panelOf(page, 'basic'), 'objectName');
  await expect(name).toHaveText('the fast one');
  await demo.release();
  await ended;
  await expect(name).toHaveText('the fast one');
  await expect(drawerOf(page).getByRole('heading', { name: 'https://fast.example/' })).toBeVisible();
});
