/** A task of the server as the console knows it. */
export interface TaskState {
  /** `reading` until the first answer, `starting` while its start is under way, `running` until it has ended. */
  readonly phase: 'reading' | 'idle' | 'starting' | 'running';
  /** The last status that the server sent. */
  readonly status: unknown;
  /** The status is being requested. */
  readonly isRequesting: boolean;
  /** Milliseconds since 1970: when it was started here. */
  readonly startedAt: number | undefined;
  /** Milliseconds since 1970: until then it cannot be started again. */
  readonly restsUntil: number | undefined;
}

/** An event of a task. `now` is in milliseconds since 1970. */
export type TaskEvent =
  | { readonly is: 'received'; readonly status: unknown; readonly now: number }
  | { readonly is: 'unanswered' }
  | { readonly is: 'due' }
  | { readonly is: 'triggered' }
  | { readonly is: 'started'; readonly now: number }
  | { readonly is: 'refused' }
  | { readonly is: 'rested' };

/**
 * An effect of a step: request the status, start, wait for the next request or for the end of the rest, publish how it
 * ended.
 */
export type TaskWork = 'request' | 'start' | 'wait' | 'rest' | 'publish';

/** The meaning of a status, as the descriptor declares it. */
export interface TaskRules {
  readonly isRunning: (status: unknown) => boolean;
  readonly hasSucceeded: (status: unknown) => boolean;
  /** Milliseconds from the start during which it rests after success. */
  readonly rests: number;
}

/** The state of a task before its first answer. */
export const unknownTask: TaskState = {
  phase: 'reading',
  status: undefined,
  isRequesting: true,
  startedAt: undefined,
  restsUntil: undefined,
};

/** The next state of a task with its effects. Events that do not fit the phase change nothing. */
export function step(
  state: TaskState,
  event: TaskEvent,
  rules: TaskRules,
): { readonly state: TaskState; readonly work: readonly TaskWork[] } {
  const stay = { state, work: [] };
  switch (event.is) {
    case 'received':
      if (state.phase === 'reading') return read(state, event, rules);
      return state.phase === 'running' ? follow(state, event, rules) : stay;
    case 'unanswered':
      return { state: { ...state, phase: 'idle', isRequesting: false }, work: [] };
    case 'due':
      if (state.phase !== 'running') return stay;
      return state.isRequesting
        ? { state, work: ['wait'] }
        : { state: { ...state, isRequesting: true }, work: ['request', 'wait'] };
    case 'triggered':
      if (state.phase !== 'idle' || state.restsUntil !== undefined) return stay;
      return { state: { ...state, phase: 'starting' }, work: ['start'] };
    case 'started':
      if (state.phase !== 'starting') return stay;
      return { state: { ...state, phase: 'running', startedAt: event.now, restsUntil: undefined }, work: ['wait'] };
    case 'refused':
      return state.phase === 'starting' ? { state: { ...state, phase: 'idle' }, work: [] } : stay;
    case 'rested':
      return { state: { ...state, restsUntil: undefined }, work: [] };
  }
}

type Received = Extract<TaskEvent, { readonly is: 'received' }>;

/** A task that runs already is followed as if it had been started here. */
function read(state: TaskState, { status }: Received, rules: TaskRules): ReturnType<typeof step> {
  const next = { ...state, status, isRequesting: false };
  return rules.isRunning(status)
    ? { state: { ...next, phase: 'running' }, work: ['wait'] }
    : { state: { ...next, phase: 'idle' }, work: [] };
}

function follow(state: TaskState, { status, now }: Received, rules: TaskRules): ReturnType<typeof step> {
  const next = { ...state, status, isRequesting: false };
  if (rules.isRunning(status)) return { state: next, work: [] };
  if (!rules.hasSucceeded(status)) return { state: { ...next, phase: 'idle' }, work: ['publish'] };
  const restsUntil = (state.startedAt ?? now) + rules.rests;
  return { state: { ...next, phase: 'idle', restsUntil }, work: ['publish', 'rest'] };
}
