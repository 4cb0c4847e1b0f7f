import { expect, test } from 'vitest';
import { Outbox } from '~/studio/page/model/outbox';

test('while one text is under way, only the last of those behind it waits, and all is sent in the end', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const outbox = new Outbox<string>((text) => {
    started.push(text);
    return new Promise((done) => ends.push(() => done(true)));
  });
  for (const text of ['a', 'ab', 'abc']) outbox.put(text);
  expect([started, outbox.isPending]).toEqual([['a'], true]);
  const sent = outbox.sent();
  ends[0]?.();
  await new Promise((done) => setImmediate(done));
  expect(started).toEqual(['a', 'abc']);
  ends[1]?.();
  await sent;
  expect(outbox.isPending).toBe(false);
});

test('what was not delivered is sent again when somebody waits for it, unless something newer is', async () => {
  const started: string[] = [];
  const outbox = new Outbox<string>(async (text) => started.push(text) > 2);
  outbox.put('a');
  expect([await outbox.sent(), started]).toEqual([false, ['a']]);
  outbox.put('ab');
  expect([await outbox.sent(), outbox.isPending]).toEqual([false, true]);
  expect([await outbox.sent(), outbox.isPending]).toEqual([true, false]);
  expect(started).toEqual(['a', 'ab', 'ab']);
});
