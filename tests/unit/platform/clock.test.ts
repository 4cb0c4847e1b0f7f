import { expect, test } from 'vitest';
import { wait } from '~/platform/clock';
import { createFakeClock } from '../../harness/fake-clock';

test('waiting ends after its time', async () => {
  const clock = createFakeClock();
  let over = false;
  void wait(clock, 100).then(() => (over = true));
  await clock.advance(99);
  expect(over).toBe(false);
  await clock.advance(1);
  expect(over).toBe(true);
});

test.each([
  ['before it starts', { abortFirst: true }],
  ['on the way', { abortFirst: false }],
])('aborted %s, waiting rejects with the reason and leaves no timer', async (_, { abortFirst }) => {
  const clock = createFakeClock();
  const controller = new AbortController();
  if (abortFirst) controller.abort('gone');
  const waiting = wait(clock, 100, controller.signal);
  controller.abort('gone');
  await expect(waiting).rejects.toBe('gone');
  expect(clock.pending()).toBe(0);
});
