import type { Deadlines } from './time-left';
import type { TimerState } from './timer-state';

/** What can be due to the reader, the first before the others. */
export const viewNames = ['sessionExpired', 'idleTimeout', 'sessionWarning', 'idleWarning'] as const;

/** One of the four views. */
export type ViewName = (typeof viewNames)[number];

/** The view that is due, with the whole seconds left. */
export interface SessionView {
  readonly name: ViewName;
  readonly seconds: number;
  /** Activity does not count any more, because a report of it has failed. */
  readonly activityLost: boolean;
}

/** The one view that is due at a moment, if any. */
export function viewAt(state: TimerState, now: number, deadlines: Deadlines): SessionView | undefined {
  const session = leftUntil(state.sessionEnd, now);
  const idle = leftUntil(state.idleEnd, now);
  const due: Readonly<Record<ViewName, boolean>> = {
    sessionExpired: session <= 0,
    idleTimeout: idle <= 0,
    sessionWarning:
      (isLast(session, deadlines) && !state.closed.last) || (isEarly(session, deadlines) && !state.closed.early),
    idleWarning: isIdleWarningDue(state, now, deadlines),
  };
  const name = viewNames.find((each) => due[each]);
  if (!name) return undefined;
  const left = name === 'idleTimeout' || name === 'idleWarning' ? idle : session;
  return { name, seconds: Math.max(0, Math.ceil(left / 1000)), activityLost: state.report === 'failed' };
}

/** Whether the page must not be read any more. */
export function isLocked(view: SessionView | undefined): boolean {
  return view?.name === 'sessionExpired' || view?.name === 'idleTimeout';
}

/** Whether the idle warning is due, even while a graver view is before it. */
export function isIdleWarningDue(state: TimerState, now: number, deadlines: Deadlines): boolean {
  const left = leftUntil(state.idleEnd, now);
  return left > 0 && left <= deadlines.warning && state.idleBefore === undefined && !state.closed.idle;
}

/** Whether the session is in its last seconds. */
export function isLast(left: number, deadlines: Deadlines): boolean {
  return left > 0 && left < deadlines.warning;
}

/** Whether the session is in the window of the early warning. */
export function isEarly(left: number, deadlines: Deadlines): boolean {
  return left >= deadlines.earlyTo && left <= deadlines.earlyFrom;
}

/** Milliseconds until an end; endless where there is none. */
export function leftUntil(end: number | undefined, now: number): number {
  return end === undefined ? Infinity : end - now;
}
