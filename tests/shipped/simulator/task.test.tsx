import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import simulator from '../../../src/generated/dialogs/attack-simulator';
import type { TaskBlock } from '../../../src/generated/descriptor-types';
import { blocksOf } from '../../../src/render/blocks-of';
import { TaskView } from '../../../src/render/blocks/TaskView';
import { settle } from '../../support/fake-clock';
import { json, session, setUp } from '../../render/support';

const isTask = (block: { readonly type: string }): block is TaskBlock => block.type === 'task';
const block = blocksOf(simulator).find(isTask);

const status = '/public/ptp/n1-simulations/v1/task-status';
const start = '/public/ptp/n1-simulations/v1/simulations';
const fine = { smsName: 'SMS', smsVersion: '6.4', smsUUID: 'u-1', smsIP: '10.0.0.1', status: 'FAILED', reason: null };
const tooOld = 'Requires version 6.2 or later.';
const cooling = 'Wait 10 minutes after a successful simulation before you start another one.';
const common = 'Something went wrong. Try again later.';

const button = () => screen.getByRole('button', { name: 'Trigger simulation' });
const isOff = () => button().getAttribute('aria-disabled') === 'true';
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
    ['DG-TP-04, DG-TP-05: no name', { given: { smsName: null }, off: true }],
    ['DG-TP-04: an empty name', { given: { smsName: '' }, off: true }],
    ['DG-TP-10: no name before an old version', { given: { smsName: '', smsVersion: '5.0' }, off: true }],
    [
      'DG-TP-11: an old version before the pause',
      {
        given: { smsVersion: '6.1', status: 'SUCCESS', secondsSinceTrigger: 10 },
        off: true,
        tip: tooOld,
      },
    ],
    ['DG-TP-09: nothing against it', { given: {}, off: false }],
    ['DG-CD-01: at 0 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 0 }, off: false }],
    ['DG-CD-02: after 1 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 1 }, off: true, tip: cooling }],
    ['DG-CD-03: after 2 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 2 }, off: true, tip: cooling }],
    [
      'DG-CD-04, DG-TP-08: after 300 s',
      { given: { status: 'SUCCESS', secondsSinceTrigger: 300 }, off: true, tip: cooling },
    ],
    ['DG-CD-05: after 599 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 599 }, off: true, tip: cooling }],
    ['DG-CD-06: after 600 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 600 }, off: false }],
    ['DG-CD-07: after 601 s', { given: { status: 'SUCCESS', secondsSinceTrigger: 601 }, off: false }],
    ['DG-CD-08: seconds missing', { given: { status: 'SUCCESS' }, off: false }],
    ['DG-CD-08: seconds null', { given: { status: 'SUCCESS', secondsSinceTrigger: null }, off: false }],
    ['DG-CD-08: no number', { given: { status: 'SUCCESS', secondsSinceTrigger: 'soon' }, off: false }],
    ['DG-CD-09: before its start', { given: { status: 'SUCCESS', secondsSinceTrigger: -1 }, off: false }],
    ['DG-CD-10: digits as text', { given: { status: 'SUCCESS', secondsSinceTrigger: '599' }, off: true, tip: cooling }],
    ...[0, 1, 300, 599, 600].map((secondsSinceTrigger): [string, { given: object; off: boolean }] => [
      `DG-CD-11: failed, ${secondsSinceTrigger} s ago`,
      { given: { secondsSinceTrigger }, off: false },
    ]),
    ...[1, 300, 599].map((secondsSinceTrigger): [string, { given: object; off: boolean }] => [
      `DG-CD-13: state missing, ${secondsSinceTrigger} s`,
      { given: { status: null, secondsSinceTrigger }, off: false },
    ]),
    ['DG-CD-13: state unknown', { given: { status: 'PAUSED', secondsSinceTrigger: 300 }, off: false }],
  ])('%s', async (_, { given, off, tip }) => {
    await showWith(given);
    expect(isOff()).toBe(off);
    expect(await tooltip()).toBe(tip);
  });

  test.each<[string, unknown]>([
    ['DG-VER-01', undefined],
    ['DG-VER-02', null],
    ['DG-VER-03', ''],
    ['DG-VER-03', '  '],
    ['DG-VER-04', '5.9'],
    ['DG-VER-05', '6'],
    ['DG-VER-06', '6.0.9'],
    ['DG-VER-07, DG-TP-07', '6.1'],
    ['DG-VER-08', '6.1.9'],
    ['DG-VER-09', '6.1.99.99999'],
    ['DG-VER-19', 'abc'],
    ['DG-VER-19', '6.x'],
    ['DG-VER-19', 'v'],
    ['DG-VER-19', '6..2'],
    ['DG-VER-19', '-6.2'],
    ['DG-VER-22', '6.1-rc9'],
    ['DG-VER-19: of another shape', {}],
  ])('%s, DG-TP-06: version %j is too old or none', async (_, smsVersion) => {
    await showWith({ smsVersion });
    expect(isOff()).toBe(true);
    expect(await tooltip()).toBe(tooOld);
  });

  test.each<[string, unknown]>([
    ['DG-VER-10', '6.2'],
    ['DG-VER-11', '6.2.0'],
    ['DG-VER-12', '6.2.0.112345'],
    ['DG-VER-13', '6.2.1'],
    ['DG-VER-14', '6.10'],
    ['DG-VER-15', '6.19'],
    ['DG-VER-15', '6.20'],
    ['DG-VER-16', '7'],
    ['DG-VER-16', '7.0'],
    ['DG-VER-17', '10.0'],
    ['DG-VER-18', 6.2],
    ['DG-VER-20', ' 6.2 '],
    ['DG-VER-21', '6.2-rc1'],
    ['DG-VER-21', '6.2.0 build 5'],
  ])('%s: version %j is new enough', async (_, smsVersion) => {
    await showWith({ smsVersion });
    expect(isOff()).toBe(false);
    expect(await tooltip()).toBeUndefined();
  });
});

test('DG-TP-01, DG-CALL-01: the state is asked for once when the part is first seen; name and version are shown', async () => {
  const { calls, sent } = await showWith({});
  expect(sent()).toEqual([`GET ${status}`]);
  expect(calls[0]?.body).toBeUndefined();
  const fields = [...document.querySelectorAll('[data-field]')].map((field) => field.textContent);
  expect(fields).toEqual([expect.stringContaining('SMS'), expect.stringContaining('6.4')]);
});

test('DG-TP-12, DG-TP-13, DG-TP-14, DG-BODY-01: one click sends one call with two members', async () => {
  const { calls, sent } = await showWith({});
  await userEvent.dblClick(button());
  expect(sent()).toEqual([`GET ${status}`, `POST ${start}`]);
  expect(calls[1]?.body).toEqual({ smsUUID: 'u-1', smsIP: '10.0.0.1' });
  expect(isOff()).toBe(true);
});

test('DG-TP-15, DG-ERR-03: a refused start is told, and nothing is asked', async () => {
  const { next, advance, sent } = await showWith({});
  await userEvent.click(button());
  await next({}, 500);
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isOff()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(2);
});

test('DG-TP-16, DG-ERR-02: without a first answer the button is off and says nothing', async () => {
  const { next } = await show();
  await next({}, 500);
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isOff()).toBe(true);
  expect(await tooltip()).toBeUndefined();
});

test('DG-POLL-01, DG-POLL-02: while it runs it is asked for every 5 s, as often as it takes', async () => {
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

test('DG-POLL-03, DG-POLL-04, DG-POLL-05: success ends it; the button rests for 10 minutes from the start', async () => {
  const { next, advance, sent } = await trigger();
  await advance(5);
  await next({ data: { ...fine, status: 'SUCCESS', secondsSinceTrigger: 0 } });
  expect(toasts()).toEqual([expect.stringContaining('The traffic simulation was triggered.')]);
  expect(isOff()).toBe(true);
  expect(await tooltip()).toBe(cooling);
  await advance(594);
  expect(isOff()).toBe(true);
  await advance(1);
  expect(isOff()).toBe(false);
  expect(sent()).toHaveLength(3);
});

test.each<[string, { readonly given: object; readonly want: string }]>([
  ['DG-POLL-08, DG-ERR-40', { given: { reason: 'SMS_ERROR' }, want: 'The management appliance reported an error.' }],
  [
    'DG-POLL-08: in other letters',
    { given: { reason: 'sms Error' }, want: 'The management appliance reported an error.' },
  ],
  [
    'DG-POLL-09, DG-ERR-41',
    { given: { reason: 'NON_SMS_ERROR' }, want: 'The simulation failed outside the management appliance.' },
  ],
  [
    'DG-POLL-09: in other letters',
    { given: { reason: 'Non-SMS error' }, want: 'The simulation failed outside the management appliance.' },
  ],
  ['DG-POLL-10, DG-ERR-42: another reason', { given: { reason: 'x' }, want: common }],
  ['DG-POLL-10: null', { given: { reason: null }, want: common }],
  ['DG-POLL-10: none', { given: { reason: undefined }, want: common }],
  ['DG-TP-03: an unknown state', { given: { status: 'PAUSED' }, want: common }],
])('%s, DG-POLL-06, DG-POLL-07: a failure is told and leaves the button on', async (_, { given, want }) => {
  const { next, advance, sent } = await trigger();
  await advance(5);
  await next({ data: { ...fine, secondsSinceTrigger: 7, ...given } });
  expect(toasts()).toEqual([expect.stringContaining(want)]);
  expect(isOff()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(3);
});

test('DG-POLL-11 to 14: a lost answer ends the questions, is told once, and it can be triggered again', async () => {
  const { next, advance, sent } = await trigger();
  for (const code of [200, 200, 500]) {
    await advance(5);
    await next({ data: { ...fine, status: 'IN_PROGRESS' } }, code);
  }
  expect(toasts()).toEqual([expect.stringContaining(common)]);
  expect(isOff()).toBe(false);
  await advance(15);
  expect(sent()).toHaveLength(5);
  await userEvent.click(button());
  await next({});
  await advance(10);
  expect(sent().slice(5)).toEqual([`POST ${start}`, `GET ${status}`]);
});

test('DG-POLL-15: closing ends the questions', async () => {
  const { unmount, advance, sent, calls, clock } = await trigger();
  await advance(5);
  unmount();
  expect(calls.at(-1)?.signal?.aborted).toBe(true);
  await advance(15);
  expect(sent()).toHaveLength(3);
  expect(clock.pending()).toBe(0);
});

test('DG-POLL-16: a slow answer is waited for', async () => {
  const { next, advance, sent } = await trigger();
  await advance(17);
  expect(sent()).toHaveLength(3);
  await next({ data: { ...fine, status: 'IN_PROGRESS' } });
  await advance(3);
  expect(sent()).toHaveLength(4);
});

test('DG-CD-12: a task that runs already is followed', async () => {
  const { next, advance, sent } = await showWith({ status: 'IN_PROGRESS', secondsSinceTrigger: 5 });
  expect(isOff()).toBe(true);
  expect(await tooltip()).toBeUndefined();
  await advance(5);
  expect(sent()).toEqual([`GET ${status}`, `GET ${status}`]);
  await next({ data: { ...fine, status: 'SUCCESS' } });
  expect(isOff()).toBe(true);
});
