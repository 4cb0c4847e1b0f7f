/** A task of the server as the console knows it. */
export interface TaskState {
  /** `reading` until the first answer, `starting` while its start is under way, `running` until it has ended. */
  readonly phase: 'reading' | 'idle' | 'starting' | 'running';
  /** The last state that the server told. */
  readonly status: unknown;
  /** A question is under way. */
  readonly asking: boolean;
  /** Milliseconds since 1970: when it was started here. */
  readonly startedAt: number | undefined;
  /** Milliseconds since 1970: until then it cannot be started again. */
  readonly restsUntil: number | undefined;
}

/** What happens to a task. `now` is in milliseconds since 1970. */
export type TaskEvent =
  | { readonly is: 'told'; readonly status: unknown; readonly now: number }
  | { readonly is: 'unanswered' }
  | { readonly is: 'due' }
  | { readonly is: 'triggered' }
  | { readonly is: 'started'; readonly now: number }
  | { readonly is: 'refused' }
  | { readonly is: 'rested' };

/** What is to be done: ask, start, wait for the next question or for the end of the rest, say how it ended. */
export type TaskWork = 'ask' | 'start' | 'wait' | 'rest' | 'say';

/** What states mean, as the descriptor says. */
export interface TaskRules {
  readonly isRunning: (status: unknown) => boolean;
  readonly hasSucceeded: (status: unknown) => boolean;
  /** Milliseconds from the start during which it rests after success. */
  readonly rests: number;
}

/** A task of which nothing is known. */
export const unknownTask: TaskState = {
  phase: 'reading',
  status: undefined,
  asking: true,
  startedAt: undefined,
  restsUntil: undefined,
};

/** The next state of a task, and what is to be done. Events that do not fit the phase change nothing. */
export function step(
  state: TaskState,
  event: TaskEvent,
  rules: TaskRules,
): { readonly state: TaskState; readonly work: readonly TaskWork[] } {
  const stay = { state, work: [] };
  switch (event.is) {
    case 'told':
      if (state.phase === 'reading') return read(state, event, rules);
      return state.phase === 'running' ? heard(state, event, rules) : stay;
    case 'unanswered':
      return { state: { ...state, phase: 'idle', asking: false }, work: [] };
    case 'due':
      if (state.phase !== 'running') return stay;
      return state.asking ? { state, work: ['wait'] } : { state: { ...state, asking: true }, work: ['ask', 'wait'] };
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

type Told = Extract<TaskEvent, { readonly is: 'told' }>;

/** A task that runs already is followed as if it had been started here. */
function read(state: TaskState, { status }: Told, rules: TaskRules): ReturnType<typeof step> {
  const told = { ...state, status, asking: false };
  return rules.isRunning(status)
    ? { state: { ...told, phase: 'running' }, work: ['wait'] }
    : { state: { ...told, phase: 'idle' }, work: [] };
}

function heard(state: TaskState, { status, now }: Told, rules: TaskRules): ReturnType<typeof step> {
  const told = { ...state, status, asking: false };
  if (rules.isRunning(status)) return { state: told, work: [] };
  if (!rules.hasSucceeded(status)) return { state: { ...told, phase: 'idle' }, work: ['say'] };
  const restsUntil = (state.startedAt ?? now) + rules.rests;
  return { state: { ...told, phase: 'idle', restsUntil }, work: ['say', 'rest'] };
}
