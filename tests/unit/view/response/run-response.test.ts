import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '~/api/api-error';
import { responseOperations } from '~/generated/console/response-operations';
import { responses } from '~/generated/console/responses';
import type { SecurityResponse } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { isList } from '~/lib/json';
import type { ResponseObject } from '~/state/response-request';
import { offeredResponses, readObject } from '~/view/response/response-object';
import { runResponse, type RunProgress } from '~/view/response/run-response';

const session = { permissions: { 'response.endpoint': 1 }, flags: {} };
const host = (id: string, isolation = 'disabled'): ResponseObject => ({
  searchType: 8,
  id,
  name: `Host ${id}`,
  isolation,
});
const isolate = find('isolate-endpoint');

function find(id: string): SecurityResponse {
  const response = responses.find((one) => one.id === id);
  if (!response) throw new Error(`There is no response ${id}.`);
  return response;
}

const failure = new ApiError({
  operation: 'startResponse',
  kind: 'status',
  status: 403,
  traceId: 'trace',
  policy: { kind: 'toast', message: 'ERROR.RESPONSE_NOT_ALLOWED' },
});

/** Runs a response whose calls are answered in turn, and gives the ids of each call. */
async function run(response: SecurityResponse, targets: readonly ResponseObject[], answers: readonly unknown[]) {
  const calls: unknown[] = [];
  const control = new AbortController();
  const steps: RunProgress[] = [];
  const progress = await runResponse(
    response,
    targets,
    { reason: 'Why' },
    {
      client: {
        request: (_, args) => {
          const answer = answers[calls.length];
          calls.push(args.body);
          if (answer === stop) control.abort();
          if (answer instanceof Error) return Promise.reject(answer);
          return Promise.resolve(answer === undefined || answer === stop ? accepted(args.body) : answer);
        },
      },
      session,
      signal: control.signal,
      onProgress: (step) => steps.push(step),
    },
  );
  return { progress, calls, steps };
}

/** An answer that ends the run from outside. */
const stop = Symbol('stop');

/** The answer of a server that starts a task for each object. */
function accepted(body: unknown) {
  const targets: unknown = getOwn(body, 'targets');
  const ids = isList(targets) ? targets.map((target) => getOwn(target, 'id')) : [];
  return { results: ids.map((id) => ({ targetId: id, taskId: 'task', problem: null })) };
}

test('an object for which a task is running already fails with the name of who started it', async () => {
  const conflict = {
    id: 'task-1',
    action: 'isolate-endpoint',
    account: 'Bruno Castell',
    created: '2026-11-22T09:00:00Z',
  };
  const answer = { results: [{ targetId: 'a', taskId: null, problem: 'task-running', conflict }] };
  const { progress } = await run(isolate, [host('a'), host('b')], [answer]);
  expect(progress.failed.map(({ target, reason }) => [target.id, reason.key, reason.values])).toEqual([
    ['a', 'RESPONSE.PROBLEM.RUNNING', { account: 'Bruno Castell' }],
    // No result is no task.
    ['b', 'ERROR.COMMON_ERROR', undefined],
  ]);
});

test('a response that the state of an object does not fit is not offered for it', () => {
  const ids = (objects: readonly ResponseObject[]) =>
    offeredResponses(responses, objects, session).map(({ response }) => response.id);
  expect(ids([host('a')])).toEqual(['isolate-endpoint']);
  expect(ids([host('a', 'enabled')])).toEqual(['restore-endpoint']);
});

test('a response whose condition cannot be decided is not offered', () => {
  expect(offeredResponses(responses, [{ searchType: 8, id: 'a', name: 'A' }], session)).toEqual([]);
});

test('of several objects those that do not fit are left out', () => {
  const [offered] = offeredResponses(responses, [host('a'), host('b', 'enabled')], session);
  expect([offered?.targets.map(({ id }) => id), offered?.unfit.map(({ id }) => id)]).toEqual([['a'], ['b']]);
});

test('a response without the permission is offered with the reason why it cannot be used', () => {
  const [offered] = offeredResponses(responses, [host('a')], { ...session, permissions: {} });
  expect(offered?.access).toEqual({ enabled: false, reason: { key: 'UI.RESPOND.NO_PERMISSION' } });
});

test('a response can have a reason of its own why it cannot be used', () => {
  const disabledReason = { key: 'responses.isolate-endpoint.disabledReason', text: 'Ask the owner of the endpoint.' };
  const [offered] = offeredResponses([{ ...isolate, disabledReason }], [host('a')], { ...session, permissions: {} });
  expect(offered?.access).toMatchObject({ enabled: false, reason: { key: disabledReason.key } });
});

test('an object without an id is none', () => {
  const target = { id: () => '', name: () => 'A' };
  expect(readObject(target, 8, session)).toBeUndefined();
});

test('an object without a name is called by its id', () => {
  const target = { id: () => 'a', name: () => undefined };
  expect(readObject(target, 8, session)).toEqual({ searchType: 8, id: 'a', name: 'a' });
});

const hosts = (count: number) => Array.from({ length: count }, (_, index) => host(`host-${index}`));

test('many objects are sent in several calls, one after the other', async () => {
  const { progress, calls, steps } = await run(isolate, hosts(250), []);
  expect(calls).toHaveLength(3);
  expect(steps.map(({ sent }) => sent)).toEqual([100, 200, 250]);
  expect(progress.started.map(({ target }) => target.id)).toEqual(hosts(250).map(({ id }) => id));
});

test('the row of an operation limits the objects of each call', async () => {
  const { operations } = responseOperations;
  Object.assign(responseOperations, { operations: operations.map((row) => ({ ...row, batchSize: 2 })) });
  onTestFinished(() => void Object.assign(responseOperations, { operations }));
  const { steps } = await run(isolate, hosts(3), []);
  expect(steps.map(({ sent }) => sent)).toEqual([2, 3]);
});

test('without a row for the operation, a call that succeeded succeeded for all objects', async () => {
  const { progress } = await run({ ...isolate, operation: 'cancelResponseTask' }, hosts(2), [{ results: [] }]);
  const started = hosts(2).map((target) => ({ target, task: undefined }));
  expect(progress).toEqual({ sent: 2, started, failed: [] });
});

test('a stop sends nothing more, and lists what was not sent', async () => {
  const { progress, calls } = await run(isolate, hosts(101), [stop]);
  expect(calls).toHaveLength(1);
  expect(progress.failed).toEqual([
    { target: host('host-100'), reason: { key: 'UI.RESPOND.NOT_SENT' }, isRepeatable: true },
  ]);
});

test('a failed call ends the run with the words of its error policy', async () => {
  const { progress, calls } = await run(isolate, hosts(101), [failure]);
  expect(calls).toHaveLength(1);
  expect(progress.failed).toHaveLength(101);
  expect([0, 100].map((index) => progress.failed[index]?.reason.key)).toEqual([
    'ERROR.RESPONSE_NOT_ALLOWED',
    'UI.RESPOND.NOT_SENT',
  ]);
});

const failureOf = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({
    ...{ operation: 'startResponse', kind: 'status', status: 500, traceId: 'trace' },
    policy: { kind: 'toast', message: 'ERROR.COMMON_ERROR' },
    ...more,
  });

test.each([
  ['no answer', { kind: 'no-answer', status: 0 }],
  ['an answer too late', { kind: 'time-out', status: 0 }],
  ['an answer that cannot be read', { kind: 'shape', status: 200 }],
  ['a gateway that got no answer', { status: 504 }],
] as const)('objects that may have started are not offered again: %s', async (_, more) => {
  const { progress } = await run(isolate, hosts(101), [failureOf(more)]);
  expect([0, 100].map((index) => progress.failed[index])).toMatchObject([
    { reason: { key: 'UI.RESPOND.UNKNOWN' }, isRepeatable: false },
    { reason: { key: 'UI.RESPOND.NOT_SENT' }, isRepeatable: true },
  ]);
});

test('a failure that the session deals with lists the objects that were not sent', async () => {
  const { progress } = await run(isolate, hosts(101), [
    undefined,
    failureOf({ policy: { kind: 'session', signal: 'sign-out' } }),
  ]);
  expect(progress.started).toHaveLength(100);
  expect(progress.failed).toMatchObject([{ target: { id: 'host-100' }, reason: { key: 'UI.RESPOND.NOT_SENT' } }]);
});
