import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, expectFields, openDrawer, panelWithData, withoutValues, type ReadFields } from './support/drawer';

const basic: ReadFields = [
  ['objectName', story.ip],
  ['wrsScore', '12\nDangerous'],
  ['wrsCategory', 'Phishing\nDisease Vector'],
  ['host', story.domain],
  ['hostedLocation', 'Netherlands'],
];
const passedFields: ReadFields = [
  ['extra.port', '443'],
  ['extra.protocol', 'TCP'],
  ['extra.account', 'svc-backup'],
];
const activity: ReadFields = [
  ['firstSeen', '2026-11-16 13:00:00'],
  ['lastSeen', '2026-11-20 12:00:00'],
  ['hourlyAverageActivities', '1.76'],
  ['totalActivities', '169'],
  ['peakHourTime', '2026-11-18 22:00:00'],
  ['peakHourActivities', '58'],
  ['activityHistory', 'Highest\n58\n2026-11-18 22:00:00'],
];
const intelligence: ReadFields = [
  ['detections', '17 / 93'],
  ['attributes.last_analysis_stats.malicious', '17'],
  ['attributes.last_analysis_stats.suspicious', '3'],
  ['attributes.last_analysis_stats.undetected', '12'],
  ['attributes.last_analysis_stats.harmless', '61'],
  ['attributes.last_analysis_date', '2026-11-19 09:00:00'],
  ['attributes.tags', '-'],
  ['attributes.asn', '64501'],
  ['attributes.as_owner', 'Lowland Hosting BV'],
  ['attributes.country', 'NL'],
  ['attributes.network', '203.0.113.0/24'],
  ['queryDate', '2026-11-20 06:00:00'],
];

test('every field of an IP address has its value', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, {
    search_type: 6,
    id: story.ip,
    extra: { port: 443, protocol: 'TCP', account: 'svc-backup' },
  });
  await expectFields(page, 'basic', [...basic, ...passedFields]);
  await expectFields(page, 'activity', activity);
  await expectFields(page, 'threat-intelligence', intelligence);
  // A fact that the opening event lacks has no field.
  await openDrawer(page, { search_type: 6, id: story.ip });
  await expectFields(page, 'basic', basic);
});

test('of an empty answer the address itself is left', async ({ page, open, demo }) => {
  await demo.next('ipQuery', { body: { data: {} } });
  await demo.next('vtReport', { body: { data: {} } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 6, id: story.ip, extra: {} });
  await expectFields(page, 'basic', [['objectName', story.ip], ...withoutValues([...basic.slice(1), ...passedFields])]);
  await expectFields(page, 'activity', withoutValues(activity));
  await expectFields(page, 'threat-intelligence', withoutValues(intelligence));
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
  const requested = demo.calls('vtReport').map(({ path }) => decodeURIComponent(path.split('/').at(-1) ?? ''));
  expect([...new Set(requested)]).toEqual(['172.32.0.1', '2001:db8:45::10']);
});

test('in some regions there is no third-party report on an address', async ({ page, open, demo }) => {
  for (const region of ['UAE', 'GOV_US']) {
    await demo.reset();
    await demo.config({ region });
    await open('full', `/users/started?profile=6&profileId=${story.ip}&profileTab=3`);
    await panelWithData(page, 'basic');
    await expect(drawerOf(page).getByRole('tab'), region).toHaveText(['Basic', 'Activity']);
    expect(demo.calls('vtReport'), region).toEqual([]);
  }
});
