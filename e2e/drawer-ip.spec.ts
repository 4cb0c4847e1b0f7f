import { story } from '../demo/data/story';
import { expect, test } from './support/console';
import { drawerOf, expectFields, openDrawer, panelWithData, withoutValues, type ReadFields } from './support/drawer';

const basic: ReadFields = [
  ['IP address', story.ip],
  ['Web reputation score', '12\nDangerous'],
  ['Web reputation category', 'Phishing\nDisease Vector'],
  ['Host', story.domain],
  ['Location', 'Netherlands'],
];
const handedOver: ReadFields = [
  ['Port', '443'],
  ['Protocol', 'TCP'],
  ['Account', 'svc-backup'],
];
const activity: ReadFields = [
  ['First seen', '2026-11-16 13:00:00 UTC'],
  ['Last seen', '2026-11-20 12:00:00 UTC'],
  ['Hourly average', '1.76'],
  ['Total activities', '169'],
  ['Peak hour', '2026-11-18T22:00:00Z'],
  ['Peak activities', '58'],
  ['Activity chart', 'Highest\n58\n2026-11-18 22:00:00 UTC'],
];
const intelligence: ReadFields = [
  ['Detections', '17 / 93'],
  ['Malicious', '17'],
  ['Suspicious', '3'],
  ['Undetected', '12'],
  ['Harmless', '61'],
  ['Last analysis', '2026-11-19 09:00:00 UTC'],
  ['Tags', '-'],
  ['ASN', '64501'],
  ['AS owner', 'Lowland Hosting BV'],
  ['Country', 'NL'],
  ['Network', '203.0.113.0/24'],
  ['Report queried', '2026-11-20 06:00:00 UTC'],
];

test('every field of an IP address has its value', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, {
    search_type: 6,
    id: story.ip,
    extra: { port: 443, protocol: 'TCP', account: 'svc-backup' },
  });
  await expectFields(page, 'Basic', [...basic, ...handedOver]);
  await expectFields(page, 'Activity', activity);
  await expectFields(page, 'Threat intelligence', intelligence);
});

test('what the opener does not hand over has no field', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 6, id: story.ip });
  await expectFields(page, 'Basic', basic);
});

test('of an empty answer the address itself is left', async ({ page, open, demo }) => {
  await demo.next('ipQuery', { body: { data: {} } });
  await demo.next('vtReport', { body: { data: {} } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 6, id: story.ip, extra: {} });
  await expectFields(page, 'Basic', [['IP address', story.ip], ...withoutValues([...basic.slice(1), ...handedOver])]);
  await expectFields(page, 'Activity', withoutValues(activity));
  await expectFields(page, 'Threat intelligence', withoutValues(intelligence));
});

const addresses: [address: string, tabs: string[]][] = [
  ['10.20.8.114', ['Basic', 'Activity']],
  ['172.16.40.9', ['Basic', 'Activity']],
  ['192.168.77.20', ['Basic', 'Activity']],
  ['172.32.0.1', ['Basic', 'Activity', 'Threat intelligence']],
  ['2001:db8:45::10', ['Basic', 'Activity', 'Threat intelligence']],
];

test('third parties are never asked about an internal address', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  for (const [address, tabs] of addresses) {
    await openDrawer(page, { search_type: 6, id: address, tabId: 3 });
    await expect(drawerOf(page).getByRole('heading', { name: address })).toBeVisible();
    await expect(drawerOf(page).getByRole('tab')).toHaveText(tabs);
  }
  const asked = demo.calls('vtReport').map(({ path }) => decodeURIComponent(path.split('/').at(-1) ?? ''));
  expect([...new Set(asked)]).toEqual(['172.32.0.1', '2001:db8:45::10']);
});

for (const region of ['UAE', 'GOV_US']) {
  test(`in ${region} there is no third-party report`, async ({ page, open, demo }) => {
    await demo.config({ region });
    await open('full', `/users/started?profile=6&profileId=${story.ip}&profileTab=3`);
    await panelWithData(page, 'basic');
    await expect(drawerOf(page).getByRole('tab')).toHaveText(['Basic', 'Activity']);
    expect(demo.calls('vtReport')).toEqual([]);
  });
}
