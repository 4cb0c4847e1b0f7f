import { describe, expect, test } from 'vitest';
import { authoredData } from '~/demo/company/authored';
import { story } from '~/demo/company/story';
import { getOwn } from '~/lib/get-own';
import { itemsOf } from '../../harness/demo/read';
import { call, demoApp, START } from '../../harness/demo/support';

const data = authoredData(START);
const keyOf = (object: unknown) => `${String(getOwn(object, 'searchType'))} ${String(getOwn(object, 'id'))}`;

describe('the same object tells the same story everywhere', () => {
  test('the domain and the addresses of every URL exist', () => {
    for (const [url, { domainName, hostedIP }] of data.urls) {
      expect(data.domains.has(domainName ?? ''), url).toBe(true);
      for (const ip of hostedIP ?? []) expect(data.ips.has(ip), `${url} ${ip}`).toBe(true);
    }
  });

  test('the addresses of every domain exist, and its URLs agree on them and on the registrant', () => {
    for (const [name, domain] of data.domains) {
      for (const ip of domain.hostedIP ?? []) expect(data.ips.has(ip), `${name} ${ip}`).toBe(true);
      for (const url of data.urls.values()) {
        if (url.domainName !== name || url.registrantName === undefined) continue;
        expect([url.registrantName, url.createdDate, url.expiredDate]).toEqual([
          domain.registrantName,
          domain.createdDate,
          domain.expiredDate,
        ]);
      }
    }
  });

  test('links and attachments of the phishing mail exist', () => {
    const mail = data.emails.get(story.mail);
    for (const link of mail?.mailUrlsVisibleLink ?? []) expect(data.urls.has(link)).toBe(true);
    for (const each of data.emails.values()) {
      for (const { attachmentSha1 } of each.mailAttachments ?? [])
        expect(data.files.has(attachmentSha1 ?? '')).toBe(true);
    }
  });

  test('the sandbox result of the URL names a known file', () => {
    expect(data.files.has(data.sandboxResults.get(story.url)?.sha1 ?? '')).toBe(true);
  });

  test('the host of every lineage node exists under its address and name', () => {
    for (const { endpointGuid, endpointHostName, endpointIp, dataHash } of data.lineageNodes.values()) {
      const record = data.hosts.find(({ endpointId }) => endpointId === endpointGuid);
      expect(record?.host).toMatchObject({ hostname: endpointHostName, last_ip_used: endpointIp?.[0] });
      expect(data.files.has(dataHash ?? '')).toBe(true);
    }
  });

  test('an object of an alert has the type and the verdict of its node in the attack graph', async () => {
    const app = demoApp();
    const path = { id: story.workbench };
    const nodes = itemsOf(getOwn((await call(app, 'alertGraph', { path })).body, 'data'), 'nodes');
    const ofGraph = new Map(nodes.map(({ object, kind, verdict }) => [keyOf(object), [kind, verdict]]));
    const objects = itemsOf(getOwn((await call(app, 'alertQuery', { path })).body, 'data'), 'objects');
    for (const each of objects) expect([each['kind'], each['verdict']]).toEqual(ofGraph.get(keyOf(each)));
    expect(objects.filter(({ verdict }) => verdict !== null).map(({ kind, verdict }) => `${kind} ${verdict}`)).toEqual([
      'email phishing',
      'process malicious',
      'url dangerous',
      'domain highlySuspicious',
      'ip highlySuspicious',
      'file dangerous',
    ]);
  });

  test('the summary of every activity is that of its hours', () => {
    for (const each of [...data.urls.values(), ...data.domains.values(), ...data.ips.values()]) {
      if (each.activityHistory === undefined || each.activityHistory === null) continue;
      const counts = each.activityHistory.map((entry) => (typeof entry === 'number' ? entry : entry.count));
      expect(each.totalActivities).toBe(counts.reduce((sum, count) => sum + count, 0));
      expect(each.peakHourActivities).toBe(Math.max(...counts));
    }
  });
});

test('the same moment gives the same data', () => {
  expect(authoredData(START)).toEqual(data);
});

test('a URL is found by itself and by its base64 form with and without padding', async () => {
  const app = demoApp();
  for (const url of [story.url, btoa(story.url), btoa(story.url).replaceAll('=', '')]) {
    expect((await call(app, 'urlQuery', { body: { url } })).body).toMatchObject({ data: { objectName: story.url } });
  }
});

test('every object of the company answers as the contract says', async () => {
  const app = demoApp();
  const statuses = await Promise.all([
    ...[...data.emails.keys()].map((messageId) => call(app, 'emailQuery', { body: { messageId } })),
    ...[...data.files.keys()].map((sha1) => call(app, 'fileQuery', { body: { sha1 } })),
    ...[...data.urls.keys()].map((url) => call(app, 'urlQuery', { body: { url } })),
    ...[...data.domains.keys()].map((domain) => call(app, 'domainQuery', { body: { domain } })),
    ...[...data.ips.keys()].map((ip) => call(app, 'ipQuery', { body: { ip } })),
    ...[...data.mobiles.keys()].map((deviceId) => call(app, 'mobileQuery', { body: { deviceId } })),
    ...[...data.users.keys()].map((userId) => call(app, 'userAccountQuery', { query: { userId } })),
    ...[...data.containers.keys()].map((containerId) => call(app, 'containerBasic', { body: { containerId } })),
    ...[...data.cloudAssets.keys()].map((arn) => call(app, 'cloudBasic', { query: { arn, assetType: 'cloudAsset' } })),
    ...[...data.threatInsights.keys()].map((name) =>
      call(app, 'threatInsightQuery', { query: { name, type: 'maltool' } }),
    ),
    ...data.hosts.map(({ endpointId }) => call(app, 'bigtableEndpoint', { path: { id: endpointId } })),
    ...[...data.risks.keys()].map((id) => call(app, 'riskOverview', { path: { id, type: 'device' } })),
    ...[...data.identities.keys()].map((id) => call(app, 'humanIdentity', { path: { id } })),
    ...[...data.sandboxResults.keys()].map((searchId) =>
      call(app, 'sandboxAnalysis', {
        body: { objectType: searchId.includes('://') ? 'url' : 'file', searchId, lang: 'en' },
      }),
    ),
    ...[...data.artifacts.keys()].map((sha1) => call(app, 'artifactAnalysis', { body: { queryType: 'sha1', sha1 } })),
    ...[...data.previews.keys()].map((key) => call(app, 'getPreviewFeature', { path: { key }, query: { lang: 'en' } })),
  ]);
  expect(statuses.filter(({ status }) => status !== 200)).toEqual([]);
});

describe('every state that a screen can show is in the data', () => {
  const sandbox = [...data.sandboxResults.values()];
  const scores = [...data.urls.values()].map(({ wrsScore }) => wrsScore);

  test.each<[string, boolean]>([
    ['sandbox done', sandbox.some(({ status }) => status === 'done')],
    ['sandbox processing', sandbox.some(({ status }) => status === 'processing')],
    ['sandbox not analyzed', sandbox.some(({ riskLevel }) => riskLevel === 'notAnalyzed')],
    ['a URL without sandbox result', [...data.urls.keys()].some((url) => !data.sandboxResults.has(url))],
    ['score 71', scores.includes(71)],
    ['score 0', scores.includes(0)],
    ['score 100', scores.includes(100)],
    ['no score', scores.includes(null)],
    ['internal address', data.ips.has('10.20.8.114') && data.ips.has('172.16.40.9') && data.ips.has('192.168.77.20')],
    [
      'mailbox list over 10',
      [...data.emails.values()].some(({ mailboxWithOrgId }) => (mailboxWithOrgId ?? []).length > 10),
    ],
    [
      'attachments over 10',
      [...data.emails.values()].some(({ mailAttachments }) => (mailAttachments ?? []).length > 10),
    ],
    [
      'links over 10',
      [...data.emails.values()].some(({ mailUrlsVisibleLink }) => (mailUrlsVisibleLink ?? []).length > 10),
    ],
    [
      '20 proxy addresses or more',
      data.hosts.some(({ host }) => (host.service_gateway_proxy_info?.ips ?? []).length >= 20),
    ],
    ['user with one key', [...data.users.values()].some((user) => Object.keys(user).length === 1)],
    ['user without exchange', [...data.users.values()].some((user) => user.services?.exchange === null)],
    [
      'every mobile risk',
      [1, 2, 3, 4].every((risk) => [...data.mobiles.values()].some((each) => each.basicSecurityStatus === risk)),
    ],
    ['plain activity counts', [...data.urls.values()].some((url) => typeof url.activityHistory?.[0] === 'number')],
  ])('%s', (_, is) => {
    expect(is).toBe(true);
  });

  test.each([
    ['quota.share-drop.example', 400429],
    ['private.share-drop.example', 400401],
    ['unheard-of.example', 400404],
  ])('the report on %s is refused with %i', async (id, number) => {
    const answer = await call(demoApp(), 'vtReport', { path: { kind: 'domain', id }, query: { refresh: 0 } });
    expect(answer).toMatchObject({ status: 400, body: { info: { number } } });
  });

  test('a refresh moves the date of the report', async () => {
    let now = START;
    const app = demoApp({ now: () => now });
    const date = async (refresh: 0 | 1) =>
      (await call(app, 'vtReport', { path: { kind: 'domain', id: story.domain }, query: { refresh } })).body;
    const before = await date(0);
    now += 60_000;
    expect(await date(0)).toEqual(before);
    expect(await date(1)).toMatchObject({ data: { queryDate: new Date(now).toISOString() } });
  });
});
