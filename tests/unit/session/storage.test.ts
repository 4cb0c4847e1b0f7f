import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { cacheProfile, forgetPerson } from '~/session/cache-profile';
import { isDemoAccount, leaveDemo } from '~/session/demo-account';
import { readLanguage } from '~/i18n/language';
import { memoryStorage } from '../../harness/memory-storage';

const contents = (storage: Storage) =>
  Object.fromEntries(
    createSafeStorage(() => storage)
      .keys()
      .map((key) => [key, storage.getItem(key)]),
  );

test('after the load the profile is cached, and nothing that grants anything [SH-PR-06, SH-PR-07, SH-LS-03, SH-LS-04]', () => {
  const memory = memoryStorage({ uic_role: 'of someone else' });
  const profile = {
    user_name: 'ann',
    role: 'Master',
    advancedInfo: { view: 'ents' },
    consoleSettings: { hash: 'h' },
    access: { console: 1 },
  };
  cacheProfile(
    createSafeStorage(() => memory),
    { answer: profile, view: 'ents' },
  );
  expect(contents(memory)).toEqual({
    uic_user_name: 'ann',
    uic_role: 'Master',
    uic_view: 'ents',
    uic_advancedInfo: '{"view":"ents"}',
    uic_consoleSettings: '{"hash":"h"}',
  });
});

test('a profile without a role takes the old one away', () => {
  const memory = memoryStorage({ uic_role: 'of someone else' });
  cacheProfile(
    createSafeStorage(() => memory),
    { answer: {} },
  );
  expect(memory.getItem('uic_role')).toBeNull();
});

test('in a full storage nothing of the person before stays for the next one', () => {
  const memory = memoryStorage({ uic_user_name: 'anna', uic_role: 'Master' });
  const full = new Proxy(memory, {
    get: (storage, name) =>
      name === 'setItem'
        ? () => {
            throw new DOMException('Full.', 'QuotaExceededError');
          }
        : Reflect.get(storage, name),
  });
  cacheProfile(
    createSafeStorage(() => full),
    { answer: { user_name: 'bob', role: 'Analyst' } },
  );
  expect(contents(memory)).toEqual({});
});

test('signing out forgets the person and keeps the settings of the browser', () => {
  const memory = memoryStorage({
    'uic-token': 't',
    uic_user_name: 'ann',
    uic_role: 'r',
    uic_view: 'ents',
    uic_advancedInfo: '{}',
    uic_consoleSettings: '{}',
    'uic_searchHistory:1': '[]',
    'uic_recentPeriods:1': '[]',
    uic_language: 'ja',
    uic_theme: 'dark',
    uic_sideMenu: '{}',
  });
  forgetPerson(createSafeStorage(() => memory));
  expect(Object.keys(contents(memory)).sort()).toEqual(['uic_language', 'uic_sideMenu', 'uic_theme']);
});

test.each([
  ['ann_demo_1', true],
  ['ANN_DEMO_', true],
  ['demo', false],
  ['', false],
])('the user name "%s" is that of a demo account: %s [SH-DM-01, SH-OP-053]', (userName, want) => {
  expect(isDemoAccount({ profile: { user_name: userName } })).toBe(want);
});

test('leaving the demo removes name and role, then signs out [SH-DM-04 to 06]', async () => {
  const memory = memoryStorage({ uic_user_name: 'ann', uic_role: 'r', uic_view: 'ents' });
  const seen: unknown[] = [];
  await leaveDemo(
    createSafeStorage(() => memory),
    () => Promise.resolve(void seen.push(contents(memory))),
  );
  expect(seen).toEqual([{ uic_view: 'ents' }]);
});

test.each<[string, { stored: Record<string, string>; initial?: string; want: object }]>([
  ['nothing stored [DR-FRAME-15, DR-CONST-21]', { stored: {}, want: { sent: 'en', texts: 'en' } }],
  ['a language of the console [DR-FRAME-14]', { stored: { uic_language: 'ja' }, want: { sent: 'ja', texts: 'ja' } }],
  ['one it lacks is still sent', { stored: { uic_language: 'fr' }, want: { sent: 'fr', texts: 'en' } }],
  ['empty', { stored: { uic_language: '' }, want: { sent: 'en', texts: 'en' } }],
  ['none, for a browser in one', { stored: {}, initial: 'ja', want: { sent: 'ja', texts: 'ja' } }],
  [
    'one, whatever the browser has',
    { stored: { uic_language: 'en' }, initial: 'ja', want: { sent: 'en', texts: 'en' } },
  ],
])('%s', (_, { stored, initial, want }) => {
  const storage = createSafeStorage(() => memoryStorage(stored));
  expect(readLanguage(storage, ['en', 'ja'], initial)).toEqual(want);
});
