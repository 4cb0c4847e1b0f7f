import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { drawerOf, expectFields, fieldOf, openDrawer, panelOf, panelWithData, type ReadFields } from './support/drawer';

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

const sandboxTab = 3;

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
