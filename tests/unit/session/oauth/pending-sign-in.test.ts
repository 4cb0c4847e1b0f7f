import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { storePending, takePending } from '~/session/oauth/pending-sign-in';
import { oauthKeys } from '~/session/oauth/storage-keys';
import { memoryStorage } from '~/tests/harness/memory-storage';

const attempt = { state: 'abcd', verifier: 'v', returnTo: '/alerts?state=open' };

function tabWith(stored: unknown) {
  const storage = memoryStorage({ [oauthKeys.attempt]: JSON.stringify(stored) });
  return { tab: createSafeStorage(() => storage), storage };
}

test('an answer belongs to the sign-in that the tab has begun', () => {
  const { tab } = tabWith(undefined);
  storePending(tab, attempt);
  expect(takePending(tab, 'abcd')).toEqual(attempt);
});

test.each([['abcd'], ['other']])('after an answer with the state "%s", no other belongs to it', (state) => {
  const { tab, storage } = tabWith(attempt);
  takePending(tab, state);
  expect(takePending(tab, 'abcd')).toBeUndefined();
  expect(storage.length).toBe(0);
});

test.each<[string, unknown, string]>([
  ['another state of the same length', attempt, 'abce'],
  ['the beginning of the state', attempt, 'abc'],
  ['more than the state', attempt, 'abcde'],
  ['no state', attempt, ''],
  ['a sign-in that nobody has begun', undefined, 'abcd'],
  ['a stored sign-in without a verifier', { state: 'abcd' }, 'abcd'],
  ['a stored sign-in with an empty state', { ...attempt, state: '' }, ''],
])('%s is refused', (_, stored, state) => {
  expect(takePending(tabWith(stored).tab, state)).toBeUndefined();
});

test.each([
  ['/sensors?q=a', '/sensors?q=a'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [5, '/'],
])('the way back %j leads to %s of the console', (returnTo, want) => {
  expect(takePending(tabWith({ ...attempt, returnTo }).tab, 'abcd')?.returnTo).toBe(want);
});
