import { expect, test } from 'vitest';
import { createClient } from '../../src/api/client';
import { errorRows } from '../../src/generated/errors';
import { operations, type OperationId } from '../../src/generated/operations';
import { realClock } from '../../src/lib/clock';
import { own } from '../../src/lib/own';
import { samples } from '../demo/samples';
import { demoApp } from '../demo/support';

/** The client with the demo backend as its network. */
function setUp(token = 'demo-session-full') {
  const app = demoApp();
  const signals: string[] = [];
  const client = createClient({
    origin: 'http://demo.test',
    trust: { own: 'http://demo.test', allowed: [] },
    fetch: (address, init) => app.fetch(new Request(new URL(address, 'http://demo.test'), init)),
    clock: realClock,
    token: () => token,
    uuid: () => crypto.randomUUID(),
    limits: { timeoutMs: 10_000, maxBodyBytes: 10_485_760, retries: 0, retryPauseMs: 300, signInSettleMs: 0 },
    rows: errorRows,
    onSignal: ({ kind }) => void signals.push(kind),
  });
  return { app, client, signals };
}

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

test.each(ids.filter((id) => id !== 'followSsoRedirect'))('%s answers through the client', async (operation) => {
  const { client } = setUp();
  const { path, query, body } = samples[operation];
  const answer = await client.send(operation, { path: { ...path }, query: { ...query }, body });
  expect(answer).toBeTypeOf('object');
  // Below its root an answer has no root any more.
  if (operations[operation].root !== null) expect(own(answer, 'data')).toBeUndefined();
});

test('an unknown token is a refusal that the session hears of', async () => {
  const { client, signals } = setUp('nobody');
  await expect(client.call('getMenu', {})).rejects.toMatchObject({ status: 401 });
  expect(signals).toEqual(['sign-in']);
});

test.each([
  [
    { status: 400, body: { info: { number: 400404 } } },
    { kind: 'status', number: 400404, row: { message: 'DRAWER.TI.400404' } },
  ],
  [{ status: 500 }, { kind: 'status', status: 500, row: { message: 'ERROR.COMMON_ERROR', show: 'panel' } }],
  [{ drop: true }, { kind: 'no-answer', status: 0 }],
  [{ raw: '<html>' }, { kind: 'shape', status: 200 }],
])('a forced answer %o', async (next, want) => {
  const { app, client } = setUp();
  app.state.next.push({ operation: 'vtReport', ...next });
  const { path, query } = samples.vtReport;
  await expect(client.send('vtReport', { path: { ...path }, query: { ...query } })).rejects.toMatchObject(want);
});
