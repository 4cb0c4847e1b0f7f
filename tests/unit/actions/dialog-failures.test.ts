import { describe, expect, test } from 'vitest';
import { runAction } from '~/actions/run-action';
import { ApiError, isSessionError } from '~/api/api-error';
import { showApiError } from '~/actions/show-api-error';
import type { Action } from '~/generated/contract/descriptor-types';
import { errorRows } from '~/generated/console/errors';
import messages from '~/generated/console/messages/en';
import { operations, type OperationId } from '~/generated/contract/operations';
import { samples } from '../../fixtures/demo/samples';
import { setUpAction } from '../../harness/action-context';
import { json } from '../../harness/api-client';

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
async function toastsAfter(operation: OperationId, answer: Response | Error) {
  const set = setUpAction({ answers: [answer], rows: errorRows });
  const { services } = set.context;
  const { path, query, body } = { path: {}, query: {}, body: undefined, ...samples[operation] };
  const work = services.client
    .request(operation, { path: { ...path }, query: { ...query }, body })
    .then(() => 'done')
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      showApiError(error, 'action', services);
      return error.traceId;
    });
  // Reads are tried again, and a refused session is waited for.
  await set.clock.advance(4500);
  const ended = await work;
  const notes = set.toasts.list.get().map(({ intent, text, traceId }) => {
    return [intent, messages[text.key] ?? text.key, ...(traceId === undefined ? [] : [traceId])].join(' | ');
  });
  return { ended, notes, requests: set.requests, errors: set.errors, overlays: set.overlays };
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

describe('failures without a message of their own [DG-ERR-01]', () => {
  const table = all.flatMap((operation) => strange.map(([name, failure]) => [operation, name, failure] as const));
  test.each(table)('%s, %s', async (operation, _, failure) => {
    const { ended, notes, overlays } = await toastsAfter(operation, failure());
    const loud = warns.has(operation) ? `warning | ${common} | ${ended}` : `danger | ${common}`;
    expect(notes).toEqual(silent.has(operation) ? [] : [loud]);
    expect(overlays.open.get()).toEqual([]);
  });
});

test.each(all.flatMap((operation) => [401, 406].map((status) => [operation, status] as const)))(
  '%s, %s: the session deals with it, and no note comes beside [DG-ERR-01, DG-OP-54]',
  async (operation, status) => {
    const { notes, errors } = await toastsAfter(operation, json({}, status));
    expect(notes).toEqual([]);
    expect(errors.map(isSessionError)).toEqual([true]);
  },
);

describe('a failure to generate sign-ins', () => {
  test.each<[string, { answer: Response; want: string }]>([
    [
      'one of its codes, 7930201 [DG-ERR-05]',
      { answer: withCode(7930201), want: 'Unable to generate sign-ins (7930201).' },
    ],
    [
      'one of its codes, 7930101 [DG-ERR-06]',
      { answer: withCode(7930101), want: 'Unable to generate sign-ins (7930101).' },
    ],
    [
      'one of its codes, 7935401 [DG-ERR-07]',
      { answer: withCode(7935401), want: 'Unable to generate sign-ins (7935401).' },
    ],
    ['a code as text [DG-ERR-05]', { answer: withCode('7930201'), want: 'Unable to generate sign-ins (7930201).' }],
    ['another code [DG-ERR-08]', { answer: withCode(7930202), want: common }],
    ['no code [DG-ERR-08]', { answer: withCode(null), want: common }],
    ['a code of another call [DG-ERR-08]', { answer: withCode(132333), want: common }],
    ['another status with a known code [DG-ERR-09]', { answer: withCode(7930201, 500), want: common }],
    [
      'another status of the same class with a known code [DG-ERR-09]',
      { answer: withCode(7930101, 422), want: common },
    ],
  ])('says what its answer means: %s', async (_, { answer, want }) => {
    expect((await toastsAfter('generateSignIns', answer)).notes).toEqual([`danger | ${want}`]);
  });
});

test.each<[operation: OperationId, want: string, ids: string]>([
  ['getDownloadUrls', `danger | ${common}`, 'DG-ERR-04'],
  ['getSimulationDevices', `warning | ${common} | trace-1`, 'DG-ERR-33, DG-DEV-11'],
  ['acceptTerms', `danger | ${common}`, 'DG-ERR-39'],
])('a failure of %s says "%s" [%s]', async (operation, want) => {
  expect((await toastsAfter(operation, json({}, 404))).notes).toEqual([want]);
});

test('the trace id is the one that the failed request carried, whatever the answer says [DG-ERR-43]', async () => {
  const { notes, requests } = await toastsAfter(
    'triggerAnomalySimulation',
    new Response('{"traceId":"evil"}', { status: 400, headers: { 'x-trace-id': 'evil' } }),
  );
  const sent = requests[0]?.headers['x-trace-id'];
  expect(notes).toEqual([`warning | ${common} | ${sent}`]);
});

test('each text that the errors of the dialogs name is among the messages [DG-ERR-45]', () => {
  const keys = errorRows.flatMap(({ operation, policy }) =>
    all.some((each) => each === operation) && 'message' in policy && policy.message ? [policy.message] : [],
  );
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});

test.each(all)('%s carries a trace id of its own and the token [DG-CALL-14]', async (operation) => {
  const { requests } = await toastsAfter(operation, json({}));
  const headers = requests[0]?.headers;
  expect([requests.length, headers?.['x-trace-id'], headers?.['uic-token']]).toEqual([1, 'trace-1', 'secret']);
});

test.each(
  clicked.flatMap((operation) => ['{}', '{"data":null,"more":[1]}', ''].map((text) => [operation, text] as const)),
)('%s needs success alone: %j [DG-CALL-13]', async (operation, text) => {
  expect(
    await toastsAfter(operation, new Response(text, { headers: { 'content-type': 'application/json' } })),
  ).toMatchObject({
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
