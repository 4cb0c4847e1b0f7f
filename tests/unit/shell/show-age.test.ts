import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { showAge } from '~/shell/clock/Age';

test.each([
  ['a time in the future [SH-CO-02]', { given: -600, want: undefined }],
  ['0 s [SH-CO-02]', { given: 0, want: undefined }],
  ['4 min 59 s [SH-NP-10]', { given: 299, want: undefined }],
  ['5 min [SH-NP-11]', { given: 300, want: '5 minutes ago' }],
  ['6 min 59 s [SH-NP-11]', { given: 419, want: '6 minutes ago' }],
  ['59 min 59 s [SH-NP-11]', { given: 3599, want: '59 minutes ago' }],
  ['1 h [SH-NP-12]', { given: 3600, want: '1 hour ago' }],
  ['2 h [SH-NP-12]', { given: 7200, want: '2 hours ago' }],
  ['23 h 59 min [SH-NP-12]', { given: 86_340, want: '23 hours ago' }],
  ['24 h [SH-NP-13]', { given: 86_400, want: '1 day ago' }],
  ['49 h [SH-NP-13]', { given: 176_400, want: '2 days ago' }],
])('a notification shows its age in one unit, and none below 5 minutes: %s', (_, { given, want }) => {
  expect(showAge(given * 1000, settings.notifications.justNow, 'en')).toBe(want);
});
