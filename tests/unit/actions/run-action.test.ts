import { expect, test } from 'vitest';
import { runAction, runActions } from '~/actions/run-action';
import type { Action } from '~/generated/contract/descriptor-types';
import { setUpAction } from '../../harness/action-context';
import { json } from '../../harness/api-client';
import { settle } from '../../harness/fake-clock';

const value = (given: unknown) => () => given;

test.each<[string, { action: Action; want: string }]>([
  ['navigate: a path', { action: { type: 'navigate', to: '/dashboard' }, want: 'navigate /dashboard' }],
  [
    'navigate: with tail and query',
    {
      action: {
        type: 'navigate',
        to: '/workbench',
        tail: value('a b/c'),
        query: { q: value('x&y'), r: value(undefined) },
      },
      want: 'navigate /workbench/a%20b/c?q=x%26y',
    },
  ],
  [
    'navigate: without a tail that no address can hold',
    { action: { type: 'navigate', to: '/workbench', tail: value('a\ud800') }, want: 'navigate /workbench' },
  ],
  ['navigate: without the tail', { action: { type: 'navigate', to: '/workbench' }, want: 'navigate /workbench' }],
  ['open: this window', { action: { type: 'open', href: value('/ui/x'), window: 'same' }, want: 'assign /ui/x' }],
  [
    'open: a new window',
    {
      action: { type: 'open', href: value('https://files.example/x'), window: 'new' },
      want: 'open https://files.example/x',
    },
  ],
  [
    'open: an address of this console',
    { action: { type: 'open', href: value('/index.html#/app/x?y=1'), window: 'same' }, want: 'navigate /app/x?y=1' },
  ],
  [
    'openDrawer: other parameters stay',
    {
      action: { type: 'openDrawer', searchType: 4, objectId: value('https://a.b/?c'), tab: 2 },
      want: 'navigate /app/ddr?x=1&profile=4&profileId=https%3A%2F%2Fa.b%2F%3Fc&profileTab=2',
    },
  ],
  [
    'openDrawer: what has no drawer does something else',
    {
      action: {
        type: 'openDrawer',
        searchType: value(null),
        objectId: value('WB-1'),
        else: [{ type: 'copy', value: value('WB-1') }],
      },
      want: 'copy WB-1',
    },
  ],
  [
    'refresh: a source with other values',
    {
      action: { type: 'refresh', source: 'report', query: { refresh: value(1) } },
      want: 'refresh report {"refresh":1}',
    },
  ],
  ['copy: the value itself', { action: { type: 'copy', value: value('x') }, want: 'copy x' }],
  ['close: what the action is in', { action: { type: 'close' }, want: 'close' }],
  [
    'mail: a draft to an address that brings no header of its own',
    {
      action: { type: 'mail', to: value('a@b.example?bcc=x@y.example'), subject: value('Technical Support') },
      want: 'assign mailto:a@b.example%3Fbcc%3Dx@y.example?subject=Technical%20Support',
    },
  ],
  [
    'mail: a draft without an address that no address can hold',
    { action: { type: 'mail', to: value('a\ud800'), subject: value('Help') }, want: 'assign mailto:?subject=Help' },
  ],
  [
    'mail: a draft without an address that cannot be decided',
    { action: { type: 'mail', to: value(undefined), subject: value('Help') }, want: 'assign mailto:?subject=Help' },
  ],
  [
    'post: posts a message to the page',
    {
      action: { type: 'post', message: { type: value('preRelease'), key: value('x') } },
      want: 'post {"type":"preRelease","key":"x"}',
    },
  ],
  [
    'event: tells the rest of the console',
    { action: { type: 'event', name: 'console:continue-session' }, want: 'dispatch console:continue-session' },
  ],
  ['jump: to role management', { action: { type: 'jump' }, want: 'jump' }],
  ['reload', { action: { type: 'reload' }, want: 'reload' }],
  ['logIn', { action: { type: 'logIn' }, want: 'signIn' }],
  ['logOut', { action: { type: 'logOut' }, want: 'signOut' }],
])('%s', async (_, { action, want }) => {
  const { context, done } = setUpAction();
  await runAction(action, context);
  expect(done).toEqual([want]);
});

const openThenCopy = (href: unknown, window: 'same' | 'new' = 'new'): Action => ({
  type: 'open',
  href: value(href),
  window,
  then: [{ type: 'copy', value: value('then') }],
});

test.each(['javascript:alert(1)', 'http://other.example/', '/\t/other.example', 7])(
  'open refuses %j, says so and stops there',
  async (href) => {
    const { context, done, toasts } = setUpAction();
    await runAction(openThenCopy(href), context);
    expect(done).toEqual([]);
    expect(toasts.list.get()).toMatchObject([{ intent: 'warning', text: { key: 'UI.ADDRESS_REFUSED' } }]);
  },
);

test.each([undefined, null, ''])('an address %j to open is the common error [SH-UA-12]', async (href) => {
  const { context, done, toasts } = setUpAction();
  await runAction(openThenCopy(href), context);
  expect(done).toEqual([]);
  expect(toasts.list.get()).toMatchObject([{ intent: 'danger', text: { key: 'ERROR.COMMON_ERROR' } }]);
});

test.each(['same', 'new'] as const)('a foreign address (%s window) is offered as a link', async (window) => {
  const { context, done, toasts } = setUpAction();
  await runAction(openThenCopy('https://other.example/x', window), context);
  expect(done).toEqual(['copy then']);
  expect(toasts.list.get()[0]).toMatchObject({
    text: { key: 'UI.ADDRESS_FOREIGN' },
    link: { href: 'https://other.example/x' },
  });
});

test('an external link of the start-up file opens without a question', async () => {
  const { context, done, toasts } = setUpAction();
  await runAction(openThenCopy('https://links.example/x', 'new'), context);
  expect(done).toEqual(['open https://links.example/x', 'copy then']);
  expect(toasts.list.get()).toMatchObject([{ intent: 'success' }]);
});

test('openDialog hands over values and resolved texts', async () => {
  const { context, overlays } = setUpAction();
  const texts = { title: { key: 'a.title', text: 'Title' } };
  await runAction({ type: 'openDialog', dialog: 'generic', with: { url: value('/x') }, texts }, context);
  expect(overlays.open.get()).toMatchObject([
    { id: 'generic', params: { url: '/x', title: { key: 'a.title', text: 'Title' } }, page: true },
  ]);
});

test('toast shows its text', async () => {
  const { context, toasts } = setUpAction();
  await runAction({ type: 'toast', intent: 'success', text: { key: 'k', text: 'Sent.' } }, context);
  expect(toasts.list.get()).toMatchObject([{ intent: 'success', text: { key: 'k', text: 'Sent.' } }]);
});

test('copy says whether it worked', async () => {
  const { context, page, toasts } = setUpAction();
  await runAction({ type: 'copy', value: value('x') }, context);
  page.copy = () => Promise.reject(new Error('NotAllowedError'));
  await runAction({ type: 'copy', value: value('x') }, context);
  expect(toasts.list.get()).toMatchObject([{ text: { key: 'UI.COPIED' } }, { text: { key: 'UI.COPY_REFUSED' } }]);
});

test('reload waits as long as it says', async () => {
  const { context, clock, done } = setUpAction();
  void runAction({ type: 'reload', after: 1500 }, context);
  await clock.advance(1499);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done).toEqual(['reload']);
});

test('actions run one after the other', async () => {
  const { context, clock, done } = setUpAction();
  void runActions([{ type: 'reload', after: 1000 }, { type: 'close' }], context);
  await clock.advance(999);
  expect(done).toEqual([]);
  await clock.advance(1);
  expect(done).toEqual(['reload', 'close']);
});

const send: Action = {
  type: 'call',
  operation: 'dismissBanner',
  body: { pid: (scope) => scope['pid'] },
  then: [{ type: 'close' }],
};

test('call sends its arguments, then goes on', async () => {
  const { context, done, requests } = setUpAction({ answers: [json({})], scope: { pid: 'p' } });
  await runAction(send, context);
  await settle();
  expect(requests[0]?.body).toBe('{"pid":"p"}');
  expect(done).toEqual(['close']);
});

test('a failed call runs what is given for failures, and says nothing itself', async () => {
  const { context, done, toasts } = setUpAction({ answers: [json({}, 400)] });
  await runAction({ ...send, failed: [{ type: 'reload' }] }, context);
  expect(done).toEqual(['reload']);
  expect(toasts.list.get()).toEqual([]);
});

test.each<[string, { status: number; failed?: readonly Action[]; want: readonly string[]; toasts: readonly string[] }]>(
  [
    ['told by its row, and then what follows any failure', { status: 400, want: ['close'], toasts: ['ANY'] }],
    [
      'told in its own way, and then what follows any failure',
      { status: 400, failed: [{ type: 'reload' }], want: ['reload', 'close'], toasts: [] },
    ],
    ['told by the session alone, and then what follows', { status: 401, want: ['close'], toasts: [] }],
    [
      'told by the session alone, whatever the call has for failures',
      { status: 401, failed: [{ type: 'reload' }], want: ['close'], toasts: [] },
    ],
  ],
)('a failure is %s', async (_, { status, failed, want, toasts }) => {
  const { context, clock, done, toasts: shown } = setUpAction({ answers: [json({}, status)] });
  const run = runAction({ ...send, ...(failed && { failed }), afterFailure: [{ type: 'close' }] }, context);
  // Who signs in again leaves the page meanwhile.
  await clock.advance(4000);
  await run;
  expect(done).toEqual(want);
  expect(shown.list.get().map(({ text }) => text.key)).toEqual(toasts);
});

test('close leaves a dialog as Escape does where it is to, and just closes where there is no such way', async () => {
  const { context, done } = setUpAction();
  await runAction({ type: 'close', dismiss: true }, { ...context, dismiss: () => void done.push('dismiss') });
  await runAction({ type: 'close' }, { ...context, dismiss: () => void done.push('dismiss') });
  await runAction({ type: 'close', dismiss: true }, context);
  expect(done).toEqual(['dismiss', 'close', 'close']);
});

test('a failed call without that is told, and does not go on', async () => {
  const { context, done, toasts } = setUpAction({ answers: [json({}, 400)] });
  await runAction(send, context);
  expect(done).toEqual([]);
  expect(toasts.list.get()).toMatchObject([{ intent: 'danger', text: { key: 'ANY' } }]);
});

test('navigate and openDialog go on with what follows', async () => {
  const { context, done, overlays } = setUpAction();
  await runActions(
    [
      { type: 'navigate', to: '/dashboard', then: [{ type: 'close' }] },
      { type: 'openDialog', dialog: 'upgrade', then: [{ type: 'close' }] },
    ],
    context,
  );
  expect(done).toEqual(['navigate /dashboard', 'close', 'close']);
  expect(overlays.open.get().map(({ id }) => id)).toEqual(['upgrade']);
});

test('what follows a call reads its answer, what follows a failure does not', async () => {
  const call: Action = {
    type: 'call',
    operation: 'getUpgradeUrl',
    query: { lang: value('en'), relayState: value('/') },
    then: [{ type: 'open', href: (scope) => Object(scope.answer).upgradeUrl, window: 'new' }],
    failed: [{ type: 'copy', value: (scope) => String(scope.answer) }],
  };
  const good = setUpAction({ answers: [json({ upgradeUrl: 'https://files.example/up' })] });
  await runAction(call, good.context);
  expect(good.done).toEqual(['open https://files.example/up']);
  const bad = setUpAction({ answers: [json({}, 400)] });
  await runAction(call, bad.context);
  expect(bad.done).toEqual(['copy undefined']);
});

const choose = { type: 'setPreference', name: 'mfaNever' } as const;

test.each<[string, { action: Action; current: object; stored: string | null }]>([
  ['that it was chosen', { action: choose, current: { mfaNever: true }, stored: 'true' }],
  ['a value', { action: { ...choose, value: value('ja') }, current: { mfaNever: true }, stored: 'ja' }],
  ['nothing undecided', { action: { ...choose, value: value(undefined) }, current: {}, stored: null }],
])('a preference stores %s', async (_, { action, current, stored }) => {
  const { context, preferences, local } = setUpAction();
  await runAction(action, context);
  expect(preferences.current.get()).toEqual(current);
  expect(local.getItem('uic-mfa-prompt-never')).toBe(stored);
});

test('a preference goes on with what follows, command reaches the frame', async () => {
  const { context, done, commands } = setUpAction();
  commands.take('palette', () => done.push('palette'));
  await runActions(
    [
      { type: 'setPreference', name: 'mfaNever', then: [{ type: 'close' }] },
      { type: 'command', name: 'palette' },
    ],
    context,
  );
  expect(done).toEqual(['close', 'palette']);
});
