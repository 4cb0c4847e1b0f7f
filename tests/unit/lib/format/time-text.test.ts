import { expect, test } from 'vitest';
import {
  dateText,
  dateTimeText,
  isoText,
  minuteText,
  recentText,
  timeOfDayText,
  unixText,
  zonedText,
  zoneLabel,
  zoneName,
  countText,
  relativeText,
} from '~/lib/format/time-text';

const at = (iso: string): number => Date.parse(iso);

test.each<[string, { time: string; zone: string; text: string; zoned: string; iso: string }]>([
  ['UTC', { time: '2026-11-22T08:02:07Z', zone: 'UTC', text: '2026-11-22 08:02:07', zoned: 'UTC', iso: 'Z' }],
  [
    'Berlin in winter',
    {
      time: '2026-11-22T08:02:07Z',
      zone: 'Europe/Berlin',
      text: '2026-11-22 09:02:07',
      zoned: 'UTC+01:00',
      iso: '+01:00',
    },
  ],
  [
    'Berlin in summer',
    {
      time: '2026-07-22T08:02:07Z',
      zone: 'Europe/Berlin',
      text: '2026-07-22 10:02:07',
      zoned: 'UTC+02:00',
      iso: '+02:00',
    },
  ],
  [
    'the last second of summer time in Berlin',
    {
      time: '2026-10-25T00:59:59Z',
      zone: 'Europe/Berlin',
      text: '2026-10-25 02:59:59',
      zoned: 'UTC+02:00',
      iso: '+02:00',
    },
  ],
  [
    'the first second of winter time in Berlin',
    {
      time: '2026-10-25T01:00:00Z',
      zone: 'Europe/Berlin',
      text: '2026-10-25 02:00:00',
      zoned: 'UTC+01:00',
      iso: '+01:00',
    },
  ],
  [
    'the first second after the gap in New York',
    {
      time: '2026-03-08T07:00:00Z',
      zone: 'America/New_York',
      text: '2026-03-08 03:00:00',
      zoned: 'UTC-04:00',
      iso: '-04:00',
    },
  ],
  [
    'half an hour',
    {
      time: '2026-11-22T20:02:07Z',
      zone: 'Asia/Kolkata',
      text: '2026-11-23 01:32:07',
      zoned: 'UTC+05:30',
      iso: '+05:30',
    },
  ],
  [
    'three quarters of an hour',
    {
      time: '2026-11-22T08:02:07Z',
      zone: 'Asia/Kathmandu',
      text: '2026-11-22 13:47:07',
      zoned: 'UTC+05:45',
      iso: '+05:45',
    },
  ],
  [
    'half an hour behind, midnight is hour 0',
    {
      time: '2026-11-22T03:30:00Z',
      zone: 'America/St_Johns',
      text: '2026-11-22 00:00:00',
      zoned: 'UTC-03:30',
      iso: '-03:30',
    },
  ],
  [
    'another day, 14 hours ahead',
    {
      time: '2026-11-22T10:00:00Z',
      zone: 'Pacific/Kiritimati',
      text: '2026-11-23 00:00:00',
      zoned: 'UTC+14:00',
      iso: '+14:00',
    },
  ],
  [
    'London in winter is not told from UTC',
    { time: '2026-11-22T08:02:07Z', zone: 'Europe/London', text: '2026-11-22 08:02:07', zoned: 'UTC', iso: 'Z' },
  ],
])('a time in every form: %s', (_, { time, zone, text, zoned, iso }) => {
  const moment = at(time);
  expect(dateTimeText(moment, zone)).toBe(text);
  expect(minuteText(moment, zone)).toBe(text.slice(0, -3));
  expect(`${dateText(moment, zone)} ${timeOfDayText(moment, zone)}`).toBe(text);
  expect(zonedText(moment, zone)).toBe(`${text} ${zoned}`);
  expect(isoText(moment, zone)).toBe(`${text.replace(' ', 'T')}${iso}`);
  expect(at(isoText(moment, zone))).toBe(moment);
});

test.each<[string, { time: number; zone: string; want: string }]>([
  [
    'milliseconds stay',
    { time: at('2025-03-01T09:30:00.250Z'), zone: 'Asia/Tokyo', want: '2025-03-01T18:30:00.250+09:00' },
  ],
  ['milliseconds before 1970 stay', { time: -750, zone: 'UTC', want: '1969-12-31T23:59:59.250Z' }],
  [
    'an offset with seconds becomes UTC',
    { time: at('1880-01-01T00:00:00Z'), zone: 'Europe/Berlin', want: '1880-01-01T00:00:00.000Z' },
  ],
  [
    'a year of five digits becomes UTC',
    { time: at('+010000-01-01T00:00:00Z'), zone: 'Asia/Tokyo', want: '+010000-01-01T00:00:00.000Z' },
  ],
])('ISO 8601: %s', (_, { time, zone, want }) => {
  expect(isoText(time, zone)).toBe(want);
});

test.each<[number, string]>([
  [1_740_821_400_000, '1740821400'],
  [1_740_821_400_250, '1740821400.250'],
  [0, '0'],
  [-1500, '-1.500'],
])('unix time of %d ms: %s', (time, want) => {
  expect(unixText(time)).toBe(want);
});

test.each<[string, { name: string; label: string }]>([
  ['Europe/Berlin', { name: 'Berlin', label: 'Europe/Berlin (UTC+01:00)' }],
  ['America/New_York', { name: 'New York', label: 'America/New_York (UTC-05:00)' }],
  ['America/Argentina/Buenos_Aires', { name: 'Buenos Aires', label: 'America/Argentina/Buenos_Aires (UTC-03:00)' }],
  ['UTC', { name: 'UTC', label: 'UTC' }],
  ['Etc/UTC', { name: 'UTC', label: 'Etc/UTC (UTC)' }],
  ['Etc/GMT-9', { name: 'UTC+09:00', label: 'Etc/GMT-9 (UTC+09:00)' }],
  ['Japan', { name: 'Japan', label: 'Japan (UTC+09:00)' }],
])('names of the zone %s', (zone, { name, label }) => {
  expect(zoneName(zone)).toBe(name);
  expect(zoneLabel(zone, at('2026-11-22T08:00:00Z'))).toBe(label);
});

test.each<[string, { time: string; now: string; zone: string; want: string }]>([
  [
    'a time of the same day',
    { time: '2026-11-22T08:00:00Z', now: '2026-11-22T22:00:00Z', zone: 'UTC', want: '08:00:00' },
  ],
  [
    'the day before',
    { time: '2026-11-21T23:59:59Z', now: '2026-11-22T00:00:00Z', zone: 'UTC', want: '2026-11-21 23:59:59' },
  ],
  [
    'a time of the same day in the zone',
    { time: '2026-11-21T23:59:59Z', now: '2026-11-22T00:00:00Z', zone: 'Europe/Berlin', want: '00:59:59' },
  ],
])('a recent time has its date only on another day: %s', (_, { time, now, zone, want }) => {
  expect(recentText(at(time), at(now), zone)).toBe(want);
});

const day = 86_400_000;

test.each<[string, { distance: number; language?: string; want: string }]>([
  ['one day is counted, not named', { distance: -day, want: '1 day ago' }],
  ['the next day is counted, not named', { distance: day, want: 'in 1 day' }],
  ['the last year is counted, not named', { distance: -365 * day, want: '1 year ago' }],
  ['days are rounded down', { distance: -2 * day + 1, want: '1 day ago' }],
  ['less than a second', { distance: -400, want: 'now' }],
  ['another language', { distance: -day, language: 'ja', want: '1 日前' }],
])('how long ago: %s', (_, { distance, language = 'en', want }) => {
  expect(relativeText(1e12 + distance, 1e12, language)).toBe(want);
});

test('a count of units is never a word', () => {
  expect([countText(-1, 'day', 'en'), countText(-1, 'day', 'de')]).toEqual(['1 day ago', 'vor 1 Tag']);
});
