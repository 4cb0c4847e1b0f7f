import { expect, test } from 'vitest';
import { observeServerDate } from '~/api/observe-server-date';
import { createServerTime } from '~/platform/server-time';
import { createFakeClock } from '../../harness/fake-clock';

const local = Date.UTC(2026, 10, 20, 12);

test.each<[string, { given: string | null; want: number | undefined }]>([
  ['a server an hour ahead', { given: 'Fri, 20 Nov 2026 13:00:00 GMT', want: 3_600_000 }],
  ['a server an hour behind', { given: 'Fri, 20 Nov 2026 11:00:00 GMT', want: -3_600_000 }],
  ['the same time', { given: 'Fri, 20 Nov 2026 12:00:00 GMT', want: 0 }],
  ['no header', { given: null, want: undefined }],
  ['an empty header', { given: '', want: undefined }],
  ['text', { given: 'yesterday', want: undefined }],
  ['a number', { given: '1', want: undefined }],
  ['another form', { given: '2026-11-20T13:00:00Z', want: undefined }],
  ['another zone', { given: 'Fri, 20 Nov 2026 13:00:00 CET', want: undefined }],
  ['a day that does not exist', { given: 'Fri, 45 Nov 2026 13:00:00 GMT', want: undefined }],
  ['a month that does not exist', { given: 'Fri, 20 Xyz 2026 13:00:00 GMT', want: undefined }],
  ['something behind it', { given: 'Fri, 20 Nov 2026 13:00:00 GMT<script>', want: undefined }],
])('the Date header tells the server time: %s [SH-CK-03, SH-OP-067]', (_, { given, want }) => {
  const clock = createFakeClock(local);
  const time = createServerTime(clock);
  time.sync(given);
  expect(time.ahead.get()).toBe(want);
  expect(time.now()).toBe(local + (want ?? 0));
});

test('it ticks with the workstation, the latest answer counts, a hostile one changes nothing [SH-OP-067]', async () => {
  const clock = createFakeClock(local);
  const time = createServerTime(clock);
  time.sync('Fri, 20 Nov 2026 13:00:00 GMT');
  await clock.advance(90_000);
  expect(time.now()).toBe(local + 3_690_000);
  time.sync('not a date');
  expect(time.now()).toBe(local + 3_690_000);
  time.sync('Fri, 20 Nov 2026 12:30:00 GMT');
  expect(time.now()).toBe(local + 1_800_000);
});

test.each([
  ['the identity service', 'https://api.example/ui/uic/v3/auth?lang=en', true],
  ['its public part', 'https://api.example/public/uic/v3/supportForm', true],
  ['another service', 'https://api.example/ui/other/v3/x', false],
  ['the same path elsewhere', 'https://elsewhere.example/ui/uic/v3/auth', false],
  ['its path inside of another', 'https://api.example/x/ui/uic/v3/auth', false],
])('only the identity service tells the time: %s', async (_, address, want) => {
  const received: (string | null)[] = [];
  const answer = new Response('', { status: 500, headers: { date: 'Fri, 20 Nov 2026 13:00:00 GMT' } });
  const fetch = observeServerDate(
    () => Promise.resolve(answer),
    'https://api.example',
    (date) => void received.push(date),
  );
  expect(await fetch(new Request(address))).toBe(answer);
  expect(received).toEqual(want ? ['Fri, 20 Nov 2026 13:00:00 GMT'] : []);
});
