import { describe, expect, test } from 'vitest';
import { runAction } from '../../src/actions/run-action';
import { ApiError } from '../../src/api/api-error';
import { tellFailure } from '../../src/actions/tell-failure';
import type { Action } from '../../src/generated/descriptor-types';
import { errorRows } from '../../src/generated/errors';
import messages from '../../src/generated/messages/en';
import { operations, type OperationId } from '../../src/generated/operations';
import { samples } from '../demo/samples';
import { setUpAction } from '../support/action-context';
import { json } from '../support/api-client';

const common = 'Something went wrong. Try again later.';

/** The twelve calls of the dialogs. Some are sent by a click, others read by what is open. */
const clicked = [
  'startSimulation',
  'generateSignIns',
  'triggerAnomalySimulation',
  'triggerThreatActorSimulation',
  'setPreviewFeature',
  'enableAdvancedFunction',
  'acceptTerms',
] as const satisfies readonly OperationId[];
const read = [
  'getTaskStatus',
  'getDownloadUrls',
  'getSimulationDevices',
  'getPreviewFeature',
  'getLandingPage',
] as const satisfies readonly OperationId[];
const all: readonly OperationId[] = [...clicked, ...read];

/** Sends a call and tells its failure, as a button or a reading dialog does; what the notes then say. */
async function said(operation: OperationId, answer: Response | Error) {
  const set = setUpAction({ answers: [answer], rows: errorRows });
  const { services } = set.context;
  const { path, query, body } = { path: {}, query: {}, body: undefined, ...samples[operation] };
  const work = services.client
    .send(operation, { path: { ...path }, query: { ...query }, body })
    .then(() => 'done')
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, services);
      return error.traceId;
    });
  // Reads are tried again, and a refused session is waited for.
  await set.clock.advance(4500);
  const ended = await work;
  const notes = set.toasts.list.get().map(({ intent, text, traceId }) => {
    return [intent, messages[text.key] ?? text.key, ...(traceId === undefined ? [] : [traceId])].join(' | ');
  });
  return { ended, notes, requests: set.requests, signals: set.signals, overlays: set.overlays };
}

const withNumber = (number: unknown, status = 400) => json({ info: { number } }, status);
const withCode = (code: unknown, status = 400) => json({ error: { code } }, status);

/** Failures that no document foresees. */
const strange: readonly (readonly [string, () => Response | Error])[] = [
  ['400 without a number', () => json({}, 400)],
  ['400 with an unknown number', () => withNumber(999)],
  ['404', () => json({}, 404)],
  ['409 with a known number', () => withNumber(132338, 409)],
  ['418', () => new Response('teapot', { status: 418 })],
  ['429', () => json({}, 429)],
  ['500 with a known number', () => withNumber(132333, 500)],
  ['503 that is a page', () => new Response('<html><script>1</script>', { status: 503 })],
  ['no answer', () => new Error('offline')],
  ['a body with hostile members', () => json({ info: { number: { a: 1 } }, error: [], message: '<b>x</b>' }, 400)],
];

const silent: ReadonlySet<OperationId> = new Set(['getPreviewFeature', 'getLandingPage']);
const warns: ReadonlySet<OperationId> = new Set([
  'triggerAnomalySimulation',
  'triggerThreatActorSimulation',
  'getSimulationDevices',
]);

describe('DG-ERR-01: failures without a message of their own', () => {
  const table = all.flatMap((operation) => strange.map(([name, failure]) => [operation, name, failure] as const));
  test.each(table)('%s, %s', async (operation, _, failure) => {
    const { ended, notes, overlays } = await said(operation, failure());
    const loud = warns.has(operation) ? `warning | ${common} | ${ended}` : `danger | ${common}`;
    expect(notes).toEqual(silent.has(operation) ? [] : [loud]);
    expect(overlays.open.get()).toEqual([]);
  });
});

test.each(all.flatMap((operation) => [401, 406].map((status) => [operation, status] as const)))(
  'DG-ERR-01, OP-54: %s, %s: the session deals with it, and no note comes beside',
  async (operation, status) => {
    const { notes, signals } = await said(operation, json({}, status));
    expect(notes).toEqual([]);
    expect(signals).toHaveLength(1);
  },
);

describe('DG-ERR-05 to 09: generating sign-ins', () => {
  test.each<[string, { answer: Response; want: string }]>([
    ['DG-ERR-05', { answer: withCode(7930201), want: 'Unable to generate sign-ins (7930201).' }],
    ['DG-ERR-06', { answer: withCode(7930101), want: 'Unable to generate sign-ins (7930101).' }],
    ['DG-ERR-07', { answer: withCode(7935401), want: 'Unable to generate sign-ins (7935401).' }],
    ['DG-ERR-05, as text', { answer: withCode('7930201'), want: 'Unable to generate sign-ins (7930201).' }],
    ['DG-ERR-08: another code', { answer: withCode(7930202), want: common }],
    ['DG-ERR-08: no code', { answer: withCode(null), want: common }],
    ['DG-ERR-08: code of another call', { answer: withCode(132333), want: common }],
    ['DG-ERR-09: another status with a known code', { answer: withCode(7930201, 500), want: common }],
    ['DG-ERR-09: a class of its status', { answer: withCode(7930101, 422), want: common }],
  ])('%s', async (_, { answer, want }) => {
    expect((await said('generateSignIns', answer)).notes).toEqual([`danger | ${want}`]);
  });
});

test.each<[string, OperationId, string]>([
  ['DG-ERR-04', 'getDownloadUrls', `danger | ${common}`],
  ['DG-ERR-33, DG-DEV-11', 'getSimulationDevices', `warning | ${common} | trace-1`],
  ['DG-ERR-39', 'acceptTerms', `danger | ${common}`],
])('%s: %s', async (_, operation, want) => {
  expect((await said(operation, json({}, 404))).notes).toEqual([want]);
});

test('DG-ERR-43: the trace id is the one that the failed request carried, whatever the answer says', async () => {
  const { notes, requests } = await said(
    'triggerAnomalySimulation',
    new Response('{"traceId":"evil"}', { status: 400, headers: { 'x-trace-id': 'evil' } }),
  );
  const sent = new Headers(requests[0]?.init.headers).get('x-trace-id');
  expect(notes).toEqual([`warning | ${common} | ${sent}`]);
});

test('DG-ERR-45: each text that the errors of the dialogs name stands in the catalogue of messages', () => {
  const keys = errorRows.flatMap(({ operation, message }) =>
    operation !== undefined && all.some((each) => each === operation) && message !== undefined ? [message] : [],
  );
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});

test.each(all)('DG-CALL-14: %s carries a trace id of its own and the token', async (operation) => {
  const { requests } = await said(operation, json({}));
  const headers = new Headers(requests[0]?.init.headers);
  expect([requests.length, headers.get('x-trace-id'), headers.get('uic-token')]).toEqual([1, 'trace-1', 'secret']);
});

test.each(
  clicked.flatMap((operation) => ['{}', '{"data":null,"more":[1]}', ''].map((text) => [operation, text] as const)),
)('DG-CALL-13: %s needs success alone: %j', async (operation, text) => {
  expect(await said(operation, new Response(text, { headers: { 'content-type': 'application/json' } }))).toMatchObject({
    ended: 'done',
    notes: [],
  });
});

test.each(clicked)('what changes something is sent once, also when no answer comes: %s', async (operation) => {
  const { path, body } = { path: {}, body: {}, ...samples[operation] };
  const given = Object.entries(path).map(([name, value]) => [name, () => value] as const);
  const action: Action = { type: 'call', operation, path: Object.fromEntries(given), body: () => body };
  expect(operations[operation].method.toLowerCase()).toBe('post');
  const set = setUpAction({ answers: [new Error('offline')], rows: errorRows });
  await runAction(action, set.context);
  await set.clock.advance(4000);
  expect(set.requests).toHaveLength(1);
});
