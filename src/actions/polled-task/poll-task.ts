import { createTimer, type Clock } from '~/platform/clock';
import { createStore, type ReadableStore } from '~/lib/store';
import { step, unknownTask, type TaskEvent, type TaskRules, type TaskState, type TaskWork } from './step';

/** A job of the server that a dialog starts and whose status is requested while its part of the page is open. */
export interface PolledTask {
  readonly state: ReadableStore<TaskState>;
  /** Asks for the state for the first time; settles with the answer. */
  open(): Promise<void>;
  /** Starts the task, if nothing is under way; settles when the server has taken it or refused. */
  trigger(): Promise<void>;
  /** Ends every call and every timer. */
  close(): void;
}

/** The options of a polled task. */
export interface PolledTaskOptions {
  readonly clock: Clock;
  readonly rules: TaskRules;
  /** Milliseconds between two requests. */
  readonly every: number;
  readonly request: (signal: AbortSignal) => Promise<unknown>;
  readonly start: (status: unknown, signal: AbortSignal) => Promise<void>;
  /** Receives the status with which the task has ended. */
  readonly publish: (status: unknown) => void;
  /** Receives the error of a call that failed. */
  readonly fail: (error: unknown) => void;
}

/** Creates a task that is not open. It can be opened again after it was closed. */
export function pollTask(options: PolledTaskOptions): PolledTask {
  const { clock, rules } = options;
  const store = createStore<TaskState>(unknownTask);
  const timers = { wait: createTimer(clock), rest: createTimer(clock) };
  let control = new AbortController();

  const happen = async (event: TaskEvent): Promise<void> => {
    const { state, work } = step(store.get(), event, rules);
    store.set(state);
    await Promise.all(work.map((each) => jobs[each](state)));
  };
  /** Nothing is reported, and nothing follows, once the part is closed. */
  const call = async <T>(send: (signal: AbortSignal) => Promise<T>, done: (value: T) => TaskEvent, lost: TaskEvent) => {
    const { signal } = control;
    try {
      const value = await send(signal);
      if (!signal.aborted) await happen(done(value));
    } catch (error) {
      if (signal.aborted) return;
      options.fail(error);
      await happen(lost);
    }
  };
  const started = (): TaskEvent => ({ is: 'started', now: clock.now() });
  const jobs: { readonly [W in TaskWork]: (state: TaskState) => Promise<void> | void } = {
    request: () =>
      call(options.request, (status) => ({ is: 'received', status, now: clock.now() }), { is: 'unanswered' }),
    start: ({ status }) => call((signal) => options.start(status, signal), started, { is: 'refused' }),
    wait: () => timers.wait.start(() => void happen({ is: 'due' }), options.every),
    rest: ({ restsUntil = 0 }) =>
      timers.rest.start(() => void happen({ is: 'rested' }), Math.max(0, restsUntil - clock.now())),
    publish: ({ status }) => options.publish(status),
  };

  return {
    state: store,
    async open() {
      control = new AbortController();
      store.set(unknownTask);
      await jobs.request(unknownTask);
    },
    trigger: () => happen({ is: 'triggered' }),
    close() {
      control.abort();
      Object.values(timers).forEach((timer) => timer.stop());
    },
  };
}
