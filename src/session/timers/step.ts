import type { Deadlines } from './deadlines';
import { isEarly, isIdleWarningDue, isLast, leftUntil, viewAt } from './session-view';
import type { Task, TimerEvent, TimerState } from './timer-state';
import { moveTo } from './move-to';

/** A state, and what is to be done about it. */
export interface Step {
  readonly state: TimerState;
  readonly tasks: readonly Task[];
}

const ask: Task = { do: 'ask', after: 0 };

/** What an event makes of the state. */
export function step(before: TimerState, event: TimerEvent, now: number, deadlines: Deadlines): Step {
  const { state, woke } = moveTo(before, now, deadlines);
  if (!woke) return react(state, event, now, deadlines);
  // After a sleep nothing but the server knows how things stand: it is asked before anything else.
  const { state: next, tasks } = needsAnswer.has(event.type)
    ? { state: { ...state, rereadAt: now + deadlines.reread }, tasks: [] }
    : react(state, event, now, deadlines);
  return { state: next, tasks: [ask, ...tasks] };
}

/** Events whose meaning depends on how things stand. */
const needsAnswer: ReadonlySet<TimerEvent['type']> = new Set(['tick', 'wake', 'activity', 'settings-changed', 'told']);

function react(state: TimerState, event: TimerEvent, now: number, deadlines: Deadlines): Step {
  switch (event.type) {
    case 'tick':
      return tick(state, now, deadlines);
    case 'wake':
      return { state, tasks: now - state.askedAt < deadlines.rereadDebounce ? [] : [ask] };
    case 'activity':
      return act(state, now, deadlines);
    case 'asked':
      return { state: { ...state, asked: state.asked + 1, askedAt: now }, tasks: [] };
    case 'answered':
      return { state: take(state, event, now, deadlines), tasks: [] };
    case 'unanswered':
      // Who was active is not warned of the time before that; what activity is taken to bring runs on.
      return { state: state.report === 'sent' ? state : { ...state, idleBefore: undefined }, tasks: [] };
    case 'reported':
      return {
        state: { ...state, report: 'ready' },
        tasks: [
          { do: 'tell-tabs', news: 'activity' },
          { do: 'ask', after: deadlines.rereadAfterActivity },
        ],
      };
    case 'report-failed':
      return {
        state: {
          ...state,
          report: 'failed',
          active: false,
          idleEnd: state.idleBefore ?? state.idleEnd,
          idleBefore: undefined,
        },
        tasks: [],
      };
    case 'closed':
      if (event.view === 'idleWarning') return closeIdle(state, now, deadlines);
      return event.view === 'sessionWarning' ? closeSession(state, now, deadlines) : { state, tasks: [] };
    case 'continued':
      return isEarly(leftUntil(state.sessionEnd, now), deadlines)
        ? closeSession(state, now, deadlines)
        : { state, tasks: [] };
    case 'settings-changed':
      return report(state, now);
    case 'told': {
      const view = viewAt(state, now, deadlines);
      const isContinued = event.news === 'continue' && view?.name === 'sessionWarning';
      // Without a view there is nothing to put right before the next regular question.
      return { state: isContinued ? closeSession(state, now, deadlines).state : state, tasks: view ? [ask] : [] };
    }
  }
}

function tick(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (now < state.rereadAt) return { state, tasks: [] };
  return report({ ...state, rereadAt: state.rereadAt + deadlines.reread }, now);
}

/** Reports activity where there was some; the report is followed by a question. Otherwise only asks. */
function report(state: TimerState, now: number): Step {
  if (!state.active || !isDetecting(state, now) || state.report === 'sent') return { state, tasks: [ask] };
  return { state: { ...state, active: false, report: 'sent' }, tasks: [{ do: 'report' }] };
}

/** Whether activity counts: idle time runs, nothing is over, and reports arrive. */
function isDetecting({ idleEnd, sessionEnd, report: reports }: TimerState, now: number): boolean {
  return idleEnd !== undefined && idleEnd > now && leftUntil(sessionEnd, now) > 0 && reports !== 'failed';
}

function act(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (!isDetecting(state, now)) return { state, tasks: [] };
  if (isIdleWarningDue(state, now, deadlines)) return reset(state, now);
  if (now - state.countedAt < deadlines.activityDebounce) return { state, tasks: [] };
  return { state: { ...state, active: true, countedAt: now }, tasks: [] };
}

/** Activity during the idle warning: it closes and is reported at once. Answers on their way are from before. */
function reset(state: TimerState, now: number): Step {
  const next: TimerState = {
    ...state,
    active: state.report === 'sent',
    countedAt: now,
    idleBefore: state.idleEnd,
    idleEnd: now + state.idleLimit,
    answered: state.asked,
    report: 'sent',
  };
  return { state: next, tasks: state.report === 'sent' ? [] : [{ do: 'report' }] };
}

function closeIdle(state: TimerState, now: number, deadlines: Deadlines): Step {
  if (!isIdleWarningDue(state, now, deadlines)) return { state, tasks: [] };
  if (isDetecting(state, now)) return reset(state, now);
  return { state: { ...state, closed: { ...state.closed, idle: true } }, tasks: [] };
}

function closeSession(state: TimerState, now: number, deadlines: Deadlines): Step {
  const left = leftUntil(state.sessionEnd, now);
  const closed = {
    ...state.closed,
    early: state.closed.early || isEarly(left, deadlines),
    last: state.closed.last || isLast(left, deadlines),
  };
  return { state: { ...state, closed }, tasks: [{ do: 'tell-tabs', news: 'continue' }] };
}

function take(
  state: TimerState,
  { question, sentAt, left }: Extract<TimerEvent, { type: 'answered' }>,
  now: number,
  deadlines: Deadlines,
): TimerState {
  if (question <= state.answered) return state;
  // Counted from the question on, so that a slow answer cannot stretch the time.
  const end = (time: number | undefined) => (time === undefined ? undefined : Math.min(sentAt, now) + time);
  const idle = end(left.idle);
  // What the server knew before a report of activity arrived counts only if that report fails.
  const isBeforeReport = idle !== undefined && state.idleBefore !== undefined && state.report === 'sent';
  return {
    ...state,
    answered: question,
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
