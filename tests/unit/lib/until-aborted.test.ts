import { expect, test } from 'vitest';
import { untilAborted } from '~/lib/until-aborted';

const reason = new Error('The page leaves.');

/** A promise that never settles. */
const never = new Promise<string>(() => {});

test('a promise gives its result while the signal is not aborted', async () => {
  await expect(untilAborted(Promise.resolve('answer'), new AbortController().signal)).resolves.toBe('answer');
  await expect(untilAborted(Promise.reject(reason), new AbortController().signal)).rejects.toBe(reason);
});

test('a promise that is not settled rejects with the reason of the abort', async () => {
  const controller = new AbortController();
  const result = untilAborted(never, controller.signal);
  controller.abort(reason);
  await expect(result).rejects.toBe(reason);
});

test('a promise rejects at once if the signal is aborted before', async () => {
  await expect(untilAborted(never, AbortSignal.abort(reason))).rejects.toBe(reason);
});
