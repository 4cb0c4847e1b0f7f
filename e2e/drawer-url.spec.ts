import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import {
  drawerOf,
  expectFields,
  fieldOf,
  openDrawer,
  panelOf,
  panelWithData,
  withoutValues,
  type ReadFields,
} from './support/drawer';

const basic: ReadFields = [
  ['wrsScore', '12\nDangerous'],
  ['wrsCategory', 'Phishing\nDisease Vector'],
  ['objectName', story.url],
  ['domainName', story.domain],
  ['registrantName', 'Privacy Proxy Ltd'],
  ['registrantCounty', 'Panama'],
  ['createdDate', '2026-11-11'],
  ['updatedDate', '2026-11-17'],
  ['expiredDate', '2027-11-11'],
  ['host', `www.${story.domain}`],
  ['hostedIP', story.ip],
  ['hostedLocation', 'Netherlands'],
];
const activity: ReadFields = [
  ['firstSeen', '2026-11-17 13:00:00'],
  ['lastSeen', '2026-11-20 12:00:00'],
  ['hourlyAverageActivities', '1.01'],
  ['totalActivities', '73'],
  ['peakHourTime', '2026-11-19 08:00:00'],
  ['peakHourActivities', '41'],
  ['activityHistory', 'Highest\n41\n2026-11-19 08:00:00'],
];
const sandbox: ReadFields = [
  ['riskLevel', 'High'],
  ['analysisCompletionDateTime', '2026-11-18 16:00:00'],
  [
    'suspiciousBehaviorList',
    'Behavior\tWeight\nOffers a disk image for download\nHigh\nCopies the look of a parcel service\nMedium',
  ],
  ['sha1', '86d49279a39e74a70c3bdcaa21f28bbd434e4602'],
];
const intelligence: ReadFields = [
  ['detections', '17 / 93'],
  ['attributes.last_analysis_stats.malicious', '17'],
  ['attributes.last_analysis_stats.suspicious', '3'],
  ['attributes.last_analysis_stats.undetected', '12'],
  ['attributes.last_analysis_stats.harmless', '61'],
  ['attributes.last_analysis_date', '2026-11-19 09:00:00'],
  ['attributes.tags', 'phishing\niso'],
  ['attributes.last_http_response_code', '200'],
  ['queryDate', '2026-11-20 06:00:00'],
];

test('every field of a URL has its value', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url });
  await expect(drawerOf(page).getByRole('heading', { name: story.url })).toBeVisible();
  await expectFields(page, 'basic', basic);
  await expect(fieldOf(panelOf(page, 'basic'), 'wrsScore')).toHaveAttribute('data-severity', 'high');
  await expectFields(page, 'activity', activity);
  await expectFields(page, 'sandbox', sandbox);
  await expectFields(page, 'threat-intelligence', intelligence);
  expect(demo.calls('urlQuery').map(({ body }) => body)).toEqual([{ url: story.url }]);
  expect(demo.calls('sandboxAnalysis')[0]?.body).toMatchObject({ objectType: 'url', lang: 'en' });
});

const members = [
  ...['objectName', 'wrsScore', 'wrsCategory', 'domainName', 'registrantName', 'registrantCounty', 'createdDate'],
  ...['updatedDate', 'expiredDate', 'host', 'hostedIP', 'hostedLocation', 'firstSeen', 'lastSeen', 'sha1'],
  ...['hourlyAverageActivities', 'totalActivities', 'peakHourTime', 'peakHourActivities', 'activityHistory'],
  ...['attributes', 'queryDate', 'riskLevel', 'analysisCompletionDateTime', 'suspiciousBehaviorList'],
];
test('every field of a URL has a dash after an empty answer and after nulls', async ({ page, open, demo }) => {
  for (const data of [{}, Object.fromEntries(members.map((name) => [name, null]))]) {
    await demo.reset();
    for (const operation of ['urlQuery', 'vtReport'] as const) await demo.next(operation, { body: { data } });
    await demo.next('sandboxAnalysis', { body: { data: { ...data, status: 'done' } } });
    await open('full', '/users/started');
    await openDrawer(page, { search_type: 4, id: story.url });
    await expectFields(page, 'basic', withoutValues(basic));
    await expectFields(page, 'activity', withoutValues(activity));
    await expectFields(page, 'sandbox', withoutValues(sandbox.slice(0, 3)));
    await expectFields(page, 'threat-intelligence', withoutValues(intelligence));
  }
});

const scores: [score: number, severity: string, word: string][] = [
  [0, 'high', 'Dangerous'],
  [50, 'high', 'Dangerous'],
  [51, 'medium', 'Highly suspicious'],
  [65, 'medium', 'Highly suspicious'],
  [66, 'low', 'Suspicious'],
  [70, 'low', 'Suspicious'],
  [71, 'unknown', 'Unrated'],
  [72, 'low', 'Suspicious'],
  [80, 'low', 'Suspicious'],
  [81, 'safe', 'Safe'],
  [100, 'safe', 'Safe'],
];

test('a reputation is judged by its band, and not at all outside of 0 to 100', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  const score = fieldOf(panelOf(page, 'basic'), 'wrsScore');
  for (const [wrsScore, severity, word] of scores) {
    await demo.next('urlQuery', { body: { data: { wrsScore } } });
    await openDrawer(page, { search_type: 4, id: `https://score.example/${wrsScore}` });
    await expect(score).toHaveText(`${wrsScore} ${word}`);
    await expect(score).toHaveAttribute('data-severity', severity);
  }
  for (const wrsScore of [-1, 101, 50.5, 'high', true]) {
    await demo.next('urlQuery', { body: { data: { wrsScore } } });
    await openDrawer(page, { search_type: 4, id: `https://score.example/${wrsScore}` });
    await expect(score).toHaveText('-');
    await expect(score).not.toHaveAttribute('data-severity');
  }
});

const sandboxTab = 3;

test('the sandbox tells that an analysis is running', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.beaconUrl, tabId: sandboxTab });
  const panel = await panelWithData(page, 'sandbox');
  await expect(panel.getByRole('status')).toHaveText(/still running/);
  await expect(panel.getByRole('term')).toHaveCount(0);
});

test('the sandbox tells why an object was not analyzed, with a link to help', async ({ page, open }) => {
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: 'https://login.halden-0ptics.example/sso', tabId: sandboxTab });
  const panel = await panelWithData(page, 'sandbox');
  await expect(fieldOf(panel, 'riskLevel')).toHaveText('Not analyzed');
  await expect(fieldOf(panel, 'description')).toHaveText('The address could not be reached.');
  const help = panel.getByRole('link', { name: 'About sandbox analysis' });
  await expect(help).toHaveAttribute('href', '/__demo/pages/sandbox-help.html');
  const opened = page.waitForEvent('popup');
  await help.click();
  await expect((await opened).getByRole('heading', { name: 'Sandbox help' })).toBeVisible();
});

test('a URL that the sandbox does not know can be submitted', async ({ page, open }) => {
  const address = 'https://unknown.example/?a=1&b=ü';
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: address, tabId: sandboxTab });
  // The URL is unknown too: its panels say so, and the sandbox offers an analysis.
  const panel = panelOf(page, 'sandbox');
  await expect(panel).toHaveAttribute('data-state', 'empty');
  await expect(panel).toContainText('No data');
  await panel.getByRole('button', { name: 'Submit to sandbox' }).click();

  const dialog = page.getByRole('dialog', { name: 'Submit to sandbox' });
  await expect(dialog).toHaveAttribute('data-state', 'data');
  const frame = dialog.locator('iframe');
  await expect(frame).toHaveAttribute('src', /source_name=Detail Profile&source_id=&target_type=URL|Detail%20Profile/);
  await expect(frame.contentFrame().locator('.mono')).toHaveText(address);
  await frame.contentFrame().getByRole('button', { name: 'Submit' }).click();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Submitted' })).toBeVisible();
  expect(await dialog.boundingBox()).toMatchObject({ width: 832, height: 512 });
});

test('a state that the console does not know is no result', async ({ page, open, demo }) => {
  await open('full', '/users/started');
  for (const data of [{}, { status: null }, { status: 'paused', riskLevel: 'high' }]) {
    await demo.next('sandboxAnalysis', { body: { data } });
    await openDrawer(page, { search_type: 4, id: `https://${data.status ?? 'absent'}.example/`, tabId: sandboxTab });
    await demo.next('urlQuery', { body: { data: {} } });
    await expect(panelOf(page, 'sandbox')).toHaveAttribute('data-state', 'empty');
    await expect(panelOf(page, 'sandbox').locator('.descry-no-data')).toHaveText('No data');
  }
});

test('without the permission nothing can be submitted', async ({ page, open, demo }) => {
  await demo.access({ permissions: { 'response.submitToSandbox': 0 } });
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: 'https://unknown.example/', tabId: sandboxTab });
  await expect(panelOf(page, 'sandbox')).toContainText('No data');
  await expect(page.getByRole('button', { name: 'Submit to sandbox' })).toHaveCount(0);
});

test('in some regions there is no third-party report on a URL', async ({ page, open, demo }) => {
  for (const region of ['UAE', 'GOV_US']) {
    await demo.reset();
    await demo.config({ region });
    await open('full', `/users/started?profile=4&profileId=${encodeURIComponent(story.url)}&profileTab=4`);
    await panelWithData(page, 'basic');
    await expect(drawerOf(page).getByRole('tab'), region).toHaveText(['Basic', 'Activity', 'Sandbox']);
    await drawerOf(page).getByRole('tab', { name: 'Sandbox' }).click();
    await panelWithData(page, 'sandbox');
    expect(new URL(page.url()).hash, region).toContain('profileTab=3');
    expect(demo.calls('vtReport'), region).toEqual([]);
  }
});
