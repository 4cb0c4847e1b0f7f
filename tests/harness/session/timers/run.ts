import { settings } from '~/generated/console/console';
import { viewAt } from '~/session/timers/session-view';
import { step } from '~/session/timers/step';
import type { TimerEffect, TimerEvent } from '~/session/timers/timer-event';
import { initialTimers, type TimerState } from '~/session/timers/timer-state';

/** The figures of the console. */
export const { deadlines } = settings;
/** When every test begins. */
export const start = Date.UTC(2025, 2, 1, 9, 30);

/** What happens at a second after the start. */
export type TimedEvent = readonly [
  second: number,
  event: TimerEvent | { readonly idle?: number; readonly session?: number },
];

/** Runs what happens; gives the last state and all that was to be done, by second. */
export function run(happenings: readonly TimedEvent[]) {
  let state: TimerState = { ...initialTimers(start), rereadAt: start + deadlines.reread };
  const done: [second: number, ...TimerEffect[]][] = [];
  const dispatch = (second: number, event: TimerEvent): void => {
    const next = step(state, event, start + second * 1000, deadlines);
    state = next.state;
    if (next.effects.length > 0) done.push([second, ...next.effects]);
  };
  let last = 0;
  for (const [second, event] of happenings) {
    // The page is awake in between.
    for (let at = last + 1; at < second; at += 1) dispatch(at, { type: 'tick' });
    last = second;
    if ('type' in event) dispatch(second, event);
    else answer(second, event);
  }
  function answer(second: number, left: { readonly idle?: number; readonly session?: number }): void {
    dispatch(second, { type: 'requested' });
    dispatch(second, {
      type: 'received',
      requestId: state.requestCount,
      sentAt: start + second * 1000,
      left: {
        idle: left.idle === undefined ? undefined : left.idle * 1000,
        session: left.session && left.session * 1000,
      },
    });
  }
  return { state, done, view: viewAt(state, start + last * 1000, deadlines) };
}

/** Time passes. */
export const tick: TimerEvent = { type: 'tick' };
/** The pointer moves. */
export const activity: TimerEvent = { type: 'activity' };
/** The server is asked. */
export const requestEffect: TimerEffect = { do: 'request', after: 0 };
