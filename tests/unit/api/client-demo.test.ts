import { expect, test } from 'vitest';
import { ApiError } from '~/api/api-error';
import { createClient } from '~/api/client';
import { errorRows } from '~/generated/console/errors';
import { operations as called } from '~/generated/console/operations';
import { operations, type OperationId } from '~/generated/contract/operations';
import { realClock } from '~/platform/clock';
import { getOwn } from '~/lib/get-own';
import { samples } from '../../fixtures/demo/samples';
import { demoApp } from '../../harness/demo/support';

/** The client with the demo backend as its network. */
function setUp(token = 'demo-session-full') {
  const app = demoApp();
  const errors: ApiError[] = [];
  const client = createClient({
    origin: 'http://demo.test',
    folder: 'http://demo.test/',
    trust: { origin: 'http://demo.test', folder: '/', allowed: [] },
    fetch: (request) => app.fetch(request),
    clock: realClock,
    token: () => token,
    uuid: () => crypto.randomUUID(),
    limits: { timeoutMs: 10_000, maxBodyBytes: 10_485_760, retries: 0, retryPauseMs: 300 },
    rows: errorRows,
    middleware: [{ onError: ({ error }) => void (error instanceof ApiError && errors.push(error)) }],
  });
  return { app, client, errors };
}

const ids = Object.keys(called).filter((id): id is OperationId => Object.hasOwn(operations, id));

// One has an address from an answer, one a header that no descriptor can send: only TypeScript code calls them.
const byCode: readonly OperationId[] = ['followSsoRedirect', 'createInternalToken'];

/** What a call needs to have been done before. */
const before: ReadonlyMap<OperationId, OperationId> = new Map([['undoAlertChange', 'changeAlerts']]);

test.each(ids.filter((id) => !byCode.includes(id)))('%s answers through the client', async (operation) => {
  const { client } = setUp();
  const send = (id: OperationId): Promise<unknown> => {
    const { path, query, body } = samples[id];
    return client.request(id, { path: { ...path }, query: { ...query }, body });
  };
  const earlier = before.get(operation);
  if (earlier) await send(earlier);
  const answer = await send(operation);
  expect(answer).toBeTypeOf('object');
  // Below its root an answer has no root any more.
  if (operations[operation].root !== null) expect(getOwn(answer, 'data')).toBeUndefined();
});

test('an unknown token is an error that asks the session for a sign-in', async () => {
  const { client, errors } = setUp('nobody');
  await expect(client.request('getMenu', {})).rejects.toMatchObject({ status: 401 });
  expect(errors).toMatchObject([{ policy: { kind: 'session', signal: 'sign-in' } }]);
});

test.each([
  [
    { status: 400, body: { info: { number: 400404 } } },
    { kind: 'status', number: 400404, policy: { message: 'DRAWER.TI.400404' } },
  ],
  [{ status: 500 }, { kind: 'status', status: 500, policy: { kind: 'panel', message: 'ERROR.COMMON_ERROR' } }],
  [{ drop: true }, { kind: 'no-answer', status: 0 }],
  [{ raw: '<html>' }, { kind: 'shape', status: 200 }],
])('a forced answer %o', async (next, want) => {
  const { app, client } = setUp();
  app.state.next.push({ operation: 'vtReport', ...next });
  const { path, query } = samples.vtReport;
  await expect(client.request('vtReport', { path: { ...path }, query: { ...query } })).rejects.toMatchObject(want);
});
