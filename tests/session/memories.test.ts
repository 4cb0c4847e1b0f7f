import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '../../src/lib/safe-storage';
import { createMemories } from '../../src/session/memories';
import { createFakeClock } from '../support/fake-clock';
import { memoryStorage } from '../support/memory-storage';

const declared = {
  language: { key: 'uic_language', lasts: 'browser' },
  upgradeLater: { key: 'uic_upgradeRemindLater', lasts: 'day' },
  siteNotice: { key: 'uic_intNotice', lasts: 'session' },
} as const;

/** Memories on the morning of 1 March 2025, with what is stored. */
function setUp(local: Record<string, string> = {}, tab: Record<string, string> = {}) {
  const clock = createFakeClock(new Date(2025, 2, 1, 9, 30).getTime());
  const storage = { local: memoryStorage(local), tab: memoryStorage(tab) };
  const open = () =>
    createMemories({
      declared,
      local: createSafeStorage(() => storage.local),
      tab: createSafeStorage(() => storage.tab),
      clock,
    });
  return { clock, storage, open, memories: open() };
}

test.each<[string, { local?: Record<string, string>; tab?: Record<string, string>; want: object }]>([
  ['nothing is kept at first', { want: {} }],
  [
    'SH-LS-02: a choice of the browser, whatever its value',
    { local: { uic_language: 'ja' }, want: { language: true } },
  ],
  ['SH-LS-06: a choice for today', { local: { uic_upgradeRemindLater: '2025-03-01' }, want: { upgradeLater: true } }],
  ['but not one of yesterday', { local: { uic_upgradeRemindLater: '2025-02-28' }, want: {} }],
  ['nor one that is no day', { local: { uic_upgradeRemindLater: 'true' }, want: {} }],
  ['a choice of the tab', { tab: { uic_intNotice: 'true' }, want: { siteNotice: true } }],
  ['a choice of the tab is not looked for in the browser', { local: { uic_intNotice: 'true' }, want: {} }],
])('%s', (_, { local, tab, want }) => {
  expect(setUp(local, tab).memories.kept.get()).toEqual(want);
});

describe('remembering', () => {
  test('a value, the day, or only that it was chosen', () => {
    const { memories, storage } = setUp();
    memories.remember('language', 'ja');
    memories.remember('upgradeLater');
    memories.remember('siteNotice');
    expect(storage.local.getItem('uic_language')).toBe('ja');
    expect(storage.local.getItem('uic_upgradeRemindLater')).toBe('2025-03-01');
    expect(storage.tab.getItem('uic_intNotice')).toBe('true');
    expect(memories.kept.get()).toEqual({ language: true, upgradeLater: true, siteNotice: true });
  });

  test('SH-UA-07, SH-UA-09: a choice for the day ends at local midnight', async () => {
    const { memories, clock, open } = setUp();
    memories.remember('upgradeLater');
    await clock.advance(14.5 * 3_600_000 - 1);
    expect(open().kept.get()).toEqual({ upgradeLater: true });
    await clock.advance(1);
    expect(open().kept.get()).toEqual({});
  });

  test('what is forgotten is gone', () => {
    const { memories, storage } = setUp({ uic_language: 'ja' });
    memories.forget('language');
    expect(memories.kept.get()).toEqual({});
    expect(storage.local.getItem('uic_language')).toBeNull();
  });

  test('without storage it lasts as long as the page', () => {
    const none = createSafeStorage(() => undefined);
    const memories = createMemories({ declared, local: none, tab: none, clock: createFakeClock() });
    memories.remember('upgradeLater');
    expect(memories.kept.get()).toEqual({ upgradeLater: true });
  });
});
