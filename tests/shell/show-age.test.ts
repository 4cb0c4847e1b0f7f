import { expect, test } from 'vitest';
import { settings } from '../../src/generated/console';
import { showAge } from '../../src/shell/notifications/show-age';

test.each([
  ['in the future', { given: -600, want: undefined }],
  ['0 s', { given: 0, want: undefined }],
  ['SH-NP-10: 4 min 59 s', { given: 299, want: undefined }],
  ['SH-NP-11: 5 min', { given: 300, want: '5 minutes ago' }],
  ['SH-NP-11: 6 min 59 s', { given: 419, want: '6 minutes ago' }],
  ['SH-NP-11: 59 min 59 s', { given: 3599, want: '59 minutes ago' }],
  ['SH-NP-12: 1 h', { given: 3600, want: '1 hour ago' }],
  ['SH-NP-12: 2 h', { given: 7200, want: '2 hours ago' }],
  ['SH-NP-12: 23 h 59 min', { given: 86_340, want: '23 hours ago' }],
  ['SH-NP-13: 24 h', { given: 86_400, want: '1 day ago' }],
  ['SH-NP-13: 49 h', { given: 176_400, want: '2 days ago' }],
])('SH-CO-02 %s', (_, { given, want }) => {
  expect(showAge(given * 1000, settings.notifications.justNow, 'en')).toBe(want);
});
