import { expect, test } from 'vitest';
import { countPendingWrites } from '~/api/pending-writes';

test.each([
  ['POST', 1],
  ['DELETE', 1],
  ['GET', 0],
  ['HEAD', 0],
  ['QUERY', 0],
])('a call with %s counts %i while it is under way', async (method, count) => {
  const answers: (() => void)[] = [];
  const writes = countPendingWrites(() => new Promise((resolve) => answers.push(() => resolve(new Response()))));
  const call = writes.fetch(new Request('https://api.example/x', { method }));
  expect(writes.count()).toBe(count);
  answers[0]?.();
  await call;
  expect(writes.count()).toBe(0);
});

test('a call that fails is over too', async () => {
  const writes = countPendingWrites(() => Promise.reject(new TypeError('offline')));
  await expect(writes.fetch(new Request('https://api.example/x', { method: 'POST' }))).rejects.toThrow('offline');
  expect(writes.count()).toBe(0);
});
