import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatRelativeTime } from '~/lib/format/times';

test.each<[string, { given: unknown; zone?: string; want: string | undefined }]>([
  ['fewer than 12 digits are seconds [DR-OP-71]', { given: 1_740_821_400, want: '2025-03-01 09:30:00' }],
  ['12 digits are milliseconds [DR-OP-71]', { given: 999_999_999_999, want: '2001-09-09 01:46:39' }],
  ['11 digits are seconds [DR-OP-71]', { given: 99_999_999_999, want: '5138-11-16 09:46:39' }],
  ['milliseconds', { given: 1_740_821_400_000, want: '2025-03-01 09:30:00' }],
  ['zero is a moment', { given: 0, want: '1970-01-01 00:00:00' }],
  ['ISO text in UTC', { given: '2025-03-01T09:30:00Z', want: '2025-03-01 09:30:00' }],
  ['ISO text with an offset', { given: '2025-03-01T09:30:00.250+02:00', want: '2025-03-01 07:30:00' }],
  ['ISO text without a zone is UTC', { given: '2025-03-01T09:30:00', want: '2025-03-01 09:30:00' }],
  ['another zone', { given: 1_740_821_400, zone: 'Asia/Tokyo', want: '2025-03-01 18:30:00' }],
  ['summer time', { given: '2025-07-01T12:00:00Z', zone: 'Europe/Berlin', want: '2025-07-01 14:00:00' }],
  ['half an hour', { given: 0, zone: 'Asia/Kolkata', want: '1970-01-01 05:30:00' }],
  ['midnight is hour 0', { given: '2025-03-01T00:00:00Z', want: '2025-03-01 00:00:00' }],
  ['an unknown zone counts as UTC', { given: 0, zone: 'Mars/Base', want: '1970-01-01 00:00:00' }],
  ['other text stays as it is', { given: 'yesterday 1', want: 'yesterday 1' }],
  ['an impossible date stays as it is', { given: '2025-13-45T00:00:00Z', want: '2025-13-45T00:00:00Z' }],
  ['a number beyond all dates stays as it is', { given: 1e18, want: '1000000000000000000' }],
  ['null is empty', { given: null, want: undefined }],
])('date and time: %s', (_, { given, zone = 'UTC', want }) => {
  expect(formatDateTime(given, { zone })?.text).toBe(want);
});

test.each<[string, { given: unknown; zone?: string; want: string | undefined }]>([
  ['a moment is the day it has in the zone', { given: '2025-03-01T20:00:00Z', zone: 'Asia/Tokyo', want: '2025-03-02' }],
  ['a calendar day is the same day everywhere', { given: '2025-03-01', zone: 'America/Lima', want: '2025-03-01' }],
  ['other text stays as it is', { given: 'n/a', want: 'n/a' }],
  ['empty text is empty', { given: '', want: undefined }],
])('date: %s', (_, { given, zone = 'UTC', want }) => {
  expect(formatDate(given, { zone })?.text).toBe(want);
});

const now = Date.UTC(2025, 2, 1, 9, 30);

test.each<[string, { given: unknown; language?: string; want: string | undefined }]>([
  ['seconds', { given: now - 30_000, want: '30 seconds ago' }],
  ['minutes', { given: now - 5 * 60_000, want: '5 minutes ago' }],
  ['hours', { given: now - 3 * 3_600_000, want: '3 hours ago' }],
  ['days', { given: now - 3 * 86_400_000, want: '3 days ago' }],
  ['years', { given: now - 800 * 86_400_000, want: '2 years ago' }],
  ['the future', { given: now + 3_600_000, want: 'in 1 hour' }],
  ['another language', { given: now - 3 * 86_400_000, language: 'ja', want: '3 日前' }],
  ['text that is no time', { given: 'soon', want: 'soon' }],
  ['nothing', { given: undefined, want: undefined }],
])('relative time: %s', (_, { given, language = 'en', want }) => {
  expect(formatRelativeTime(given, now, { language, zone: 'UTC' })?.text).toBe(want);
});

test.each<[string, { shown: ReturnType<typeof formatDate>; want: object }]>([
  [
    'a time',
    { shown: formatDateTime(now, { zone: 'Asia/Tokyo' }), want: { copy: '2025-03-01T18:30:00+09:00', time: now } },
  ],
  [
    'how long ago',
    {
      shown: formatRelativeTime(now, now, { language: 'en', zone: 'UTC' }),
      want: { copy: '2025-03-01T09:30:00Z', time: now },
    },
  ],
  ['the day of a moment', { shown: formatDate(now, { zone: 'UTC' }), want: { copy: '2025-03-01', time: now } }],
  [
    'a calendar day is no moment',
    { shown: formatDate('2025-03-01', { zone: 'UTC' }), want: { text: '2025-03-01', copy: '2025-03-01' } },
  ],
  ['text that is no time', { shown: formatDateTime('soon', { zone: 'UTC' }), want: { text: 'soon', copy: 'soon' } }],
])('what is copied: %s', (_, { shown, want }) => {
  expect(shown).toMatchObject(want);
  expect(shown?.time).toBe('time' in want ? want.time : undefined);
});
