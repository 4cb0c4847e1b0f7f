import { expect, test } from 'vitest';
import { settings } from '../../../src/generated/console';
import { createSafeStorage } from '../../../src/lib/safe-storage';
import { createWayBack, isResultsPage } from '../../../src/shell/search/way-back';
import { createFakeClock } from '../../support/fake-clock';
import { memoryStorage } from '../../support/memory-storage';

const results = '/app/global-search';
const homeAfter = settings.search.homeAfter;

function setUp(tab: Storage | undefined = memoryStorage()) {
  const clock = createFakeClock();
  const gone: string[] = [];
  const told: string[] = [];
  const way = createWayBack({
    tab: createSafeStorage(() => tab),
    clock,
    toasts: { show: ({ intent, text }) => void told.push(`${intent} ${text.key}`) },
    navigate: (to) => void gone.push(to),
    results,
    homeAfter,
  });
  return { way, clock, gone, told, tab };
}

test('SH-CO-08: home comes 1 s after the warning', () => expect(homeAfter).toBe(1000));

test.each<[string, { given: string; want: boolean }]>([
  ['the path itself', { given: results, want: true }],
  ['with a query', { given: `${results}?keyword=/app/ddr`, want: true }],
  ['with a tail', { given: `${results}/files?keyword=a`, want: true }],
  ['a longer name', { given: `${results}2`, want: false }],
  ['another page that mentions it', { given: `/app/ddr?x=${results}`, want: false }],
])('is a results page: %s', (_, { given, want }) => expect(isResultsPage(given, results)).toBe(want));

test.each<[string, { given: readonly string[]; want: string }]>([
  ['the page before the search', { given: ['/app/ddr', `${results}?keyword=a`], want: '/app/ddr' }],
  ['with its query', { given: ['/app/ddr?profile=4', `${results}?keyword=a`], want: '/app/ddr?profile=4' }],
  [
    'SH-OP-059: the one before several searches',
    { given: ['/', '/app/ddr', `${results}?keyword=a`, `${results}/b?keyword=c`], want: '/app/ddr' },
  ],
])('SH-SB-06: the arrow leads to %s', (_, { given, want }) => {
  const { way, gone, told } = setUp();
  given.forEach(way.arrived);
  way.back();
  expect([gone, told]).toEqual([[want], []]);
});

test('SH-OP-059: the page before outlives loading the tab anew', () => {
  const { way, tab } = setUp();
  way.arrived('/app/ddr');
  const again = setUp(tab);
  again.way.arrived(results);
  again.way.back();
  expect(again.gone).toEqual(['/app/ddr']);
});

test('SH-SB-07, SH-SB-08: without a page before, a warning, and home 1 s later', async () => {
  const { way, clock, gone, told } = setUp();
  way.arrived(`${results}?keyword=a`);
  way.back();
  way.back();
  expect(told[0]).toBe('warning UI.SEARCH.NO_PREVIOUS');
  await clock.advance(homeAfter - 1);
  expect(gone).toEqual([]);
  await clock.advance(1);
  expect(gone).toEqual(['/']);
  await clock.advance(homeAfter);
  expect(gone).toEqual(['/']);
});

test('SH-SB-08: who goes elsewhere within that second stays there', async () => {
  const { way, clock, gone } = setUp();
  way.arrived(results);
  way.back();
  way.arrived('/app/ddr');
  await clock.advance(homeAfter);
  expect(gone).toEqual([]);
});

test('SH-SB-08: another search on the results page does not count as elsewhere', async () => {
  const { way, clock, gone } = setUp();
  way.arrived(results);
  way.back();
  way.arrived(`${results}?keyword=b`);
  await clock.advance(homeAfter);
  expect(gone).toEqual(['/']);
});

test('without storage the page before is known as long as the page', () => {
  const { way, gone } = setUp(undefined);
  way.arrived('/app/ddr');
  way.arrived(results);
  way.back();
  expect(gone).toEqual(['/app/ddr']);
});

test('what storage holds is used only if it is a path', () => {
  const { way, gone, told } = setUp(memoryStorage({ uic_beforeSearch: 'https://evil.example' }));
  way.arrived(results);
  way.back();
  expect([gone, told.length]).toEqual([[], 1]);
});

test('forgetting takes the page before', () => {
  const { way, told, tab } = setUp();
  way.arrived('/app/ddr');
  way.forget();
  way.back();
  expect([told.length, tab?.length]).toEqual([1, 0]);
});
