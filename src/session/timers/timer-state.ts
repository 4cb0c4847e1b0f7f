import type { Deadlines } from './time-left';

/**
 * Where the countdowns stand, as data. Ends are moments, milliseconds since 1970 by the clock of this machine, so that
 * sleep and slowed timers cannot stretch them.
 */
export interface TimerState {
  /** When the idle lock falls; absent while idle time is not watched. */
  readonly idleEnd: number | undefined;
  /** When the session ends; absent while that is not watched. */
  readonly sessionEnd: number | undefined;
  /** The longest idle time the server has named: what activity is taken to bring until it answers. */
  readonly idleLimit: number;
  /** There while activity that closed the warning is on its way: the end that counts should the report fail. */
  readonly idleBefore: number | undefined;
  /** Whether there was activity that has not been reported. */
  readonly active: boolean;
  /** When activity last counted. */
  readonly countedAt: number;
  /** A report that fails is the last one. */
  readonly report: 'ready' | 'sent' | 'failed';
  /** Warnings that the user has closed for good. */
  readonly closed: { readonly early: boolean; readonly last: boolean; readonly idle: boolean };
  /** How often the server has been asked. */
  readonly requestCount: number;
  readonly requestedAt: number;
  /** The newest question whose answer counts; answers of older ones come too late. */
  readonly answered: number;
  /** Time of the next request to the server. */
  readonly rereadAt: number;
  /** When the state was last looked at. */
  readonly seenAt: number;
}

/** The state when the watch begins; the first question is due at once. */
export function initialTimers(now: number): TimerState {
  return {
    idleEnd: undefined,
    sessionEnd: undefined,
    idleLimit: 0,
    idleBefore: undefined,
    active: false,
    countedAt: -Infinity,
    report: 'ready',
    closed: { early: false, last: false, idle: false },
    requestCount: 0,
    requestedAt: -Infinity,
    answered: 0,
    rereadAt: now,
    seenAt: now,
  };
}

/**
 * The state as time has come to it. A clock that was set back takes all moments with it: nothing gains time. `woke`
 * tells that more time has passed, or less, than timers let pass while the page is awake: then answers on their way are
 * from before, and so is activity that has not been reported.
 */
export function advanceClock(
  before: TimerState,
  now: number,
  deadlines: Pick<Deadlines, 'jump'>,
): { readonly state: TimerState; readonly woke: boolean } {
  const passed = now - before.seenAt;
  const moved = passed < 0 ? shift(before, passed) : before;
  const woke = Math.abs(passed) > deadlines.jump;
  return { state: { ...moved, seenAt: now, ...(woke && { answered: moved.requestCount, active: false }) }, woke };
}

function shift(state: TimerState, by: number): TimerState {
  const move = (moment: number | undefined): number | undefined => (moment === undefined ? undefined : moment + by);
  return {
    ...state,
    idleEnd: move(state.idleEnd),
    sessionEnd: move(state.sessionEnd),
    idleBefore: move(state.idleBefore),
    countedAt: state.countedAt + by,
    requestedAt: state.requestedAt + by,
    rereadAt: state.rereadAt + by,
  };
}
