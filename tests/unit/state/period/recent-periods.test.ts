import { expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createRecentPeriods, readSpans, withSpan } from '~/state/period/recent-periods';
import { memoryStorage } from '~/tests/harness/memory-storage';

const now = Date.UTC(2026, 10, 20, 12) / 1000;
const span = (from: number) => ({ from, to: from + 50 });

test.each([
  ['a first one', { given: [], applied: span(1), want: [span(1)] }],
  ['a new one comes to the front', { given: [span(1)], applied: span(2), want: [span(2), span(1)] }],
  ['a known one moves there', { given: [span(1), span(2)], applied: span(2), want: [span(2), span(1)] }],
  [
    'the oldest one leaves a full list',
    { given: [span(1), span(2), span(3)], applied: span(4), want: [span(4), span(1), span(2)] },
  ],
])('the recent periods after another one was applied: %s', (_, { given, applied, want }) => {
  expect(withSpan(given, applied, 3)).toEqual(want);
});

test.each<[string, { given: unknown; want: readonly object[] }]>([
  ['spans', { given: [span(1), span(2)], want: [span(1), span(2)] }],
  ['what else a span has', { given: [{ ...span(1), html: '<b>' }], want: [span(1)] }],
  ['until the end of today', { given: [{ from: 5, to: now + 43_199 }], want: [{ from: 5, to: now + 43_199 }] }],
  ['in the future', { given: [{ from: now, to: now + 172_801 }], want: [] }],
  ['reversed', { given: [{ from: 2, to: 1 }], want: [] }],
  ['without a length', { given: [{ from: 2, to: 2 }], want: [] }],
  ['negative', { given: [{ from: -1, to: 2 }], want: [] }],
  ['fractions', { given: [{ from: 0.5, to: 2 }], want: [] }],
  ['texts', { given: [{ from: '1', to: '2' }, 'x', null], want: [] }],
  ['no list', { given: { 0: span(1) }, want: [] }],
  ['nothing', { given: undefined, want: [] }],
])('stored periods are validated: %s', (_, { given, want }) => {
  expect(readSpans(given, now)).toEqual(want);
});

test('each account has its recent periods, and a stored list that is too long is cut', () => {
  const storage = createSafeStorage(() => local);
  const local = memoryStorage({ 'uic_recentPeriods:2': JSON.stringify([1, 2, 3, 4].map(span)) });
  const of = (account: string) => createRecentPeriods({ storage, account, maxPeriods: 3, now: () => now * 1000 });
  of('1').applied(span(9));
  expect([of('1').list(), of('2').list()]).toEqual([[span(9)], [1, 2, 3].map(span)]);
});
