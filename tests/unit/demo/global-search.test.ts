import { describe, expect, test } from 'vitest';
import type { QueryParameters } from '~/generated/contract/operations';
import { seededHex } from '~/demo/company/random';
import { hashes, story } from '~/demo/company/story';
import { countsOf, dataOf, itemsOf } from '../../harness/demo/read';
import { call, demoApp, START } from '../../harness/demo/support';

const app = demoApp();
const now = START / 1000;
const DAY = 86_400;
const search = (keyword: string, query: Omit<QueryParameters<'globalSearch'>, 'keyword'> = {}) =>
  dataOf(app, 'globalSearch', { keyword, ...query });

describe('an object of the story is the first that is found', () => {
  test.each<[string, { given: string; want: readonly [kind: string, id: string] }]>([
    ['host by name', { given: 'fin-lt-014', want: ['endpoint', story.laptop] }],
    ['host by address', { given: story.laptopIp, want: ['endpoint', story.laptop] }],
    ['host by computer id', { given: 'pc-fin-lt-014', want: ['endpoint', story.laptop] }],
    ['user by name', { given: 'MARIA  keller', want: ['user', story.user] }],
    ['user by account', { given: 'halden\\maria.keller', want: ['user', story.user] }],
    ['mail by message id', { given: story.mail, want: ['email', story.mail] }],
    ['mail by subject', { given: 'reminder: invoice 4471 is overdue', want: ['email', story.mail] }],
    ['file by name', { given: 'invoice_viewer.exe', want: ['file', hashes.invoiceViewer] }],
    ['file by SHA1', { given: hashes.invoiceViewer.toUpperCase(), want: ['file', hashes.invoiceViewer] }],
    ['file by SHA256', { given: seededHex(`sha256 ${hashes.reader}`, 64), want: ['file', hashes.reader] }],
    ['file by MD5', { given: seededHex(`md5 ${hashes.reader}`, 32), want: ['file', hashes.reader] }],
    ['URL', { given: story.url, want: ['url', story.url] }],
    ['domain', { given: story.beaconDomain, want: ['domain', story.beaconDomain] }],
    ['IP address', { given: story.beaconIp, want: ['ip', story.beaconIp] }],
    ['alert by id', { given: story.workbench, want: ['alert', story.workbench] }],
    ['mobile device by serial number', { given: '490154203237518', want: ['mobile', story.phone] }],
    ['container', { given: story.container, want: ['container', story.container] }],
    ['cloud asset', { given: 'halden-customer-archive', want: ['cloud-asset', story.bucket] }],
    ['threat insight', { given: story.campaign, want: ['threat-insight', story.campaign] }],
  ])('%s', async (_, { given, want }) => {
    const [first] = itemsOf(await search(given));
    expect([first?.kind, first?.id]).toEqual(want);
  });

  test('a mail address finds account, mailbox and mails', async () => {
    const counts = countsOf(await search(story.userMail), 'counts');
    expect(counts).toMatchObject({ user: 1, 'email-account': 1 });
    expect(counts.email).toBeGreaterThan(1);
  });

  test('what is told of it is said in words, not in values of the contract', async () => {
    const details = itemsOf(await search('GlassLoader')).map(({ detail }) => detail);
    expect(details).toEqual(expect.arrayContaining(['Highly suspicious, GlassLoader', 'Critical, endpoint']));
  });

  test('a process comes with the facts that its drawer asks for', async () => {
    const [first] = itemsOf(await search('cdnsync.dll', { kind: 'process' }));
    expect(first).toMatchObject({ searchType: 13, process: { sha1: expect.any(String), pid: expect.any(Number) } });
  });
});

test('total and counts tell how many there are, on whatever page and of whatever kind', async () => {
  const all = await search('fin-', { limit: 7 });
  const counts = countsOf(all, 'counts');
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all.total);
  const endpoints = await search('fin-', { kind: 'endpoint', limit: 5 });
  expect(endpoints).toMatchObject({ total: counts.endpoint, counts: all.counts });
  expect(endpoints.total).toBe((await dataOf(app, 'endpointList', { q: 'fin-' })).total);
  const pages = await Promise.all([0, 5, 10].map((offset) => search('fin-', { kind: 'endpoint', limit: 5, offset })));
  const ids = pages.flatMap((page) => itemsOf(page).map(({ id }) => id));
  expect(new Set(ids).size).toBe(15);
  expect(itemsOf(await search('fin-', { offset: 1_000_000 }))).toEqual([]);
});

test('the period narrows what happened, as in the lists, and leaves what is there', async () => {
  const day = { from: now - 3 * DAY, to: now - 2 * DAY };
  const [ever, then] = await Promise.all([search('phishing'), search('phishing', day)]);
  const [before, after] = [countsOf(ever, 'counts'), countsOf(then, 'counts')];
  expect(after.alert ?? 0).toBeLessThan(before.alert ?? 0);
  const all = countsOf(await search(story.userMail, day), 'counts');
  expect(all).toMatchObject({ user: 1, 'email-account': 1 });
  expect(all.email).toBe((await dataOf(app, 'emailLog', { ...day, q: story.userMail })).total);
});

describe('a keyword without sense finds nothing', () => {
  test.each([
    ['empty', ''],
    ['blanks', ' \t\n '],
    ['unheard of', 'zzz-no-such-thing'],
    ['a pattern', '.*'],
    ['a member of objects', '__proto__'],
    ['a thousand characters', 'x'.repeat(1000)],
    ['many words', 'zzqx '.repeat(199)],
  ])('%s', async (_, keyword) => {
    expect(await search(keyword)).toMatchObject({ items: [], total: 0, counts: [] });
  });

  test('none at all', async () => {
    expect(await dataOf(app, 'globalSearch')).toMatchObject({ items: [], total: 0, counts: [] });
  });
});

test('markup and turned letters are found as the text that they are', async () => {
  const found = await Promise.all(['<img src=x', '\u202E', '<script>alert'].map((keyword) => search(keyword)));
  for (const { total } of found) expect(total).toBeGreaterThan(0);
});

test('a keyword beyond the contract is refused', async () => {
  expect((await call(app, 'globalSearch', { query: { keyword: 'x'.repeat(1001) } })).status).toBe(400);
});
