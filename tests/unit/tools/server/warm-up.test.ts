import { expect, test } from 'vitest';
import { createDemoBackend } from '~/tools/server/demo';
import { warmUp } from '~/tools/server/warm-up';

test('every call that makes the month come about is one that the demo answers', async () => {
  const backend = createDemoBackend('127.0.0.1');
  const statuses: number[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const response = await backend.app.fetch(request);
    statuses.push(response.status);
    return response;
  };
  await warmUp({ ...backend, app: { ...backend.app, fetch } });
  expect(statuses.length).toBeGreaterThan(5);
  expect(statuses.every((status) => status === 200)).toBe(true);
});
