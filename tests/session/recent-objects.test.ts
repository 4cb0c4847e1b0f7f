import { expect, test } from 'vitest';
import { readDrawerRequest } from '../../src/actions/drawer-input';
import type { DrawerInput } from '../../src/generated/types';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createRecentObjects, withOpened } from '../../src/session/recent-objects';
import { memoryStorage } from '../support/memory-storage';

const url: DrawerInput = { search_type: 4, id: 'https://a.example' };
const host: DrawerInput = { search_type: 8, id: 'h-1' };

test.each<[string, { given: [readonly DrawerInput[], DrawerInput, number?]; want: readonly DrawerInput[] }]>([
  ['the newest comes first', { given: [[url], host], want: [host, url] }],
  ['an object opened again moves to the front', { given: [[host, url], url], want: [url, host] }],
  [
    'the same id of another kind is another object',
    { given: [[url], { ...url, search_type: 5 }], want: [{ ...url, search_type: 5 }, url] },
  ],
  ['a tab is not kept', { given: [[], { ...host, tabId: 3 }], want: [host] }],
  ['a name once told stays', { given: [[{ ...host, name: 'WIN-DC01' }], host], want: [{ ...host, name: 'WIN-DC01' }] }],
  ['the oldest goes when there are too many', { given: [[url], host, 1], want: [host] }],
])('%s', (_, { given: [objects, input, most = 20], want }) => {
  expect(withOpened(objects, input, most)).toEqual(want);
});

const open = (tab: Storage | undefined, account: () => string = () => 'account-1') =>
  createRecentObjects({
    storage: createSafeStorage(() => tab),
    account,
    most: 20,
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
  const stored = JSON.stringify([url, { search_type: 99, id: 'x' }, null, { search_type: 8 }, host]);
  expect(open(memoryStorage({ 'uic_recentObjects:account-1': stored })).list()).toEqual([url, host]);
});

test('without storage they last as long as the page', () => {
  const recent = open(undefined);
  recent.opened(host);
  expect(recent.list()).toEqual([host]);
});
