import type { Deadlines } from './time-left';
import { isEarly, isIdleWarningDue, isLast, leftUntil, viewAt } from './session-view';
import type { TimerEffect, TimerEvent } from './timer-event';
import { advanceClock, type TimerState } from './timer-state';

/** A state with the effects of reaching it. */
export interface Step {
  readonly state: TimerState;
  readonly effects: readonly TimerEffect[];
}

const requestEffect: TimerEffect = { do: 'request', after: 0 };

/** What an event makes of the state. */
export function step(before: TimerState, event: TimerEvent, now: number, deadlines: Deadlines): Step {
  const { state, woke } = advanceClock(before, now, deadlines);
  if (!woke) return react(state, event, now, deadlines);
  // After a sleep nothing but the server knows how things stand: it is asked before anything else.
  const { state: next, effects } = needsAnswer.has(event.type)
    ? { state: { ...state, rereadAt: now + deadlines.reread }, effects: [] }
    : react(state, event, now, deadlines);
  return { state: next, effects: [requestEffect, ...effects] };
}

/** Events whose meaning depends on how things stand. */
const needsAnswer: ReadonlySet<TimerEvent['type']> = new Set([
  'tick',
  'wake',
  'activity',
  'settings-changed',
  'broadcast-received',
]);

function react(state: TimerState, event: TimerEvent, now: number, deadlines: Deadlines): Step {
  switch (event.type) {
    case 'tick':
      return tick(state, now, deadlines);
    case 'wake':
      return { state, effects: now - state.requestedAt < deadlines.rereadDebounce ? [] : [requestEffect] };
    case 'activity':
      return act(state, now, deadlines);
    case 'requested':
      return { state: { ...state, requestCount: state.requestCount + 1, requestedAt: now }, effects: [] };
    case 'received':
      return { state: take(state, event, now, deadlines), effects: [] };
    case 'answer-shared':
      return { state: takeShared(state, event, now, deadlines), effects: [] };
    case 'request-failed':
      // Who was active is not warned of the time before that; what activity is taken to bring runs on.
      return { state: state.report === 'sent' ? state : { ...state, idleBefore: undefined }, effects: [] };
    case 'reported':
      return {
        state: { ...state, report: 'ready' },
        effects: [
          { do: 'broadcast', message: 'activity' },
          { do: 'request', after: deadlines.rereadAfterActivity },
        ],
      };
    case 'report-failed':
      return { state: withFailedReport(state), effects: [] };
    case 'closed':
      if (event.view === 'idleWarning') return closeIdle(state, now, deadlines);
      return event.view === 'sessionWarning' ? closeSession(state, now, deadlines) : { state, effects: [] };
    case 'continued':
      return isEarly(leftUntil(state.sessionEnd, now), deadlines)
        ? closeSession(state, now, deadlines)
        : { state, effects: [] };
    case 'settings-changed':
      return report(state, now);
    case 'broadcast-received': {
      const view = viewAt(state, now, deadlines);
      const isContinued = event.message === 'continue' && view?.name === 'sessionWarning';
      // Without a view there is nothing to put right before the next regular question.
      return {
        state: isContinued ? closeSession(state, now, deadlines).state : state,
        effects: view ? [requestEffect] : [],
      };
    }
  }
}

/** Activity that could not be reported has changed nothing: the idle time ends when it would have ended without it. */
function withFailedReport(state: TimerState): TimerState {
  const idleEnd = state.idleBefore ?? state.idleEnd;
  return { ...state, report: 'failed', active: false, idleEnd, idleBefore: undefined };
}

function tick(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (now < state.rereadAt) return { state, effects: [] };
  return report({ ...state, rereadAt: state.rereadAt + deadlines.reread }, now);
}

/** Reports activity where there was some; the report is followed by a question. Otherwise only asks. */
function report(state: TimerState, now: number): Step {
  if (!state.active || !isDetecting(state, now) || state.report === 'sent') return { state, effects: [requestEffect] };
  return { state: { ...state, active: false, report: 'sent' }, effects: [{ do: 'report' }] };
}

/** Whether activity counts: idle time runs, nothing is over, and reports arrive. */
function isDetecting({ idleEnd, sessionEnd, report: reports }: TimerState, now: number): boolean {
  return idleEnd !== undefined && idleEnd > now && leftUntil(sessionEnd, now) > 0 && reports !== 'failed';
}

function act(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (!isDetecting(state, now)) return { state, effects: [] };
  if (isIdleWarningDue(state, now, deadlines)) return reset(state, now);
  if (now - state.countedAt < deadlines.activityDebounce) return { state, effects: [] };
  // Answers of other tabs may have postponed the next request, and with it the report.
  const rereadAt = Math.min(state.rereadAt, now + deadlines.reread);
  return { state: { ...state, active: true, countedAt: now, rereadAt }, effects: [] };
}

/** Activity during the idle warning: it closes and is reported at once. Answers on their way are from before. */
function reset(state: TimerState, now: number): Step {
  const next: TimerState = {
    ...state,
    active: state.report === 'sent',
    countedAt: now,
    idleBefore: state.idleEnd,
    idleEnd: now + state.idleLimit,
    answered: state.requestCount,
    report: 'sent',
  };
  return { state: next, effects: state.report === 'sent' ? [] : [{ do: 'report' }] };
}

function closeIdle(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (!isIdleWarningDue(state, now, deadlines)) return { state, effects: [] };
  if (isDetecting(state, now)) return reset(state, now);
  return { state: { ...state, closed: { ...state.closed, idle: true } }, effects: [] };
}

function closeSession(state: TimerState, now: number, deadlines: Deadlines): Step {
  const left = leftUntil(state.sessionEnd, now);
  const closed = {
    ...state.closed,
    early: state.closed.early || isEarly(left, deadlines),
    last: state.closed.last || isLast(left, deadlines),
  };
  return { state: { ...state, closed }, effects: [{ do: 'broadcast', message: 'continue' }] };
}

/**
 * Takes the answer of another tab, unless it is older than what this tab knows or does. Activity must be reported soon.
 */
function takeShared(
  before: TimerState,
  { sentAt, left, pause }: Extract<TimerEvent, { type: 'answer-shared' }>,
  now: number,
  deadlines: Deadlines,
): TimerState {
  const state = before.active ? before : { ...before, rereadAt: now + pause };
  if (sentAt < Math.max(state.requestedAt, state.countedAt)) return state;
  const requestId = state.requestCount + 1;
  const next = { ...state, requestCount: requestId, requestedAt: Math.min(sentAt, now) };
  return take(next, { type: 'received', requestId, sentAt, left }, now, deadlines);
}

function take(
  state: TimerState,
  { requestId, sentAt, left }: Extract<TimerEvent, { type: 'received' }>,
  now: number,
  deadlines: Deadlines,
): TimerState {
  if (requestId <= state.answered) return state;
  // Counted from the question on, so that a slow answer cannot stretch the time.
  const end = (time: number | undefined) => (time === undefined ? undefined : Math.min(sentAt, now) + time);
  const idle = end(left.idle);
  // What the server knew before a report of activity arrived counts only if that report fails.
  const isBeforeReport = idle !== undefined && state.idleBefore !== undefined && state.report === 'sent';
  return {
    ...state,
    answered: requestId,
    ...(isBeforeReport
      ? { idleBefore: idle, idleEnd: Math.max(idle, state.idleEnd ?? idle) }
      : { idleEnd: idle, idleBefore: undefined }),
    idleLimit: Math.max(state.idleLimit, left.idle ?? 0),
    active: state.active && idle !== undefined,
    sessionEnd: end(left.session),
    closed: {
      ...((left.session ?? 0) > deadlines.earlyFrom ? { early: false, last: false } : state.closed),
      idle: state.closed.idle && left.idle !== undefined && left.idle <= deadlines.warning,
    },
  };
}
