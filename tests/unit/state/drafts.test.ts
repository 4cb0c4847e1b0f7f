import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createDrafts } from '~/state/drafts';
import { createFakePage } from '../../harness/fake-page';
import { memoryStorage } from '../../harness/memory-storage';

/** A tab whose page can be loaded again, for an account. */
function openTab() {
  const storage = memoryStorage();
  const page = createFakePage();
  const load = (account: string) =>
    createDrafts({ tab: createSafeStorage(() => storage), account: () => account, page });
  return { storage, page, load };
}

test('what is typed is there again after a reload, until its control goes', () => {
  const { storage, load } = openTab();
  const before = load('ada');
  before.track('form a', () => ({ name: 'Ada' }));
  expect(storage.length).toBe(0);
  expect(before.save()).toBe('stored');
  const after = load('ada');
  expect(after.restored('form a')).toEqual({ name: 'Ada' });
  expect(storage.length).toBe(0);
  after.track('form a', () => ({}))();
  expect(after.restored('form a')).toBeUndefined();
});

test('a draft that nobody opened yet outlives the next reload too', () => {
  const { load } = openTab();
  const first = load('ada');
  first.track('form a', () => ({ name: 'Ada' }));
  first.save();
  load('ada').save();
  expect(load('ada').restored('form a')).toEqual({ name: 'Ada' });
});

test('nobody else reads it, and it is gone then', () => {
  const { storage, load } = openTab();
  const first = load('ada');
  first.track('form a', () => ({ name: 'Ada' }));
  first.save();
  expect(load('eve').restored('form a')).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('signing out removes it', () => {
  const { storage, page, load } = openTab();
  const drafts = load('ada');
  drafts.track('form a', () => ({ name: 'Ada' }));
  drafts.save();
  page.dispatch('console:logout');
  expect(storage.length).toBe(0);
  expect(drafts.save()).toBe('none');
});

test.each([
  ['an empty text', ''],
  ['a form without values', {}],
])('%s is no draft', (_title, typed) => {
  const { load } = openTab();
  const drafts = load('ada');
  drafts.track('search', () => typed);
  expect(drafts.save()).toBe('none');
});

test.each(['', '[]', '"text"', '{broken', 'null'])('stored drafts that are %j are none', (stored) => {
  const { storage, load } = openTab();
  storage.setItem('uic_drafts:ada', stored);
  expect(load('ada').restored('form a')).toBeUndefined();
});

test.each([
  ['while the storage is full or forbidden', undefined, 'ada'],
  ['while the account is unknown', memoryStorage(), ''],
])('%s it cannot be stored', (_title, storage, account) => {
  const page = createFakePage();
  const drafts = createDrafts({ tab: createSafeStorage(() => storage), account: () => account, page });
  drafts.track('form a', () => ({ name: 'Ada' }));
  expect(drafts.save()).toBe('refused');
});
