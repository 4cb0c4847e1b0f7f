import { expect, test } from 'vitest';
import { readProfile } from '../../src/session/profile';

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['a zone', { given: 'Europe/Berlin', want: 'Europe/Berlin' }],
  ['a zone of three names', { given: 'America/Argentina/Ushuaia', want: 'America/Argentina/Ushuaia' }],
  ['UTC', { given: 'UTC', want: 'UTC' }],
  ['a zone that does not exist', { given: 'Mars/Base', want: undefined }],
  ['an offset', { given: '+05:00', want: undefined }],
  ['a path', { given: '../../etc/passwd', want: undefined }],
  ['markup', { given: '<b>UTC</b>', want: undefined }],
  ['empty text', { given: '', want: undefined }],
  ['a number', { given: 5, want: undefined }],
  ['null', { given: null, want: undefined }],
  ['an object', { given: { name: 'UTC' }, want: undefined }],
])('SH-OP-068: the zone of the settings: %s', (_, { given, want }) => {
  expect(readProfile({ consoleSettings: { timeZone: given } }).timeZone).toBe(want);
});
