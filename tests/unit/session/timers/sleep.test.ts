import { expect, test } from 'vitest';
import { viewAt } from '~/session/timers/session-view';
import { step } from '~/session/timers/step';
import type { TimerEvent } from '~/session/timers/timer-event';
import { activity, requestEffect, deadlines, run, start, tick } from '~/tests/harness/session/timers/run';

/** A step after a pause in which nothing looked at the clock. */
function wakeAfter(left: { idle?: number; session?: number }, seconds: number, event: TimerEvent = tick) {
  const before = run([
    [0, left],
    [1, activity],
  ]).state;
  const now = start + 1000 + seconds * 1000;
  const { state, effects } = step(before, event, now, deadlines);
  return { state, effects, now, view: viewAt(state, now, deadlines)?.name };
}

test.each<[string, { event: TimerEvent }]>([
  ['time', { event: tick }],
  ['a sign of waking', { event: { type: 'wake' } }],
  ['activity', { event: activity }],
  ['changed settings', { event: { type: 'settings-changed' } }],
  ['another tab', { event: { type: 'broadcast-received', message: 'activity' } }],
])('after a sleep the server is asked first, whatever wakes the page: %s', (_, { event }) => {
  const { effects, state, view } = wakeAfter({ idle: 900 }, 300, event);
  expect(effects).toEqual([requestEffect]);
  // Activity from before the sleep says nothing of now.
  expect([state.active, view]).toEqual([false, undefined]);
});

test('after that it is asked again with the next minute, not the next tick', () => {
  const { state, now } = wakeAfter({ idle: 900 }, 300);
  expect(step(state, tick, now + 1000, deadlines).effects).toEqual([]);
});

test('what came while the page slept is dealt with after the question', () => {
  const { effects } = wakeAfter({ idle: 900 }, 300, { type: 'reported' });
  expect(effects[0]).toEqual(requestEffect);
  expect(effects.length).toBeGreaterThan(1);
});

test('an answer that was on its way during the sleep does not count', () => {
  let { state } = run([[0, { idle: 900 }]]);
  state = step(state, { type: 'requested' }, start, deadlines).state;
  const now = start + 3_600_000;
  const left = { idle: 900_000, session: undefined };
  state = step(state, { type: 'received', requestId: 2, sentAt: now, left }, now, deadlines).state;
  expect(viewAt(state, now, deadlines)?.name).toBe('idleTimeout');
});

test('an end that passed during the sleep has come, until a fresh answer says otherwise', () => {
  const { state, now, view } = wakeAfter({ idle: 900 }, 3600);
  expect(view).toBe('idleTimeout');
  const requested = step(state, { type: 'requested' }, now, deadlines).state;
  const answer = (requestId: number) =>
    step(
      requested,
      { type: 'received', requestId: requestId, sentAt: now, left: { idle: 800_000, session: undefined } },
      now,
      deadlines,
    );
  expect(viewAt(answer(requested.answered).state, now, deadlines)?.name).toBe('idleTimeout');
  expect(viewAt(answer(requested.requestCount).state, now, deadlines)).toBeUndefined();
});

test.each([5, 60, 600])('a clock set back by %s s gives no time, and the server is asked', (seconds) => {
  const { state, effects, now } = wakeAfter({ idle: 100 }, -seconds - 1);
  expect(viewAt(state, now + 98_900, deadlines)?.name).toBe('idleWarning');
  expect(viewAt(state, now + 99_100, deadlines)?.name).toBe('idleTimeout');
  expect(effects).toEqual([requestEffect]);
});

test('ticks slowed to one in 60 s stretch nothing and ask each time', () => {
  let { state } = run([[0, { idle: 200, session: 900 }]]);
  const seen = [60, 120, 180, 240].map((second) => {
    const now = start + second * 1000;
    const next = step(state, tick, now, deadlines);
    state = next.state;
    return [viewAt(state, now, deadlines)?.name, ...next.effects];
  });
  expect(seen).toEqual([
    [undefined, requestEffect],
    [undefined, requestEffect],
    ['idleWarning', requestEffect],
    ['idleTimeout', requestEffect],
  ]);
});

test('an answer counts from the question on, and an older one does not replace a newer', () => {
  let { state } = run([]);
  const dispatch = (event: TimerEvent, second: number) =>
    (state = step(state, event, start + second * 1000, deadlines).state);
  dispatch({ type: 'requested' }, 0);
  dispatch({ type: 'requested' }, 1);
  dispatch({ type: 'received', requestId: 2, sentAt: start + 1000, left: { idle: 100_000, session: undefined } }, 3);
  dispatch({ type: 'received', requestId: 1, sentAt: start, left: { idle: 0, session: 0 } }, 4);
  expect([state.idleEnd, state.sessionEnd]).toEqual([start + 101_000, undefined]);
});

test('an answer from before the activity counts neither, even after the report', () => {
  let { state } = run([[0, { idle: 30 }]]);
  const left = { idle: 29_000, session: undefined };
  for (const event of [
    { type: 'requested' },
    { type: 'activity' },
    { type: 'reported' },
    { type: 'received', requestId: 2, sentAt: start, left },
  ] as const) {
    state = step(state, event, start + 1000, deadlines).state;
  }
  expect(viewAt(state, start + 1000, deadlines)).toBeUndefined();
});

test('what the server said before activity arrived does not bring the warning back', () => {
  let { state } = run([[0, { idle: 30 }]]);
  const dispatch = (event: TimerEvent, second: number) =>
    (state = step(state, event, start + second * 1000, deadlines).state);
  const answer = (requestId: number, idle: number, second: number) =>
    dispatch(
      { type: 'received', requestId: requestId, sentAt: start + second * 1000, left: { idle, session: undefined } },
      second,
    );
  dispatch({ type: 'requested' }, 1);
  dispatch(activity, 1);
  dispatch({ type: 'requested' }, 1);
  answer(2, 29_000, 2);
  answer(3, 29_000, 2);
  expect(viewAt(state, start + 2000, deadlines)).toBeUndefined();
  dispatch({ type: 'report-failed' }, 3);
  expect(viewAt(state, start + 31_000, deadlines)?.name).toBe('idleTimeout');
});
