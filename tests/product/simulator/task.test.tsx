import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import simulator from '~/generated/console/dialogs/attack-simulator';
import type { TaskBlock } from '~/generated/contract/descriptor-types';
import { blocksOf } from '~/view/dialog/use-ticks';
import { TaskView } from '~/view/dialog/blocks/TaskView';
import { settle } from '../../harness/fake-clock';
import { json, session, setUp } from '../../harness/view/support';

const isTask = (block: { readonly type: string }): block is TaskBlock => block.type === 'task';
const block = blocksOf(simulator).find(isTask);

const status = '/public/ptp/n1-simulations/v1/task-status';
const start = '/public/ptp/n1-simulations/v1/simulations';
const fine = { smsName: 'SMS', smsVersion: '6.4', smsUUID: 'u-1', smsIP: '10.0.0.1', status: 'FAILED', reason: null };
const tooOld = 'Requires version 6.2 or later.';
const cooling = 'Wait 10 minutes after a successful simulation before you start another one.';
const common = 'Something went wrong. Try again later.';

const button = () => screen.getByRole('button', { name: 'Trigger simulation' });
const isDisabled = () => button().getAttribute('aria-disabled') === 'true';
const toasts = () => [...document.querySelectorAll('[data-testid="toast"]')].map((toast) => toast.textContent);

async function show() {
  const world = await setUp();
  const view = block ? <TaskView block={block} scope={session} /> : undefined;
  const { unmount } = await world.show(view);
  const next = async (body: unknown, code = 200) => {
    await world.calls.at(-1)?.answer(json(body, code));
    await act(settle);
  };
  const advance = (seconds: number) => act(() => world.clock.advance(seconds * 1000));
  const sent = () => world.calls.map(({ method, address }) => `${method} ${address}`);
  return { ...world, unmount, next, advance, sent };
}

/** Shows the task in a first state. */
async function showWith(members: object) {
  const world = await show();
  await world.next({ data: { ...fine, ...members } });
  return world;
}

/** Triggers the task, which the server takes. */
async function trigger(members: object = {}) {
  const world = await showWith(members);
  await userEvent.click(button());
  await world.next({});
  return world;
}

async function tooltip(): Promise<string | undefined> {
  await userEvent.hover(button());
  const text = screen.queryByRole('tooltip')?.textContent ?? undefined;
  await userEvent.unhover(button());
  return text;
}

describe('whether it can be triggered', () => {
  test.each<[string, { readonly given: object; readonly off: boolean; readonly tip?: string }]>([
    ['no name [DG-TP-04, DG-TP-05]', { given: { smsName: null }, off: true }],
    ['an empty name [DG-TP-04]', { given: { smsName: '' }, off: true }],
    ['no name before an old version [DG-TP-10]', { given: { smsName: '', smsVersion: '5.0' }, off: true }],
    [
      'an old version before the pause [DG-TP-11]',
      {
        given: { smsVersion: '6.1', status: 'SUCCESS', secondsSinceTrigger: 10 },
        off: true,
        tip: tooOld,
      },
    ],
    ['nothing against it [DG-TP-09]', { given: {}, off: false }],
    ['at 0 s [DG-CD-01]', { given: { status: 'SUCCESS', secondsSinceTrigger: 0 }, off: false }],
    ['after 1 s [DG-CD-02]', { given: { status: 'SUCCESS', secondsSinceTrigger: 1 }, off: true, tip: cooling }],
    ['after 2 s [DG-CD-03]', { given: { status: 'SUCCESS', secondsSinceTrigger: 2 }, off: true, tip: cooling }],
    [
      'after 300 s [DG-CD-04, DG-TP-08]',
      { given: { status: 'SUCCESS', secondsSinceTrigger: 300 }, off: true, tip: cooling },
    ],
    ['after 599 s [DG-CD-05]', { given: { status: 'SUCCESS', secondsSinceTrigger: 599 }, off: true, tip: cooling }],
    ['after 600 s [DG-CD-06]', { given: { status: 'SUCCESS', secondsSinceTrigger: 600 }, off: false }],
    ['after 601 s [DG-CD-07]', { given: { status: 'SUCCESS', secondsSinceTrigger: 601 }, off: false }],
    ['seconds missing [DG-CD-08]', { given: { status: 'SUCCESS' }, off: false }],
    ['seconds null [DG-CD-08]', { given: { status: 'SUCCESS', secondsSinceTrigger: null }, off: false }],
    ['no number [DG-CD-08]', { given: { status: 'SUCCESS', secondsSinceTrigger: 'soon' }, off: false }],
    ['before its start [DG-CD-09]', { given: { status: 'SUCCESS', secondsSinceTrigger: -1 }, off: false }],
    [
      'digits as text [DG-CD-10]',
      { given: { status: 'SUCCESS', secondsSinceTrigger: '599' }, off: true, tip: cooling },
    ],
    ...[0, 1, 300, 599, 600].map((secondsSinceTrigger): [string, { given: object; off: boolean }] => [
      `failed, ${secondsSinceTrigger} s ago [DG-CD-11]`,
      { given: { secondsSinceTrigger }, off: false },
    ]),
    ...[1, 300, 599].map((secondsSinceTrigger): [string, { given: object; off: boolean }] => [
      `state missing, ${secondsSinceTrigger} s [DG-CD-13]`,
      { given: { status: null, secondsSinceTrigger }, off: false },
    ]),
    ['state unknown [DG-CD-13]', { given: { status: 'PAUSED', secondsSinceTrigger: 300 }, off: false }],
  ])('%s', async (_, { given, off, tip }) => {
    await showWith(given);
    expect(isDisabled()).toBe(off);
    expect(await tooltip()).toBe(tip);
  });

  test.each<[version: unknown, ids: string]>([
    [undefined, 'DG-VER-01'],
    [null, 'DG-VER-02'],
    ['', 'DG-VER-03'],
    ['  ', 'DG-VER-03'],
    ['5.9', 'DG-VER-04'],
    ['6', 'DG-VER-05'],
    ['6.0.9', 'DG-VER-06'],
    ['6.1', 'DG-VER-07, DG-TP-07'],
    ['6.1.9', 'DG-VER-08'],
    ['6.1.99.99999', 'DG-VER-09'],
    ['abc', 'DG-VER-19'],
    ['6.x', 'DG-VER-19'],
    ['v', 'DG-VER-19'],
    ['6..2', 'DG-VER-19'],
    ['-6.2', 'DG-VER-19'],
    ['6.1-rc9', 'DG-VER-22'],
    [{}, 'DG-VER-19'],
  ])('version %j is too old or none [DG-TP-06, %s]', async (smsVersion) => {
    await showWith({ smsVersion });
    expect(isDisabled()).toBe(true);
    expect(await tooltip()).toBe(tooOld);
  });

  test.each<[version: unknown, id: string]>([
    ['6.2', 'DG-VER-10'],
    ['6.2.0', 'DG-VER-11'],
    ['6.2.0.112345', 'DG-VER-12'],
    ['6.2.1', 'DG-VER-13'],
    ['6.10', 'DG-VER-14'],
    ['6.19', 'DG-VER-15'],
    ['6.20', 'DG-VER-15'],
    ['7', 'DG-VER-16'],
    ['7.0', 'DG-VER-16'],
    ['10.0', 'DG-VER-17'],
    [6.2, 'DG-VER-18'],
    [' 6.2 ', 'DG-VER-20'],
    ['6.2-rc1', 'DG-VER-21'],
    ['6.2.0 build 5', 'DG-VER-21'],
  ])('version %j is new enough [%s]', async (smsVersion) => {
    await showWith({ smsVersion });
    expect(isDisabled()).toBe(false);
    expect(await tooltip()).toBeUndefined();
  });
});

test('the state is asked for once when the part is first seen; name and version are shown [DG-TP-01, DG-CALL-01]', async () => {
  const { calls, sent } = await showWith({});
  expect(sent()).toEqual([`GET ${status}`]);
  expect(calls[0]?.body).toBeUndefined();
  const fields = [...document.querySelectorAll('[data-field]')].map((field) => field.textContent);
  expect(fields).toEqual([expect.stringContaining('SMS'), expect.stringContaining('6.4')]);
});

test('one click sends one call with two members [DG-TP-12, DG-TP-13, DG-TP-14, DG-BODY-01]', async () => {
  const { calls, sent } = await showWith({});
  await userEvent.dblClick(button());
  expect(sent()).toEqual([`GET ${status}`, `POST ${start}`]);
  expect(calls[1]?.body).toEqual({ smsUUID: 'u-1', smsIP: '10.0.0.1' });
  expect(isDisabled()).toBe(true);
});

test('a refused start is told, and nothing is asked [DG-TP-15, DG-ERR-03]', async () => {
  const { next, advance, sent } = await showWith({});
  await userEvent.click(button());
  await next({}, 500);
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isDisabled()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(2);
});

test('without a first answer the button is off and says nothing [DG-TP-16, DG-ERR-02]', async () => {
  const { next } = await show();
  await next({}, 500);
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isDisabled()).toBe(true);
  expect(await tooltip()).toBeUndefined();
});

test('while it runs it is asked for every 5 s, as often as it takes [DG-POLL-01, DG-POLL-02]', async () => {
  const { next, advance, sent } = await trigger();
  await advance(4.9);
  expect(sent()).toHaveLength(2);
  await advance(0.1);
  expect(sent()).toHaveLength(3);
  for (let round = 0; round < 20; round += 1) {
    await next({ data: { ...fine, status: 'IN_PROGRESS' } });
    await advance(5);
  }
  expect(sent()).toHaveLength(23);
  expect(screen.getByText('Simulation is running')).toBeTruthy();
});

test('success ends it; the button rests for 10 minutes from the start [DG-POLL-03, DG-POLL-04, DG-POLL-05]', async () => {
  const { next, advance, sent } = await trigger();
  await advance(5);
  await next({ data: { ...fine, status: 'SUCCESS', secondsSinceTrigger: 0 } });
  expect(toasts()).toEqual([expect.stringContaining('The traffic simulation was triggered.')]);
  expect(isDisabled()).toBe(true);
  expect(await tooltip()).toBe(cooling);
  await advance(594);
  expect(isDisabled()).toBe(true);
  await advance(1);
  expect(isDisabled()).toBe(false);
  expect(sent()).toHaveLength(3);
});

test.each<[string, { readonly given: object; readonly want: string }]>([
  [
    'SMS_ERROR [DG-POLL-08, DG-ERR-40]',
    { given: { reason: 'SMS_ERROR' }, want: 'The management appliance reported an error.' },
  ],
  [
    'SMS_ERROR in other letters [DG-POLL-08]',
    { given: { reason: 'sms Error' }, want: 'The management appliance reported an error.' },
  ],
  [
    'NON_SMS_ERROR [DG-POLL-09, DG-ERR-41]',
    { given: { reason: 'NON_SMS_ERROR' }, want: 'The simulation failed outside the management appliance.' },
  ],
  [
    'NON_SMS_ERROR in other letters [DG-POLL-09]',
    { given: { reason: 'Non-SMS error' }, want: 'The simulation failed outside the management appliance.' },
  ],
  ['another reason [DG-POLL-10, DG-ERR-42]', { given: { reason: 'x' }, want: common }],
  ['null as reason [DG-POLL-10]', { given: { reason: null }, want: common }],
  ['no reason [DG-POLL-10]', { given: { reason: undefined }, want: common }],
  ['an unknown state [DG-TP-03]', { given: { status: 'PAUSED' }, want: common }],
])('a failure shows its message and leaves the button on: %s [DG-POLL-06, DG-POLL-07]', async (_, { given, want }) => {
  const { next, advance, sent } = await trigger();
  await advance(5);
  await next({ data: { ...fine, secondsSinceTrigger: 7, ...given } });
  expect(toasts()).toEqual([expect.stringContaining(want)]);
  expect(isDisabled()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(3);
});

test('a lost answer ends the questions, is told once, and it can be triggered again [DG-POLL-11 to 14]', async () => {
  const { next, advance, sent } = await trigger();
  for (const code of [200, 200, 500]) {
    await advance(5);
    await next({ data: { ...fine, status: 'IN_PROGRESS' } }, code);
  }
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isDisabled()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(5);
  await userEvent.click(button());
  await next({});
  await advance(10);
  expect(sent().slice(5)).toEqual([`POST ${start}`, `GET ${status}`]);
});

test('closing ends the questions [DG-POLL-15]', async () => {
  const { unmount, advance, sent, calls, clock } = await trigger();
  await advance(5);
  unmount();
  expect(calls.at(-1)?.signal?.aborted).toBe(true);
  await advance(15);
  expect(sent()).toHaveLength(3);
  expect(clock.pending()).toBe(0);
});

test('a slow answer is waited for [DG-POLL-16]', async () => {
  const { next, advance, sent } = await trigger();
  await advance(17);
  expect(sent()).toHaveLength(3);
  await next({ data: { ...fine, status: 'IN_PROGRESS' } });
  await advance(3);
  expect(sent()).toHaveLength(4);
});

test('a task that runs already is followed [DG-CD-12]', async () => {
  const { next, advance, sent } = await showWith({ status: 'IN_PROGRESS', secondsSinceTrigger: 5 });
  expect(isDisabled()).toBe(true);
  expect(await tooltip()).toBeUndefined();
  await advance(5);
  expect(sent()).toEqual([`GET ${status}`, `GET ${status}`]);
  await next({ data: { ...fine, status: 'SUCCESS' } });
  expect(isDisabled()).toBe(true);
});
