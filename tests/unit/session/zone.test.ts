import { expect, test } from 'vitest';
import { readProfile } from '~/session/profile';
import { chooseZone } from '~/session/zone';

test.each<[string, { given: unknown; want: string }]>([
  ['a zone', { given: 'Europe/Berlin', want: 'Europe/Berlin' }],
  ['a zone of three names', { given: 'America/Argentina/Ushuaia', want: 'America/Argentina/Ushuaia' }],
  ['UTC', { given: 'UTC', want: 'UTC' }],
  ['a zone that does not exist', { given: 'Mars/Base', want: 'Asia/Kolkata' }],
  ['an offset', { given: '+05:00', want: 'Asia/Kolkata' }],
  ['a path', { given: '../../etc/passwd', want: 'Asia/Kolkata' }],
  ['markup', { given: '<b>UTC</b>', want: 'Asia/Kolkata' }],
  ['empty text', { given: '', want: 'Asia/Kolkata' }],
  ['a number', { given: 5, want: 'Asia/Kolkata' }],
  ['null', { given: null, want: 'Asia/Kolkata' }],
  ['an object', { given: { name: 'UTC' }, want: 'Asia/Kolkata' }],
])(
  'the zone of the account goes before that of the browser if there is such a zone: %s [SH-OP-068]',
  (_, { given, want }) => {
    const { timeZone } = readProfile({ consoleSettings: { timeZone: given } });
    expect(chooseZone(timeZone, 'Asia/Kolkata')).toBe(want);
  },
);

test.each(['', 'Mars/Base', '+05:30', 'Etc/Unknown'])('a browser that names the zone %j is in UTC', (zone) => {
  expect(chooseZone(undefined, zone)).toBe('UTC');
});
