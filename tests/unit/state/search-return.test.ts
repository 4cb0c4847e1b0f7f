import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { createSafeStorage } from '~/platform/safe-storage';
import { createSearchReturn, isResultsPage } from '~/state/search/search-return';
import { createFakeClock } from '../../harness/fake-clock';
import { memoryStorage } from '../../harness/memory-storage';

const results = '/app/global-search';
const homeAfter = settings.search.homeAfter;

function setUp(tab: Storage | undefined = memoryStorage(), account = 'anna') {
  const clock = createFakeClock();
  const gone: string[] = [];
  const shown: string[] = [];
  const way = createSearchReturn({
    tab: createSafeStorage(() => tab),
    account: () => account,
    clock,
    toasts: { show: ({ intent, text }) => void shown.push(`${intent} ${text.key}`) },
    navigate: (to) => void gone.push(to),
    results,
    homeAfter,
  });
  return { way, clock, gone, shown, tab };
}

test('home comes 1 s after the warning [SH-CO-08]', () => expect(homeAfter).toBe(1000));

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
    'the one before several searches [SH-OP-059]',
    { given: ['/', '/app/ddr', `${results}?keyword=a`, `${results}/b?keyword=c`], want: '/app/ddr' },
  ],
])('the arrow leads to %s [SH-SB-06]', (_, { given, want }) => {
  const { way, gone, shown } = setUp();
  given.forEach(way.arrived);
  way.back();
  expect([gone, shown]).toEqual([[want], []]);
});

test('the page before outlives loading the tab again [SH-OP-059]', () => {
  const { way, tab } = setUp();
  way.arrived('/app/ddr');
  const again = setUp(tab);
  again.way.arrived(results);
  again.way.back();
  expect(again.gone).toEqual(['/app/ddr']);
});

test('without a page before, a warning, and home 1 s later [SH-SB-07, SH-SB-08]', async () => {
  const { way, clock, gone, shown } = setUp();
  way.arrived(`${results}?keyword=a`);
  way.back();
  way.back();
  expect(shown[0]).toBe('warning UI.SEARCH.NO_PREVIOUS');
  await clock.advance(homeAfter - 1);
  expect(gone).toEqual([]);
  await clock.advance(1);
  expect(gone).toEqual(['/']);
  await clock.advance(homeAfter);
  expect(gone).toEqual(['/']);
});

test('who goes elsewhere within that second stays there [SH-SB-08]', async () => {
  const { way, clock, gone } = setUp();
  way.arrived(results);
  way.back();
  way.arrived('/app/ddr');
  await clock.advance(homeAfter);
  expect(gone).toEqual([]);
});

test('another search on the results page does not count as elsewhere [SH-SB-08]', async () => {
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
  const { way, gone, shown } = setUp(memoryStorage({ 'uic_beforeSearch:anna': 'https://evil.example' }));
  way.arrived(results);
  way.back();
  expect([gone, shown.length]).toEqual([[], 1]);
});

test('after a reload of the tab the page before is still known, to the person who was there', () => {
  const { way, tab } = setUp();
  way.arrived('/app/ddr?profile=4');
  const [anna, bob] = ['anna', 'bob'].map((account) => setUp(tab, account));
  anna?.way.back();
  bob?.way.back();
  expect([anna?.gone, bob?.gone]).toEqual([['/app/ddr?profile=4'], []]);
});

test('forgetting takes the page before', () => {
  const { way, shown, tab } = setUp();
  way.arrived('/app/ddr');
  way.forget();
  way.back();
  expect([shown.length, tab?.length]).toEqual([1, 0]);
});
