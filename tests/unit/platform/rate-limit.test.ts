import { expect, test } from 'vitest';
import { createRateLimit } from '~/platform/rate-limit';
import { createFakeClock } from '../../harness/fake-clock';

test('so many in a period are allowed, and as many in the next one', async () => {
  const clock = createFakeClock();
  const isAllowed = createRateLimit(clock, { count: 2, period: 1000 });
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
  await clock.advance(999);
  expect(isAllowed()).toBe(false);
  await clock.advance(1);
  expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
});

test('after the clock was set back it does not wait until the old time', () => {
  let now = 3_600_000;
  const isAllowed = createRateLimit({ ...createFakeClock(), now: () => now }, { count: 1, period: 1000 });
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
  now = 0;
  expect([isAllowed(), isAllowed()]).toEqual([true, false]);
});
