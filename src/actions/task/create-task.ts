import type { Clock, TimerId } from '../../lib/clock';
import { createStore, type ReadableStore } from '../../lib/store';
import { step, unknownTask, type TaskEvent, type TaskRules, type TaskState, type TaskWork } from './step';

/** A task of the server that is followed for as long as its part of the page is open. */
export interface Task {
  readonly state: ReadableStore<TaskState>;
  /** Asks for the state for the first time; settles with the answer. */
  open(): Promise<void>;
  /** Starts the task, if nothing is under way; settles when the server has taken it or refused. */
  trigger(): Promise<void>;
  /** Ends every call and every timer. */
  close(): void;
}

/** What a task needs. */
export interface TaskOptions {
  readonly clock: Clock;
  readonly rules: TaskRules;
  /** Milliseconds between two questions. */
  readonly every: number;
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  readonly start: (status: unknown, signal: AbortSignal) => Promise<void>;
  /** Says how the task has ended. */
  readonly say: (status: unknown) => void;
  /** Tells of a call that failed. */
  readonly fail: (error: unknown) => void;
}

/** A task, not yet opened; after closing it can be opened again. */
export function createTask({ clock, rules, every, ask, start, say, fail }: TaskOptions): Task {
  const store = createStore<TaskState>(unknownTask);
  const timers = new Map<'wait' | 'rest', TimerId>();
  let control = new AbortController();

  const after = (what: 'wait' | 'rest', delay: number, event: TaskEvent): void => {
    clock.clearTimeout(timers.get(what) ?? 0);
    timers.set(
      what,
      clock.setTimeout(() => void happen(event), delay),
    );
  };

  async function happen(event: TaskEvent): Promise<void> {
    const { state, work } = step(store.get(), event, rules);
    store.set(state);
    await Promise.all(work.map((each) => jobs[each](state)));
  }

  /** Nothing is told, and nothing follows, once the part is closed. */
  async function call<T>(send: (signal: AbortSignal) => Promise<T>, done: (value: T) => TaskEvent, lost: TaskEvent) {
    const { signal } = control;
    try {
      const value = await send(signal);
      if (!signal.aborted) await happen(done(value));
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      await happen(lost);
    }
  }

  const jobs: { readonly [W in TaskWork]: (state: TaskState) => Promise<void> | void } = {
    ask: () => call(ask, (status) => ({ is: 'told', status, now: clock.now() }), { is: 'unanswered' }),
    start: ({ status }) =>
      call(
        (signal) => start(status, signal),
        () => ({ is: 'started', now: clock.now() }),
        { is: 'refused' },
      ),
    wait: () => after('wait', every, { is: 'due' }),
    rest: ({ restsUntil = 0 }) => after('rest', Math.max(0, restsUntil - clock.now()), { is: 'rested' }),
    say: ({ status }) => say(status),
  };

  return {
    state: store,
    async open() {
      control = new AbortController();
      store.set(unknownTask);
      await jobs.ask(unknownTask);
    },
    trigger: () => happen({ is: 'triggered' }),
    close() {
      control.abort();
      for (const timer of timers.values()) clock.clearTimeout(timer);
      timers.clear();
    },
  };
}
