import { expect, test } from 'vitest';
import { step, unknownTask, type TaskEvent, type TaskState, type TaskWork } from '~/actions/polled-task/step';

const rules = {
  isRunning: (status: unknown) => status === 'on',
  hasSucceeded: (status: unknown) => status === 'good',
  rests: 600,
};
const idle: TaskState = { ...unknownTask, phase: 'idle', isRequesting: false, status: 'bad' };
const running: TaskState = { ...idle, phase: 'running', status: 'on', startedAt: 100 };
const received = (status: unknown): TaskEvent => ({ is: 'received', status, now: 1000 });

interface Row {
  readonly given: TaskState;
  readonly event: TaskEvent;
  readonly want: Partial<TaskState>;
  readonly work: readonly TaskWork[];
}

test.each<[string, Row]>([
  [
    'a task that has ended before is only read',
    {
      given: unknownTask,
      event: received('good'),
      want: { phase: 'idle', status: 'good', isRequesting: false, restsUntil: undefined },
      work: [],
    },
  ],
  [
    'a task that runs already is followed',
    {
      given: unknownTask,
      event: received('on'),
      want: { phase: 'running', status: 'on', isRequesting: false },
      work: ['wait'],
    },
  ],
  [
    'without a first answer the state of the task is unknown',
    { given: unknownTask, event: { is: 'unanswered' }, want: { phase: 'idle', isRequesting: false }, work: [] },
  ],
  [
    'an idle task can be started',
    { given: idle, event: { is: 'triggered' }, want: { phase: 'starting' }, work: ['start'] },
  ],
  [
    'a task that is being started cannot be started',
    { given: { ...idle, phase: 'starting' }, event: { is: 'triggered' }, want: { phase: 'starting' }, work: [] },
  ],
  [
    'a task that rests cannot be started',
    {
      given: { ...idle, restsUntil: 9 },
      event: { is: 'triggered' },
      want: { phase: 'idle', restsUntil: 9 },
      work: [],
    },
  ],
  ['a task that runs cannot be started', { given: running, event: { is: 'triggered' }, want: running, work: [] }],
  [
    'a task that was taken runs from then on',
    {
      given: { ...idle, phase: 'starting' },
      event: { is: 'started', now: 70 },
      want: { phase: 'running', startedAt: 70 },
      work: ['wait'],
    },
  ],
  [
    'a refused task is idle again',
    {
      given: { ...idle, phase: 'starting' },
      event: { is: 'refused' },
      want: { phase: 'idle', status: 'bad' },
      work: [],
    },
  ],
  [
    'a running task sends a request when it is due',
    { given: running, event: { is: 'due' }, want: { isRequesting: true }, work: ['request', 'wait'] },
  ],
  [
    'a task that waits for an answer sends no second request',
    { given: { ...running, isRequesting: true }, event: { is: 'due' }, want: { isRequesting: true }, work: ['wait'] },
  ],
  ['an idle task is not asked for', { given: idle, event: { is: 'due' }, want: idle, work: [] }],
  [
    'a task that still runs is asked for again',
    {
      given: { ...running, isRequesting: true },
      event: received('on'),
      want: { phase: 'running', isRequesting: false },
      work: [],
    },
  ],
  [
    'a successful task rests from its start on',
    {
      given: { ...running, isRequesting: true },
      event: received('good'),
      want: { phase: 'idle', status: 'good', isRequesting: false, restsUntil: 700 },
      work: ['publish', 'rest'],
    },
  ],
  [
    'a successful task that another page started rests from its end on',
    {
      given: { ...running, startedAt: undefined },
      event: received('good'),
      want: { phase: 'idle', status: 'good', restsUntil: 1600 },
      work: ['publish', 'rest'],
    },
  ],
  [
    'a task that ends without success does not rest',
    { given: running, event: received('bad'), want: { phase: 'idle', status: 'bad' }, work: ['publish'] },
  ],
  [
    'a lost answer ends the questions',
    {
      given: { ...running, isRequesting: true },
      event: { is: 'unanswered' },
      want: { phase: 'idle', isRequesting: false },
      work: [],
    },
  ],
  [
    'a task is idle when its rest has ended',
    { given: { ...idle, restsUntil: 5 }, event: { is: 'rested' }, want: { restsUntil: undefined }, work: [] },
  ],
  [
    'an answer that comes when nothing is asked changes nothing',
    { given: idle, event: received('on'), want: idle, work: [] },
  ],
])('%s', (_, { given, event, want, work }) => {
  const next = step(given, event, rules);
  expect(next.state).toEqual({ ...given, ...want });
  expect(next.work).toEqual(work);
});
