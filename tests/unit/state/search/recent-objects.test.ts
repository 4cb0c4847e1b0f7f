import { expect, test } from 'vitest';
import { readDrawerRequest } from '~/state/drawer/input';
import { createSafeStorage } from '~/platform/safe-storage';
import { createRecentObjects, withOpened, type RecentObject } from '~/state/search/recent-objects';
import { memoryStorage } from '~/tests/harness/memory-storage';

const url: RecentObject = { input: { search_type: 4, id: 'https://a.example' } };
const host: RecentObject = { input: { search_type: 8, id: 'h-1' } };
const hostNamed: RecentObject = { input: { ...host.input, name: 'WIN-DC01' } };
const domain: RecentObject = { input: { ...url.input, search_type: 5 } };

test.each<[string, { given: [readonly RecentObject[], RecentObject, number?]; want: readonly RecentObject[] }]>([
  ['the newest comes first', { given: [[url], host], want: [host, url] }],
  ['an object opened again moves to the front', { given: [[host, url], url], want: [url, host] }],
  ['the same id of another kind is another object', { given: [[url], domain], want: [domain, url] }],
  ['a tab is not kept', { given: [[], { input: { ...host.input, tabId: 3 } }], want: [host] }],
  ['a name once told stays', { given: [[hostNamed], host], want: [hostNamed] }],
  [
    'a title once shown stays, until another one is',
    { given: [[{ ...host, title: 'DC01' }], host], want: [{ ...host, title: 'DC01' }] },
  ],
  [
    'a newer title takes the place of an older one',
    { given: [[{ ...host, title: 'DC01' }], { ...host, title: 'DC02' }], want: [{ ...host, title: 'DC02' }] },
  ],
  [
    'a title is stored up to 200 characters',
    { given: [[], { ...host, title: 'x'.repeat(300) }], want: [{ ...host, title: `${'x'.repeat(200)}…` }] },
  ],
  ['the oldest goes when there are too many', { given: [[url], host, 1], want: [host] }],
])('%s', (_, { given: [objects, input, maxObjects = 20], want }) => {
  expect(withOpened(objects, input, maxObjects)).toEqual(want);
});

const open = (tab: Storage | undefined, account: () => string = () => 'account-1') =>
  createRecentObjects({
    storage: createSafeStorage(() => tab),
    account,
    maxObjects: 20,
    read: (stored) => {
      const request = readDrawerRequest(stored);
      return request?.kind === 'open' ? request.input : undefined;
    },
  });

test('each account has its own, and forgetting takes all', () => {
  const tab = memoryStorage({ other: 'stays' });
  let account = 'account-1';
  const recent = open(tab, () => account);
  recent.opened(url);
  account = 'account-2';
  expect(recent.list()).toEqual([]);
  recent.opened(host);
  recent.forget();
  expect([tab.length, tab.getItem('other')]).toEqual([1, 'stays']);
});

test('what storage holds is judged, entry by entry', () => {
  const stored = JSON.stringify([
    { ...url, title: 7 },
    { input: { search_type: 99, id: 'x' } },
    null,
    { input: { search_type: 8 } },
    { search_type: 8, id: 'flat' },
    { ...host, title: 'DC01' },
  ]);
  expect(open(memoryStorage({ 'uic_recentObjects:account-1': stored })).list()).toEqual([
    url,
    { ...host, title: 'DC01' },
  ]);
});

test('without storage they last as long as the page', () => {
  const recent = open(undefined);
  recent.opened(host);
  expect(recent.list()).toEqual([host]);
});
