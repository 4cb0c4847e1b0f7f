import { expect, test } from 'vitest';
import { createOverlays } from '~/state/overlays';
import { header } from '~/generated/console/header';
import type { Scope } from '~/generated/contract/types';
import { createSearchBar } from '~/state/search/search-bar';

const on: Scope = { view: 'ents', flags: { 'platform-data-query-preview': 1 } };
const off: Scope = { view: 'ents', flags: {} };

function setUp(scope: Scope = on, period: Readonly<Record<string, string>> = {}) {
  const overlays = createOverlays();
  const gone: string[] = [];
  const storedSearches: string[] = [];
  const bar = createSearchBar({
    descriptor: header.search,
    scope: () => scope,
    overlays,
    navigate: (to) => void gone.push(to),
    history: {
      add: (text) => void storedSearches.push(text),
      remove: () => undefined,
      suggest: () => [],
      forget: () => undefined,
    },
    period: () => period,
  });
  const open = (): readonly string[] => overlays.open.get().map(({ id }) => id);
  const close = (): void => overlays.open.get().forEach(({ key }) => overlays.close(key));
  return { bar, gone, storedSearches: storedSearches, open, close };
}

test.each<[string, { given: [string, Readonly<Record<string, string>>?]; want: readonly string[] }]>([
  ['with the text as keyword [SH-NV-01]', { given: ['abc'], want: ['/app/global-search?keyword=abc'] }],
  [
    'with the period in seconds [SH-NV-02, SH-OP-062]',
    {
      given: ['abc', { from: '1700000000', to: '1700086400' }],
      want: ['/app/global-search?keyword=abc&from=1700000000&to=1700086400'],
    },
  ],
  ['whatever the text holds', { given: ['a&b=c #?'], want: ['/app/global-search?keyword=a%26b%3Dc+%23%3F'] }],
  ['without blanks around it', { given: ['  abc '], want: ['/app/global-search?keyword=abc'] }],
])('submitting goes to the results %s [SH-SB-04]', (_, { given: [text, period], want }) => {
  const { bar, gone, storedSearches: storedSearches } = setUp(on, period);
  bar.focused();
  bar.submit(text);
  expect(gone).toEqual(want);
  expect(storedSearches).toEqual([text.trim()]);
  expect(bar.expanded.get()).toBe(false);
});

test.each(['', '   ', '\t\n'])('blank text %j goes nowhere and is not kept [SH-SB-05]', (text) => {
  const { bar, gone, storedSearches: storedSearches } = setUp();
  bar.submit(text);
  expect([gone, storedSearches]).toEqual([[], []]);
});

test('focus expands the bar, leaving it collapses it [SH-SB-01]', () => {
  const { bar, open } = setUp();
  expect(bar.expanded.get()).toBe(false);
  bar.focused();
  expect([bar.expanded.get(), open()]).toEqual([true, []]);
  bar.left();
  expect(bar.expanded.get()).toBe(false);
});

test('a key in the bar expands it again after Escape', () => {
  const { bar } = setUp();
  bar.focused();
  bar.collapse();
  expect(bar.expanded.get()).toBe(false);
  bar.used();
  expect(bar.expanded.get()).toBe(true);
});

test('without the flag the focus asks to opt in, once, and does not expand [SH-FF-01, SH-SB-09]', () => {
  const { bar, open } = setUp(off);
  bar.focused();
  // The click that brought the focus, and the focus that moves into the dialog.
  bar.used();
  bar.left();
  expect([open(), bar.expanded.get()]).toEqual([['data-query-opt-in'], false]);
});

test('the focus that returns from the dialog does not ask again, the next one does [SH-SB-09]', () => {
  const { bar, open, close } = setUp(off);
  bar.focused();
  bar.left();
  close();
  bar.focused();
  expect(open()).toEqual([]);
  bar.used();
  expect(open()).toEqual(['data-query-opt-in']);
  close();
  bar.left();
  bar.focused();
  expect(open()).toEqual(['data-query-opt-in']);
});

test('without the flag nothing is searched [SH-SB-09]', () => {
  const { bar, gone, storedSearches: storedSearches, open } = setUp(off);
  bar.submit('abc');
  expect([gone, storedSearches, open()]).toEqual([[], [], ['data-query-opt-in']]);
});
