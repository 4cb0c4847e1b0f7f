import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { draftOf, validateDraft, withValue, type Draft } from '~/shell/period/draft';

const times = settings.period;
const empty: Draft = { fromDate: '', fromTime: '00:00:00', toDate: '', toTime: '23:59:59' };
const full: Draft = { fromDate: '2026-11-01', fromTime: '00:00:00', toDate: '2026-11-05', toTime: '23:59:59' };
const at = (iso: string): number => Date.parse(iso) / 1000;

test('before a day is chosen the times of day stand there [SH-PP-10, SH-PP-11, SH-CO-10]', () => {
  expect(draftOf({ from: 1, to: 2, custom: false, preset: '30d' }, 'UTC', times)).toEqual(empty);
  expect(
    draftOf({ from: 1, to: 2, custom: false, preset: '7d' }, 'UTC', { startTime: '06:00:00', endTime: '18:00:00' }),
  ).toEqual({ ...empty, fromTime: '06:00:00', toTime: '18:00:00' });
});

test('a custom period is shown in the zone', () => {
  const chosen = { from: at('2026-10-31T23:00:00Z'), to: at('2026-11-05T22:59:59Z'), custom: true } as const;
  expect(draftOf(chosen, 'Europe/Berlin', times)).toEqual(full);
});

test.each<[string, { given: Draft; name: keyof Draft; value: string; want: Partial<Draft> }]>([
  ['a start behind the end [SH-PP-09]', { given: full, name: 'fromDate', value: '2026-11-07', want: { toDate: '' } }],
  [
    'the time of the end is the default again [SH-OP-064]',
    {
      given: { ...full, toTime: '10:00:00' },
      name: 'fromDate',
      value: '2026-11-07',
      want: { toDate: '', toTime: '23:59:59' },
    },
  ],
  ['a start on the day of the end', { given: full, name: 'fromDate', value: '2026-11-05', want: {} }],
  ['an earlier start', { given: full, name: 'fromDate', value: '2026-10-07', want: {} }],
  ['a start that is still being written', { given: full, name: 'fromDate', value: '2026-11-7', want: {} }],
  ['another time of the start', { given: full, name: 'fromTime', value: '23:00:00', want: {} }],
  ['another end', { given: full, name: 'toDate', value: '2026-11-02', want: {} }],
])('what a new value does to the others: %s', (_, { given, name, value, want }) => {
  expect(withValue(given, name, value, times)).toEqual({ ...given, [name]: value, ...want });
});

const today = '2026-11-20';

test.each<[string, { given: Partial<Draft>; want: readonly [string, string] }]>([
  ['days', { given: {}, want: ['2026-10-31T23:00:00Z', '2026-11-05T22:59:59Z'] }],
  [
    'today until its last second [SH-OP-065]',
    { given: { toDate: today }, want: ['2026-10-31T23:00:00Z', '2026-11-20T22:59:59Z'] },
  ],
  ['one day', { given: { fromDate: today, toDate: today }, want: ['2026-11-19T23:00:00Z', '2026-11-20T22:59:59Z'] }],
  [
    'one second',
    {
      given: { fromDate: today, toDate: today, fromTime: '10:00:00', toTime: '10:00:01' },
      want: ['2026-11-20T09:00:00Z', '2026-11-20T09:00:01Z'],
    },
  ],
  [
    'times without seconds',
    { given: { fromTime: '08:15', toTime: '09:30' }, want: ['2026-11-01T07:15:00Z', '2026-11-05T08:30:00Z'] },
  ],
  [
    'all of a doubled hour',
    {
      given: { fromDate: '2026-10-25', toDate: '2026-10-25', fromTime: '02:30:00', toTime: '02:30:00' },
      want: ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    },
  ],
  [
    'from a time that the clock left out',
    {
      given: { fromDate: '2026-03-29', toDate: '2026-03-29', fromTime: '02:30:00', toTime: '03:30:00' },
      want: ['2026-03-29T01:00:00Z', '2026-03-29T01:30:00Z'],
    },
  ],
])('a complete draft is a span: %s [SH-PP-06, SH-OP-063]', (_, { given, want: [from, to] }) => {
  expect(validateDraft({ ...full, ...given }, 'Europe/Berlin', today)).toEqual({
    span: { from: at(from), to: at(to) },
    problems: {},
  });
});

test.each<[string, { given: Partial<Draft>; want: object }]>([
  ...(['fromDate', 'fromTime', 'toDate', 'toTime'] as const).map(
    (name): [string, { given: Partial<Draft>; want: object }] => [
      `${name} is empty [SH-PP-05]`,
      { given: { [name]: '' }, want: {} },
    ],
  ),
  ['an end before the start [SH-PP-06]', { given: { toDate: '2026-10-31' }, want: { toDate: 'ORDER' } }],
  [
    'an end at the start [SH-PP-06]',
    { given: { toDate: '2026-11-01', toTime: '00:00:00' }, want: { toTime: 'ORDER' } },
  ],
  [
    'an end earlier that day [SH-PP-06]',
    { given: { toDate: '2026-11-01', fromTime: '10:00:00', toTime: '09:59:59' }, want: { toTime: 'ORDER' } },
  ],
  ['a start tomorrow [SH-PP-07]', { given: { fromDate: '2026-11-21', toDate: '' }, want: { fromDate: 'FUTURE' } }],
  ['an end tomorrow [SH-PP-07]', { given: { toDate: '2026-11-21' }, want: { toDate: 'FUTURE' } }],
  ['a day that does not exist', { given: { fromDate: '2026-02-30' }, want: { fromDate: 'NO_DATE' } }],
  ['a day of another form', { given: { fromDate: '11/01/2026' }, want: { fromDate: 'NO_DATE' } }],
  ['markup', { given: { toDate: '<img src=x>' }, want: { toDate: 'NO_DATE' } }],
  ['a time that does not exist', { given: { toTime: '24:00:00' }, want: { toTime: 'NO_TIME' } }],
  ['a time of another form', { given: { fromTime: '9am' }, want: { fromTime: 'NO_TIME' } }],
])('a draft without a span: %s', (_, { given, want }) => {
  expect(validateDraft({ ...full, ...given }, 'Europe/Berlin', today)).toEqual({ span: undefined, problems: want });
});

test('a day that the zone skipped is no span', () => {
  const skipped = { ...full, fromDate: '2011-12-30', toDate: '2011-12-30' };
  expect(validateDraft(skipped, 'Pacific/Apia', today)).toEqual({ span: undefined, problems: { toTime: 'ORDER' } });
});
