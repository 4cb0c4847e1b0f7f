import type { Deadlines } from './deadlines';
import type { TimerState } from './timer-state';

/**
 * The state as time has come to it. A clock that was set back takes all moments with it: nothing gains time. `woke` tells
 * that more time has passed, or less, than timers let pass while the page is awake: then answers on their way are from
 * before, and so is activity that has not been reported.
 */
export function moveTo(
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
