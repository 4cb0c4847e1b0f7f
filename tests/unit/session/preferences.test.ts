import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createPreferences } from '~/session/preferences';
import { createFakeClock } from '../../harness/fake-clock';
import { memoryStorage } from '../../harness/memory-storage';

const declared = {
  language: { key: 'uic_language', lasts: 'browser' },
  upgradeLater: { key: 'uic_upgradeRemindLater', lasts: 'day' },
  siteNotice: { key: 'uic_intNotice', lasts: 'session' },
} as const;

/** Preferences on the morning of 1 March 2025, with what is stored. */
function setUp(local: Record<string, string> = {}, tab: Record<string, string> = {}) {
  const clock = createFakeClock(new Date(2025, 2, 1, 9, 30).getTime());
  const storage = { local: memoryStorage(local), tab: memoryStorage(tab) };
  const open = () =>
    createPreferences({
      declared,
      local: createSafeStorage(() => storage.local),
      tab: createSafeStorage(() => storage.tab),
      clock,
    });
  return { clock, storage, open, preferences: open() };
}

test.each<[string, { local?: Record<string, string>; tab?: Record<string, string>; want: object }]>([
  ['nothing is kept at first', { want: {} }],
  [
    'a choice of the browser, whatever its value [SH-LS-02]',
    { local: { uic_language: 'ja' }, want: { language: true } },
  ],
  [
    'a choice for today is read [SH-LS-06]',
    { local: { uic_upgradeRemindLater: '2025-03-01' }, want: { upgradeLater: true } },
  ],
  ['a choice of yesterday is dropped', { local: { uic_upgradeRemindLater: '2025-02-28' }, want: {} }],
  ['a choice for what is no day is dropped', { local: { uic_upgradeRemindLater: 'true' }, want: {} }],
  ['a choice of the tab', { tab: { uic_intNotice: 'true' }, want: { siteNotice: true } }],
  ['a choice of the tab is not looked for in the browser', { local: { uic_intNotice: 'true' }, want: {} }],
])('%s', (_, { local, tab, want }) => {
  expect(setUp(local, tab).preferences.current.get()).toEqual(want);
});

describe('remembering', () => {
  test('a value, the day, or only that it was chosen', () => {
    const { preferences, storage } = setUp();
    preferences.set('language', 'ja');
    preferences.set('upgradeLater');
    preferences.set('siteNotice');
    expect(storage.local.getItem('uic_language')).toBe('ja');
    expect(storage.local.getItem('uic_upgradeRemindLater')).toBe('2025-03-01');
    expect(storage.tab.getItem('uic_intNotice')).toBe('true');
    expect(preferences.current.get()).toEqual({ language: true, upgradeLater: true, siteNotice: true });
  });

  test('a choice for the day ends at local midnight [SH-UA-07, SH-UA-09]', async () => {
    const { preferences, clock, open } = setUp();
    preferences.set('upgradeLater');
    await clock.advance(14.5 * 3_600_000 - 1);
    expect(open().current.get()).toEqual({ upgradeLater: true });
    await clock.advance(1);
    expect(open().current.get()).toEqual({});
  });

  test.each([
    ['chosen today', {}],
    ['stored today', { uic_upgradeRemindLater: '2025-03-01' }],
  ])('in a page that stays open a choice that was %s ends at local midnight, and no other', async (_, stored) => {
    const { preferences, clock } = setUp({ ...stored, uic_language: 'ja' });
    if (Object.keys(stored).length === 0) preferences.set('upgradeLater');
    await clock.advance(14.5 * 3_600_000 - 1);
    expect(preferences.current.get()).toEqual({ language: true, upgradeLater: true });
    await clock.advance(1);
    expect(preferences.current.get()).toEqual({ language: true });
  });

  test('what is forgotten is gone', () => {
    const { preferences, storage } = setUp({ uic_language: 'ja' });
    preferences.clear('language');
    expect(preferences.current.get()).toEqual({});
    expect(storage.local.getItem('uic_language')).toBeNull();
  });

  test('without storage it lasts as long as the page', () => {
    const none = createSafeStorage(() => undefined);
    const preferences = createPreferences({ declared, local: none, tab: none, clock: createFakeClock() });
    preferences.set('upgradeLater');
    expect(preferences.current.get()).toEqual({ upgradeLater: true });
  });
});
