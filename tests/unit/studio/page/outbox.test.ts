import { expect, test } from 'vitest';
import { Outbox } from '~/studio/page/model/outbox';

test('while one text is under way, only the last of those behind it waits, and all is sent in the end', async () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const outbox = new Outbox<string>((text) => {
    started.push(text);
    return new Promise((done) => ends.push(done));
  });
  for (const text of ['a', 'ab', 'abc']) outbox.put(text);
  expect([started, outbox.isSending]).toEqual([['a'], true]);
  const sent = outbox.sent();
  ends[0]?.();
  await new Promise((done) => setImmediate(done));
  expect(started).toEqual(['a', 'abc']);
  ends[1]?.();
  await sent;
  expect(outbox.isSending).toBe(false);
});
