import { expect, test } from 'vitest';
import { viewAt } from '../../../src/session/timers/session-view';
import { step } from '../../../src/session/timers/step';
import type { TimerEvent } from '../../../src/session/timers/timer-state';
import { activity, ask, deadlines, run, start, tick } from './run';

/** A step after a pause in which nothing looked at the clock. */
function wakeAfter(left: { idle?: number; session?: number }, seconds: number, event: TimerEvent = tick) {
  const before = run([
    [0, left],
    [1, activity],
  ]).state;
  const now = start + 1000 + seconds * 1000;
  const { state, tasks } = step(before, event, now, deadlines);
  return { state, tasks, now, view: viewAt(state, now, deadlines)?.name };
}

test.each<[string, { event: TimerEvent }]>([
  ['time', { event: tick }],
  ['a sign of waking', { event: { type: 'wake' } }],
  ['activity', { event: activity }],
  ['changed settings', { event: { type: 'settings-changed' } }],
  ['another tab', { event: { type: 'told', news: 'activity' } }],
])('after a sleep the server is asked first, whatever wakes the page: %s', (_, { event }) => {
  const { tasks, state, view } = wakeAfter({ idle: 900 }, 300, event);
  expect(tasks).toEqual([ask]);
  // Activity from before the sleep says nothing of now.
  expect([state.active, view]).toEqual([false, undefined]);
});

test('after that it is asked again with the next minute, not the next tick', () => {
  const { state, now } = wakeAfter({ idle: 900 }, 300);
  expect(step(state, tick, now + 1000, deadlines).tasks).toEqual([]);
});

test('what came while the page slept is dealt with after the question', () => {
  const { tasks } = wakeAfter({ idle: 900 }, 300, { type: 'reported' });
  expect(tasks[0]).toEqual(ask);
  expect(tasks.length).toBeGreaterThan(1);
});

test('an answer that was on its way during the sleep does not count', () => {
  let { state } = run([[0, { idle: 900 }]]);
  state = step(state, { type: 'asked' }, start, deadlines).state;
  const now = start + 3_600_000;
  const left = { idle: 900_000, session: undefined };
  state = step(state, { type: 'answered', question: 2, sentAt: now, left }, now, deadlines).state;
  expect(viewAt(state, now, deadlines)?.name).toBe('idleTimeout');
});

test('an end that passed during the sleep has come, until a fresh answer says otherwise', () => {
  const { state, now, view } = wakeAfter({ idle: 900 }, 3600);
  expect(view).toBe('idleTimeout');
  const asked = step(state, { type: 'asked' }, now, deadlines).state;
  const answer = (question: number) =>
    step(
      asked,
      { type: 'answered', question, sentAt: now, left: { idle: 800_000, session: undefined } },
      now,
      deadlines,
    );
  expect(viewAt(answer(asked.answered).state, now, deadlines)?.name).toBe('idleTimeout');
  expect(viewAt(answer(asked.asked).state, now, deadlines)).toBeUndefined();
});

test.each([5, 60, 600])('a clock set back by %s s gives no time, and the server is asked', (seconds) => {
  const { state, tasks, now } = wakeAfter({ idle: 100 }, -seconds - 1);
  expect(viewAt(state, now + 98_900, deadlines)?.name).toBe('idleWarning');
  expect(viewAt(state, now + 99_100, deadlines)?.name).toBe('idleTimeout');
  expect(tasks).toEqual([ask]);
});

test('ticks slowed to one in 60 s stretch nothing and ask each time', () => {
  let { state } = run([[0, { idle: 200, session: 900 }]]);
  const seen = [60, 120, 180, 240].map((second) => {
    const now = start + second * 1000;
    const next = step(state, tick, now, deadlines);
    state = next.state;
    return [viewAt(state, now, deadlines)?.name, ...next.tasks];
  });
  expect(seen).toEqual([
    [undefined, ask],
    [undefined, ask],
    ['idleWarning', ask],
    ['idleTimeout', ask],
  ]);
});

test('an answer counts from the question on, and an older one does not replace a newer', () => {
  let { state } = run([]);
  const hear = (event: TimerEvent, second: number) =>
    (state = step(state, event, start + second * 1000, deadlines).state);
  hear({ type: 'asked' }, 0);
  hear({ type: 'asked' }, 1);
  hear({ type: 'answered', question: 2, sentAt: start + 1000, left: { idle: 100_000, session: undefined } }, 3);
  hear({ type: 'answered', question: 1, sentAt: start, left: { idle: 0, session: 0 } }, 4);
  expect([state.idleEnd, state.sessionEnd]).toEqual([start + 101_000, undefined]);
});

test('an answer from before the activity counts neither, even after the report', () => {
  let { state } = run([[0, { idle: 30 }]]);
  const left = { idle: 29_000, session: undefined };
  for (const event of [
    { type: 'asked' },
    { type: 'activity' },
    { type: 'reported' },
    { type: 'answered', question: 2, sentAt: start, left },
  ] as const) {
    state = step(state, event, start + 1000, deadlines).state;
  }
  expect(viewAt(state, start + 1000, deadlines)).toBeUndefined();
});

test('what the server said before activity arrived does not bring the warning back', () => {
  let { state } = run([[0, { idle: 30 }]]);
  const hear = (event: TimerEvent, second: number) =>
    (state = step(state, event, start + second * 1000, deadlines).state);
  const answer = (question: number, idle: number, second: number) =>
    hear({ type: 'answered', question, sentAt: start + second * 1000, left: { idle, session: undefined } }, second);
  hear({ type: 'asked' }, 1);
  hear(activity, 1);
  hear({ type: 'asked' }, 1);
  answer(2, 29_000, 2);
  answer(3, 29_000, 2);
  expect(viewAt(state, start + 2000, deadlines)).toBeUndefined();
  hear({ type: 'report-failed' }, 3);
  expect(viewAt(state, start + 31_000, deadlines)?.name).toBe('idleTimeout');
});
