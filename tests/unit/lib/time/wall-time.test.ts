import { describe, expect, test } from 'vitest';
import { toMoment, toWall, type WallTime } from '~/lib/time/wall-time';

const at = (iso: string): number => Date.parse(iso) / 1000;
const wall = (text: string): WallTime => {
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
};

interface Line {
  readonly zone: string;
  readonly wall: string;
  /** The moment, or the earlier and the later one. */
  readonly moment: string | readonly [string, string];
}

const ordinary: [string, Line][] = [
  ['UTC', { zone: 'UTC', wall: '2026-11-20 12:00:00', moment: '2026-11-20T12:00:00Z' }],
  ['Berlin in winter', { zone: 'Europe/Berlin', wall: '2026-01-10 00:00:00', moment: '2026-01-09T23:00:00Z' }],
  ['Berlin in summer', { zone: 'Europe/Berlin', wall: '2026-07-10 23:59:59', moment: '2026-07-10T21:59:59Z' }],
  [
    'Berlin, the second before the gap',
    { zone: 'Europe/Berlin', wall: '2026-03-29 01:59:59', moment: '2026-03-29T00:59:59Z' },
  ],
  [
    'Berlin, right after the gap',
    { zone: 'Europe/Berlin', wall: '2026-03-29 03:00:00', moment: '2026-03-29T01:00:00Z' },
  ],
  [
    'Berlin, after the doubled hour',
    { zone: 'Europe/Berlin', wall: '2026-10-25 03:00:00', moment: '2026-10-25T02:00:00Z' },
  ],
  ['New York', { zone: 'America/New_York', wall: '2026-11-20 00:00:00', moment: '2026-11-20T05:00:00Z' }],
  ['Lord Howe in summer', { zone: 'Australia/Lord_Howe', wall: '2026-01-01 00:00:00', moment: '2025-12-31T13:00:00Z' }],
  ['Lord Howe in winter', { zone: 'Australia/Lord_Howe', wall: '2026-07-01 00:00:00', moment: '2026-06-30T13:30:00Z' }],
  ['Kathmandu', { zone: 'Asia/Kathmandu', wall: '2026-11-20 05:45:00', moment: '2026-11-20T00:00:00Z' }],
  [
    'Apia, the last second before the skipped day',
    { zone: 'Pacific/Apia', wall: '2011-12-29 23:59:59', moment: '2011-12-30T09:59:59Z' },
  ],
  ['Apia, right after it', { zone: 'Pacific/Apia', wall: '2011-12-31 00:00:00', moment: '2011-12-30T10:00:00Z' }],
  ['a leap day', { zone: 'Asia/Tokyo', wall: '2024-02-29 09:00:00', moment: '2024-02-29T00:00:00Z' }],
  [
    'a zone that does not exist counts as UTC',
    { zone: 'Mars/Base', wall: '2026-11-20 12:00:00', moment: '2026-11-20T12:00:00Z' },
  ],
];

const doubled: [string, Line][] = [
  [
    'Berlin',
    { zone: 'Europe/Berlin', wall: '2026-10-25 02:30:00', moment: ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'] },
  ],
  [
    'New York',
    { zone: 'America/New_York', wall: '2026-11-01 01:00:00', moment: ['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'] },
  ],
  [
    'an hour before midnight in Sao Paulo',
    {
      zone: 'America/Sao_Paulo',
      wall: '2018-02-17 23:30:00',
      moment: ['2018-02-18T01:30:00Z', '2018-02-18T02:30:00Z'],
    },
  ],
  [
    'half an hour on Lord Howe',
    {
      zone: 'Australia/Lord_Howe',
      wall: '2026-04-05 01:45:00',
      moment: ['2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
    },
  ],
];

const gaps: [string, Line][] = [
  ['Berlin', { zone: 'Europe/Berlin', wall: '2026-03-29 02:30:00', moment: '2026-03-29T01:00:00Z' }],
  ['Berlin, its first second', { zone: 'Europe/Berlin', wall: '2026-03-29 02:00:00', moment: '2026-03-29T01:00:00Z' }],
  ['New York', { zone: 'America/New_York', wall: '2026-03-08 02:59:59', moment: '2026-03-08T07:00:00Z' }],
  [
    'half an hour on Lord Howe',
    { zone: 'Australia/Lord_Howe', wall: '2026-10-04 02:15:00', moment: '2026-10-03T15:30:00Z' },
  ],
  ['midnight in Sao Paulo', { zone: 'America/Sao_Paulo', wall: '2018-11-04 00:00:00', moment: '2018-11-04T03:00:00Z' }],
  ['after it', { zone: 'America/Sao_Paulo', wall: '2018-11-04 00:30:00', moment: '2018-11-04T03:00:00Z' }],
  ['the day that Apia skipped', { zone: 'Pacific/Apia', wall: '2011-12-30 00:00:00', moment: '2011-12-30T10:00:00Z' }],
  ['its last second', { zone: 'Pacific/Apia', wall: '2011-12-30 23:59:59', moment: '2011-12-30T10:00:00Z' }],
];

describe('wall time and moment agree both ways [SH-OP-063]', () => {
  test.each([...ordinary, ...doubled])('%s', (_, given) => {
    const [first, second] = typeof given.moment === 'string' ? [given.moment, given.moment] : given.moment;
    expect(toMoment(wall(given.wall), given.zone, 'earlier')).toBe(at(first));
    expect(toMoment(wall(given.wall), given.zone, 'later')).toBe(at(second));
    expect([at(first), at(second)].map((moment) => toWall(moment, given.zone))).toEqual([
      wall(given.wall),
      wall(given.wall),
    ]);
  });
});

test.each(gaps)('a time in a gap is the first moment after it: %s', (_, { zone, wall: shown, moment }) => {
  expect(toMoment(wall(shown), zone, 'earlier')).toBe(at(String(moment)));
  expect(toMoment(wall(shown), zone, 'later')).toBe(at(String(moment)));
});

test.each([
  ['a day that the calendar lacks', '2026-02-30 00:00:00'],
  ['a leap day of another year', '2026-02-29 00:00:00'],
  ['an hour too many', '2026-02-03 24:00:00'],
  ['a minute too many', '2026-02-03 12:60:00'],
  ['a short form', '2026-2-3 12:00:00'],
  ['nothing', ' '],
  ['text', 'today now'],
])('what is no time has no moment: %s', (_, given) => {
  expect(toMoment(wall(given), 'Europe/Berlin', 'earlier')).toBeUndefined();
});
