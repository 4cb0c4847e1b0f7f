import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toMoment, toWall } from '~/lib/time/wall-time';

dayjs.extend(utc);
dayjs.extend(timezone);

const pattern = 'YYYY-MM-DD HH:mm:ss';
const at = (iso: string): number => Date.parse(iso) / 1000;
const iso = (moment: number | undefined): string =>
  dayjs
    .unix(moment ?? Number.NaN)
    .utc()
    .format('YYYY-MM-DDTHH:mm:ss[Z]');
const wall = (text: string) => ({ date: text.slice(0, 10), time: text.slice(11) });

describe('the timezone plugin of dayjs is wrong where `wall-time` is right [SH-OP-063]', () => {
  test.each<[string, { zone: string; text: string; dayjs: string; right: string }]>([
    [
      'a time in the gap of Berlin',
      {
        zone: 'Europe/Berlin',
        text: '2026-03-29 02:30:00',
        dayjs: '2026-03-29T01:30:00Z',
        right: '2026-03-29T01:00:00Z',
      },
    ],
    [
      'a time in the gap of Lord Howe',
      {
        zone: 'Australia/Lord_Howe',
        text: '2026-10-04 02:15:00',
        dayjs: '2026-10-03T15:45:00Z',
        right: '2026-10-03T15:30:00Z',
      },
    ],
    [
      'the earlier one of a doubled time of New York',
      {
        zone: 'America/New_York',
        text: '2026-11-01 01:00:00',
        dayjs: '2026-11-01T06:00:00Z',
        right: '2026-11-01T05:00:00Z',
      },
    ],
    [
      'the end of the day that Apia skipped',
      {
        zone: 'Pacific/Apia',
        text: '2011-12-30 23:59:59',
        dayjs: '2011-12-31T09:59:59Z',
        right: '2011-12-30T10:00:00Z',
      },
    ],
  ])('for %s', (_, { zone, text, dayjs: given, right }) => {
    expect(iso(dayjs.tz(text, zone).unix())).toBe(given);
    expect(iso(toMoment(wall(text), zone, 'earlier'))).toBe(right);
  });

  test.each<[string, { zone: string; text: string; given: string }]>([
    ['Berlin', { zone: 'Europe/Berlin', text: '2026-03-28 12:00:00', given: '2026-03-29 13:00:00' }],
    ['Lord Howe', { zone: 'Australia/Lord_Howe', text: '2026-10-03 12:00:00', given: '2026-10-04 12:30:00' }],
  ])('for a day later across a change in %s', (_, { zone, text, given }) => {
    const added = dayjs.tz(text, zone).add(1, 'day').unix();
    expect(Object.values(toWall(added, zone)).join(' ')).toBe(given);
    const next = dayjs.utc(text).add(1, 'day').format(pattern);
    const moment = toMoment(wall(next), zone, 'earlier') ?? Number.NaN;
    expect(Object.values(toWall(moment, zone)).join(' ')).toBe(next);
    expect(next.slice(11)).toBe('12:00:00');
  });
});

describe('on a workstation in Berlin', () => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = 'Europe/Berlin';
  });
  afterEach(() => {
    process.env['TZ'] = before;
  });

  test('a time of Tokyo is not moved by the gap of the workstation, as by the plugin', () => {
    const moment = at('2026-03-28T17:30:00Z');
    expect(dayjs.unix(moment).tz('Asia/Tokyo').format(pattern)).toBe('2026-03-29 03:30:00');
    expect(toWall(moment, 'Asia/Tokyo')).toEqual(wall('2026-03-29 02:30:00'));
    expect(toMoment(wall('2026-03-29 02:30:00'), 'Asia/Tokyo', 'earlier')).toBe(moment);
  });
});
