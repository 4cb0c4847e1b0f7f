import { engine } from '~/generated/console/engine';
import { createTimer } from '~/platform/clock';
import { createStore, type ReadableStore } from '~/lib/store';
import type { Page } from '~/platform/browser';
import { callPort } from '../ports';
import type { SessionCallContext } from '../scope';
import { viewAt, type SessionView, type ViewName } from './session-view';
import { step } from './step';
import { pauseAfterShared, readSharedAnswer, readTimeLeft, sharedAnswer, type Deadlines } from './time-left';
import type { TimerEffect, TimerEvent } from './timer-event';
import { initialTimers, type TimerState } from './timer-state';

/** The watch over idle time and the end of the session. */
export interface SessionTimers {
  /** The view that the user must see now, with its seconds. */
  readonly view: ReadableStore<SessionView | undefined>;
  /** Requests the times from the server and begins to count. */
  start(): void;
  /** The user has closed a view. */
  close(view: ViewName): void;
  /** The times allowed may have changed: they are requested soon. */
  settingsChanged(): void;
  stop(): void;
}

/** The options of the watch. */
export interface SessionTimerOptions extends SessionCallContext {
  readonly page: Page;
  readonly deadlines: Deadlines;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** Owns clock, listeners and calls; what they mean is decided by `step`. */
export function createSessionTimers(options: SessionTimerOptions): SessionTimers {
  const { clock, page, deadlines } = options;
  const view = createStore<SessionView | undefined>(undefined);
  const stopped = new AbortController();
  const ticking = createTimer(clock);
  const settling = createTimer(clock);
  let stopListening = (): void => undefined;
  let state = initialTimers(clock.now());

  const dispatch = (event: TimerEvent): void => {
    if (stopped.signal.aborted) return;
    const next = step(state, event, clock.now(), deadlines);
    ({ state } = next);
    next.effects.forEach(perform);
    const due = viewAt(state, clock.now(), deadlines);
    if (JSON.stringify(due) !== JSON.stringify(view.get())) view.set(due);
    if (event.type === 'received' || event.type === 'answer-shared') scheduleTick();
  };
  const calls = createSessionCalls(options, { dispatch, state: () => state, signal: stopped.signal });
  const perform = (effect: TimerEffect): void => {
    if (effect.do === 'broadcast') return page.broadcast(effect.message);
    if (effect.do === 'report') return void calls.reportActivity();
    if (effect.after === 0) void calls.requestTimes();
    else clock.setTimeout(() => void calls.requestTimes(), effect.after);
  };
  const tick = (): void => {
    dispatch({ type: 'tick' });
    scheduleTick();
  };
  const scheduleTick = (): void => ticking.start(tick, untilNextTick(state, clock.now(), deadlines));

  return {
    view,
    start() {
      if (!engine.session) return;
      state = initialTimers(clock.now());
      stopListening = listen(options, dispatch, () => view.get()?.name);
      tick();
    },
    close: (name) => dispatch({ type: 'closed', view: name }),
    settingsChanged: () => settling.start(() => dispatch({ type: 'settings-changed' }), deadlines.rereadDebounce),
    stop() {
      stopped.abort();
      stopListening();
      ticking.stop();
      settling.stop();
    },
  };
}

/** Milliseconds to the next tick: one a second, at the full seconds before every end. */
function untilNextTick(state: TimerState, now: number, deadlines: Deadlines): number {
  const delays = [state.idleEnd, state.sessionEnd, state.rereadAt].flatMap((end) =>
    end !== undefined && end > now ? [(end - now) % deadlines.tick || deadlines.tick] : [],
  );
  return Math.min(deadlines.tick, ...delays);
}

/** The two calls of the watch, none without the port. Their outcomes are events; a failure is also logged. */
function createSessionCalls(
  { client, clock, page, deadlines, scope, log }: SessionTimerOptions,
  timers: { dispatch(event: TimerEvent): void; state(): TimerState; readonly signal: AbortSignal },
): { requestTimes(): Promise<void>; reportActivity(): Promise<void> } {
  const { dispatch, signal } = timers;
  const fail = (error: unknown, event: TimerEvent): void => {
    if (signal.aborted) return;
    log(error instanceof Error ? error.message : String(error));
    dispatch(event);
  };
  const port = engine.session;
  return {
    async requestTimes() {
      if (!port) return;
      dispatch({ type: 'requested' });
      const requestId = timers.state().requestCount;
      const sentAt = clock.now();
      try {
        const answer = await callPort(client, port.times, scope(), signal);
        const left = readTimeLeft(answer, deadlines, scope());
        if (!left) throw new Error(`${port.times.operation} answered something else than a session.`);
        dispatch({ type: 'received', requestId, sentAt, left });
        // One tab requests the times for all.
        if (!signal.aborted) page.broadcast(sharedAnswer(sentAt, answer));
      } catch (error) {
        fail(error, { type: 'request-failed' });
      }
    },
    async reportActivity() {
      try {
        if (port?.activity) await callPort(client, port.activity, scope(), signal);
        dispatch({ type: 'reported' });
      } catch (error) {
        fail(error, { type: 'report-failed' });
      }
    },
  };
}

/** Turns what happens to the page and in other tabs into events; the result ends that. */
function listen(
  { page, deadlines, random, scope }: SessionTimerOptions,
  dispatch: (event: TimerEvent) => void,
  viewName: () => ViewName | undefined,
): () => void {
  const wake = (): void => dispatch({ type: 'wake' });
  const stops = [
    page.listen('visibilitychange', () => page.isVisible() && wake()),
    page.listen('pageshow', (event) => 'persisted' in event && event.persisted === true && wake()),
    page.listen('online', wake),
    page.listen('focus', () => dispatch({ type: 'tick' })),
    page.trackUserActivity(() => {
      const wasWarned = viewName() === 'idleWarning';
      dispatch({ type: 'activity' });
      // The key that closes the warning does nothing else.
      return wasWarned && viewName() !== 'idleWarning';
    }),
    page.listen('console:continue-session', () => dispatch({ type: 'continued' })),
    page.onBroadcast((message) => {
      if (message === 'activity' || message === 'continue') dispatch({ type: 'broadcast-received', message });
      const shared = readSharedAnswer(message, deadlines, scope());
      if (shared) dispatch({ type: 'answer-shared', ...shared, pause: pauseAfterShared(deadlines, random) });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
