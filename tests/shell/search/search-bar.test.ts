import { expect, test } from 'vitest';
import { createOverlays } from '../../../src/actions/overlays';
import { header } from '../../../src/generated/header';
import type { Scope } from '../../../src/generated/types';
import { createSearchBar } from '../../../src/shell/search/search-bar';

const on: Scope = { view: 'ents', flags: { 'platform-data-query-preview': 1 } };
const off: Scope = { view: 'ents', flags: {} };

function setUp(scope: Scope = on, period: Readonly<Record<string, string>> = {}) {
  const overlays = createOverlays();
  const gone: string[] = [];
  const kept: string[] = [];
  const bar = createSearchBar({
    descriptor: header.search,
    scope: () => scope,
    overlays,
    navigate: (to) => void gone.push(to),
    history: {
      add: (text) => void kept.push(text),
      remove: () => undefined,
      suggest: () => [],
      forget: () => undefined,
    },
    period: () => period,
  });
  const open = (): readonly string[] => overlays.open.get().map(({ id }) => id);
  const close = (): void => overlays.open.get().forEach(({ key }) => overlays.close(key));
  return { bar, gone, kept, open, close };
}

test.each<[string, { given: [string, Readonly<Record<string, string>>?]; want: readonly string[] }]>([
  ['SH-NV-01: with the text as keyword', { given: ['abc'], want: ['/app/global-search?keyword=abc'] }],
  [
    'SH-NV-02, SH-OP-062: with the period in seconds',
    {
      given: ['abc', { from: '1700000000', to: '1700086400' }],
      want: ['/app/global-search?keyword=abc&from=1700000000&to=1700086400'],
    },
  ],
  ['whatever the text holds', { given: ['a&b=c #?'], want: ['/app/global-search?keyword=a%26b%3Dc+%23%3F'] }],
  ['without blanks around it', { given: ['  abc '], want: ['/app/global-search?keyword=abc'] }],
])('SH-SB-04: submitting goes to the results %s', (_, { given: [text, period], want }) => {
  const { bar, gone, kept } = setUp(on, period);
  bar.focused();
  bar.submit(text);
  expect(gone).toEqual(want);
  expect(kept).toEqual([text.trim()]);
  expect(bar.expanded.get()).toBe(false);
});

test.each(['', '   ', '\t\n'])('SH-SB-05: blank text %j goes nowhere and is not kept', (text) => {
  const { bar, gone, kept } = setUp();
  bar.submit(text);
  expect([gone, kept]).toEqual([[], []]);
});

test('SH-SB-01: focus expands the bar, leaving it collapses it', () => {
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

test('SH-FF-01, SH-SB-09: without the flag the focus asks to opt in, once, and does not expand', () => {
  const { bar, open } = setUp(off);
  bar.focused();
  // The click that brought the focus, and the focus that moves into the dialog.
  bar.used();
  bar.left();
  expect([open(), bar.expanded.get()]).toEqual([['data-query-opt-in'], false]);
});

test('SH-SB-09: the focus that returns from the dialog does not ask again, the next one does', () => {
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

test('SH-SB-09: without the flag nothing is searched', () => {
  const { bar, gone, kept, open } = setUp(off);
  bar.submit('abc');
  expect([gone, kept, open()]).toEqual([[], [], ['data-query-opt-in']]);
});
