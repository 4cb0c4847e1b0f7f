import { expect, test } from 'vitest';
import { createRoleJump } from '~/actions/role-jump';
import { isSessionError } from '~/api/api-error';
import { errorRows } from '~/generated/console/errors';
import { json } from '../../harness/api-client';
import { setUpAction } from '../../harness/action-context';
import { settle } from '../../harness/fake-clock';

const follow = 'https://files.example/sso?console=roles';
const target = 'https://files.example/roles?account=acc-1';
const wellAnswered = [json({ redirectUrl: follow }), json({ token: 'internal' }), json({ data: { url: target } })];

function setUp(answers: readonly (Response | Error | 'never')[], accountId = 'acc-1') {
  const set = setUpAction({ answers, rows: errorRows });
  const logged: string[] = [];
  const jump = createRoleJump({
    ...set.context.services,
    scope: () => ({ profile: { account_id: accountId } }),
    accountId: () => accountId,
    log: (line) => void logged.push(line),
  });
  const dialogs = () => set.overlays.open.get().map(({ id, params }) => ({ id, params }));
  return { ...set, jump, dialogs, logged };
}

const generic = (status: number) => ({ id: 'jump-failed', params: { status, message: { key: 'ERROR.COMMON_ERROR' } } });
const notTrusted = (status: number) => ({
  id: 'jump-failed',
  params: { ...generic(status).params, reason: { key: 'UI.ADDRESS_REFUSED' } },
});
const notice = (variant: number) => ({
  id: 'company-console-notice',
  params: { status: 400, message: { key: `NOTICE.COMPANY_CONSOLE_${variant}` }, variant },
});
const refused = (number: number, status = 400) => json({ info: { number } }, status);

test('the jump sends three calls in order and then opens a new window [SH-SJ-01 to 09, SH-CA-24]', async () => {
  const { jump, requests, done, dialogs } = setUp(wellAnswered);
  await jump();
  await settle();
  expect(requests.map(({ method, address }) => `${method} ${address}`)).toEqual([
    'GET https://api.example/ui/uic/v3/connectors/sds/ssoStatus',
    'POST https://api.example/ui/bc/company/api/v3.0/auth/internal?request_id=acc-1',
    `GET ${follow}&request_id=acc-1`,
  ]);
  expect(requests[1]?.body).toBe('{"expiryMinutes":65,"page":"role-management"}');
  expect(requests.map(({ headers }) => headers['x-app-name'])).toEqual([undefined, 'uic', undefined]);
  expect(requests[1]?.headers).toMatchObject({ 'uic-token': 'secret' });
  expect(requests[2]?.request).toMatchObject({ credentials: 'omit', redirect: 'manual' });
  expect(requests[2]?.headers).toEqual({
    accept: 'application/json',
    'x-trace-id': 'trace-3',
    authorization: 'Bearer internal',
  });
  expect([done, dialogs()]).toEqual([[`open ${target}`], []]);
});

const html = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });

test.each<[string, { answers: readonly (Response | Error)[]; calls: number; want: object }]>([
  ['no redirect address [SH-SJ-03, SH-ER-17]', { answers: [json({})], calls: 1, want: generic(500) }],
  ['an empty one', { answers: [json({ redirectUrl: '' })], calls: 1, want: generic(500) }],
  ['one that is no text', { answers: [json({ redirectUrl: 7 })], calls: 1, want: generic(500) }],
  ['null in its place', { answers: [json({ redirectUrl: null })], calls: 1, want: generic(500) }],
  ['a list in place of the answer', { answers: [json([])], calls: 1, want: generic(500) }],
  ['a page in place of the answer', { answers: [html()], calls: 1, want: generic(500) }],
  [
    'a redirect to an origin that is not allowed',
    { answers: [json({ redirectUrl: 'https://evil.example/sso' })], calls: 1, want: notTrusted(500) },
  ],
  [
    'a redirect to another protocol of an allowed host',
    { answers: [json({ redirectUrl: 'http://files.example/sso' })], calls: 1, want: notTrusted(500) },
  ],
  ['a script', { answers: [json({ redirectUrl: 'javascript:alert(1)' })], calls: 1, want: notTrusted(500) }],
  ['a socket', { answers: [json({ redirectUrl: 'wss://files.example/sso' })], calls: 1, want: notTrusted(500) }],
  [
    'a redirect that hides its host behind a user',
    { answers: [json({ redirectUrl: 'https://files.example@evil.example/' })], calls: 1, want: notTrusted(500) },
  ],
  ['no token', { answers: [json({ redirectUrl: follow }), json({})], calls: 2, want: generic(501) }],
  [
    'a token that is no text',
    { answers: [json({ redirectUrl: follow }), json({ token: {} })], calls: 2, want: generic(501) },
  ],
  [
    'no address to open [SH-SJ-08, SH-ER-18]',
    { answers: [...wellAnswered.slice(0, 2), json({ data: {} })], calls: 3, want: generic(501) },
  ],
  [
    'no data around it',
    { answers: [...wellAnswered.slice(0, 2), json({ url: target })], calls: 3, want: generic(501) },
  ],
  [
    'a script to open',
    {
      answers: [...wellAnswered.slice(0, 2), json({ data: { url: 'javascript:1' } })],
      calls: 3,
      want: notTrusted(501),
    },
  ],
  [
    'a redirect in place of the answer',
    { answers: [...wellAnswered.slice(0, 2), new Response(null, { status: 302 })], calls: 3, want: generic(501) },
  ],
  ['status 404 [SH-ER-16]', { answers: [json({}, 404)], calls: 1, want: generic(404) }],
  ['another number [SH-ER-21]', { answers: [refused(4006033)], calls: 1, want: generic(400) }],
  ['a known number on another status [SH-ER-21]', { answers: [refused(4006031, 409)], calls: 1, want: generic(409) }],
  [
    '403 of the internal token [SH-ER-21]',
    { answers: [json({ redirectUrl: follow }), json({}, 403)], calls: 2, want: generic(403) },
  ],
  [
    'an outage behind the redirect, after two more tries [SH-ER-21]',
    { answers: [...wellAnswered.slice(0, 2), json({}, 503)], calls: 5, want: generic(503) },
  ],
  [
    'no answer at all is code 0',
    { answers: [...wellAnswered.slice(0, 2), new Error('offline')], calls: 5, want: generic(0) },
  ],
  ['4006031 is the notice in wording 2 [SH-ER-19]', { answers: [refused(4006031)], calls: 1, want: notice(2) }],
  ['4006032 is the notice in wording 1 [SH-ER-20]', { answers: [refused(4006032)], calls: 1, want: notice(1) }],
  [
    '4006031 of the internal token is the notice in wording 2 [SH-ER-19]',
    { answers: [json({ redirectUrl: follow }), refused(4006031)], calls: 2, want: notice(2) },
  ],
  [
    '4006032 from behind the redirect is the notice in wording 1 [SH-ER-20]',
    { answers: [...wellAnswered.slice(0, 2), refused(4006032)], calls: 3, want: notice(1) },
  ],
])('a failed jump stops with a dialog: %s [SH-SJ-10]', async (_, { answers, calls, want }) => {
  const { jump, requests, dialogs, done, clock, logged } = setUp(answers);
  const running = jump();
  await clock.advance(2000);
  await running;
  expect(requests).toHaveLength(calls);
  expect([dialogs(), done, logged]).toEqual([[want], [], []]);
});

test('a last address of a foreign origin opens nothing by itself; it is offered as a link', async () => {
  const foreign = 'https://other.example/roles';
  const { jump, done, toasts, dialogs } = setUp([...wellAnswered.slice(0, 2), json({ data: { url: foreign } })]);
  await jump();
  expect([done, dialogs()]).toEqual([[], []]);
  expect(toasts.list.get()).toMatchObject([{ text: { key: 'UI.ADDRESS_FOREIGN' }, link: { href: foreign } }]);
});

test('nobody who is not known gets a token', async () => {
  const { jump, requests, dialogs } = setUp(wellAnswered, '');
  await jump();
  expect([requests.length, dialogs()]).toEqual([1, [generic(501)]]);
});

test.each<[string, Response]>([
  ['401', json({}, 401)],
  ['406', json({}, 406)],
  ['403 of the identity service', json({}, 403)],
])('%s keeps its global rule', async (_, answer) => {
  const { jump, clock, dialogs, errors, toasts } = setUp([answer]);
  const running = jump();
  await clock.advance(5000);
  await running;
  expect([dialogs(), toasts.list.get(), errors.map(isSessionError)]).toEqual([[], [], [true]]);
});

test('joined by a question mark where there is no query; a request_id of its own and the hash give way [SH-OP-125]', async () => {
  for (const [redirectUrl, want] of [
    ['https://files.example/sso', 'https://files.example/sso?request_id=a%26b'],
    ['https://files.example/sso?', 'https://files.example/sso?request_id=a%26b'],
    [
      'https://files.example/sso?request_id=evil&x=%20y&request%5Fid=2#part',
      'https://files.example/sso?x=%20y&request_id=a%26b',
    ],
    ['/__demo/sso?x=1', 'https://console.example/__demo/sso?x=1&request_id=a%26b'],
  ] as const) {
    const { jump, requests } = setUp([json({ redirectUrl }), ...wellAnswered.slice(1)], 'a&b');
    await jump();
    expect(requests[2]?.address).toBe(want);
  }
});

test('a second start while one runs does nothing, one after it jumps again', async () => {
  const { jump, requests, done } = setUp([...wellAnswered, ...wellAnswered]);
  await Promise.all([jump(), jump(), jump()]);
  expect([requests.length, done.length]).toEqual([3, 1]);
  await jump();
  expect([requests.length, done.length]).toEqual([6, 2]);
});

test('a jump that never is answered ends by the time-out of the client', async () => {
  const { jump, clock, dialogs } = setUp(['never']);
  const running = jump();
  await clock.advance(30_000);
  await running;
  expect(dialogs()).toEqual([generic(0)]);
});

test('where the browser blocks the window, a note offers the link and stays [SH-OP-126]', async () => {
  const { jump, page, toasts, clock } = setUp(wellAnswered);
  page.blocksWindows = true;
  await jump();
  await clock.advance(60_000);
  expect(toasts.list.get()).toMatchObject([
    { intent: 'warning', text: { key: 'UI.WINDOW_BLOCKED' }, link: { href: target } },
  ]);
});
