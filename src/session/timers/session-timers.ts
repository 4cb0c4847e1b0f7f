import type { Client } from '../../api/client';
import type { Clock, TimerId } from '../../lib/clock';
import { createStore, type ReadableStore } from '../../lib/store';
import type { Page } from '../page';
import type { Deadlines } from './deadlines';
import { viewAt, type SessionView, type ViewName } from './session-view';
import { step } from './step';
import { readTimeLeft } from './time-left';
import { initialTimers, type Task, type TimerEvent } from './timer-state';

/** The watch over idle time and the end of the session. */
export interface SessionTimers {
  /** What is due to the reader, with its seconds. */
  readonly view: ReadableStore<SessionView | undefined>;
  /** Asks the server for the first time and begins to count. */
  start(): void;
  /** The reader has closed a view. */
  close(view: ViewName): void;
  /** The times allowed may have changed: the server is asked soon. */
  settingsChanged(): void;
  stop(): void;
}

/** What the watch needs. */
export interface SessionTimerOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly page: Page;
  readonly deadlines: Deadlines;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** Owns clock, listeners and calls; what they mean is decided by `step`. */
export function createSessionTimers({ client, clock, page, deadlines, log }: SessionTimerOptions): SessionTimers {
  const view = createStore<SessionView | undefined>(undefined);
  const stopped = new AbortController();
  const stops: (() => void)[] = [];
  let state = initialTimers(clock.now());
  let ticking: TimerId | undefined;
  let settling: TimerId | undefined;

  const hear = (event: TimerEvent): void => {
    if (stopped.signal.aborted) return;
    const next = step(state, event, clock.now(), deadlines);
    ({ state } = next);
    next.tasks.forEach(perform);
    show();
  };
  const show = (): void => {
    const due = viewAt(state, clock.now(), deadlines);
    if (JSON.stringify(due) !== JSON.stringify(view.get())) view.set(due);
  };
  const perform = (task: Task): void => {
    switch (task.do) {
      case 'ask':
        if (task.after === 0) void ask();
        else clock.setTimeout(() => void ask(), task.after);
        return;
      case 'report':
        return void report();
      case 'tell-tabs':
        return page.tellTabs(task.news);
    }
  };

  const ask = async (): Promise<void> => {
    hear({ type: 'asked' });
    const question = state.asked;
    const sentAt = clock.now();
    try {
      const left = readTimeLeft(await client.call('getSession', {}, { signal: stopped.signal }), deadlines);
      if (!left) throw new Error('getSession answered something else than a session.');
      hear({ type: 'answered', question, sentAt, left });
      tickOn();
    } catch (error) {
      fail(error, { type: 'unanswered' });
    }
  };
  const report = async (): Promise<void> => {
    try {
      await client.call('reportActivity', { body: { isActive: true } }, { signal: stopped.signal });
      hear({ type: 'reported' });
    } catch (error) {
      fail(error, { type: 'report-failed' });
    }
  };
  const fail = (error: unknown, event: TimerEvent): void => {
    if (stopped.signal.aborted) return;
    log(error instanceof Error ? error.message : String(error));
    hear(event);
  };

  /** Ticks once a second, with the seconds of every end. */
  const tickOn = (): void => {
    if (ticking !== undefined) clock.clearTimeout(ticking);
    const now = clock.now();
    const waits = [state.idleEnd, state.sessionEnd, state.rereadAt].flatMap((end) =>
      end !== undefined && end > now ? [(end - now) % deadlines.tick || deadlines.tick] : [],
    );
    ticking = clock.setTimeout(
      () => {
        hear({ type: 'tick' });
        tickOn();
      },
      Math.min(deadlines.tick, ...waits),
    );
  };

  return {
    view,
    start() {
      state = initialTimers(clock.now());
      const wake = (): void => hear({ type: 'wake' });
      stops.push(
        page.listen('visibilitychange', () => page.isVisible() && wake()),
        page.listen('pageshow', (event) => 'persisted' in event && event.persisted === true && wake()),
        page.listen('online', wake),
        page.listen('focus', () => hear({ type: 'tick' })),
        page.hearUser(() => {
          const wasWarned = view.get()?.name === 'idleWarning';
          hear({ type: 'activity' });
          // The key that closes the warning does nothing else.
          return wasWarned && view.get()?.name !== 'idleWarning';
        }),
        page.listen('console:continue-session', () => hear({ type: 'continued' })),
        page.hearTabs((news) => {
          if (news === 'activity' || news === 'continue') hear({ type: 'told', news });
        }),
      );
      hear({ type: 'tick' });
      tickOn();
    },
    close: (name) => hear({ type: 'closed', view: name }),
    settingsChanged() {
      if (settling !== undefined) clock.clearTimeout(settling);
      settling = clock.setTimeout(() => hear({ type: 'settings-changed' }), deadlines.rereadDebounce);
    },
    stop() {
      stopped.abort();
      stops.forEach((stop) => stop());
      for (const timer of [ticking, settling]) if (timer !== undefined) clock.clearTimeout(timer);
    },
  };
}
