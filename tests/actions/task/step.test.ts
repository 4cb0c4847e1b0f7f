import { expect, test } from 'vitest';
import { step, unknownTask, type TaskEvent, type TaskState, type TaskWork } from '../../../src/actions/task/step';

const rules = {
  isRunning: (status: unknown) => status === 'on',
  hasSucceeded: (status: unknown) => status === 'good',
  rests: 600,
};
const idle: TaskState = { ...unknownTask, phase: 'idle', asking: false, status: 'bad' };
const running: TaskState = { ...idle, phase: 'running', status: 'on', startedAt: 100 };
const told = (status: unknown): TaskEvent => ({ is: 'told', status, now: 1000 });

interface Row {
  readonly given: TaskState;
  readonly event: TaskEvent;
  readonly want: Partial<TaskState>;
  readonly work: readonly TaskWork[];
}

test.each<[string, Row]>([
  [
    'what has ended before is only read',
    {
      given: unknownTask,
      event: told('good'),
      want: { phase: 'idle', status: 'good', asking: false, restsUntil: undefined },
      work: [],
    },
  ],
  [
    'what runs already is followed',
    { given: unknownTask, event: told('on'), want: { phase: 'running', status: 'on', asking: false }, work: ['wait'] },
  ],
  [
    'without a first answer nothing is known',
    { given: unknownTask, event: { is: 'unanswered' }, want: { phase: 'idle', asking: false }, work: [] },
  ],
  [
    'an idle task can be started',
    { given: idle, event: { is: 'triggered' }, want: { phase: 'starting' }, work: ['start'] },
  ],
  [
    'one that is being started cannot',
    { given: { ...idle, phase: 'starting' }, event: { is: 'triggered' }, want: { phase: 'starting' }, work: [] },
  ],
  [
    'nor can one that rests',
    {
      given: { ...idle, restsUntil: 9 },
      event: { is: 'triggered' },
      want: { phase: 'idle', restsUntil: 9 },
      work: [],
    },
  ],
  ['nor can one that runs', { given: running, event: { is: 'triggered' }, want: running, work: [] }],
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
    'a refused one is idle again',
    {
      given: { ...idle, phase: 'starting' },
      event: { is: 'refused' },
      want: { phase: 'idle', status: 'bad' },
      work: [],
    },
  ],
  [
    'when it is time, it is asked for',
    { given: running, event: { is: 'due' }, want: { asking: true }, work: ['ask', 'wait'] },
  ],
  [
    'but never twice at once',
    { given: { ...running, asking: true }, event: { is: 'due' }, want: { asking: true }, work: ['wait'] },
  ],
  ['an idle task is not asked for', { given: idle, event: { is: 'due' }, want: idle, work: [] }],
  [
    'a task that still runs is asked for again',
    { given: { ...running, asking: true }, event: told('on'), want: { phase: 'running', asking: false }, work: [] },
  ],
  [
    'after success it rests from its start on',
    {
      given: { ...running, asking: true },
      event: told('good'),
      want: { phase: 'idle', status: 'good', asking: false, restsUntil: 700 },
      work: ['say', 'rest'],
    },
  ],
  [
    'one that was not started here rests from its end on',
    {
      given: { ...running, startedAt: undefined },
      event: told('good'),
      want: { phase: 'idle', status: 'good', restsUntil: 1600 },
      work: ['say', 'rest'],
    },
  ],
  [
    'after any other end it does not',
    { given: running, event: told('bad'), want: { phase: 'idle', status: 'bad' }, work: ['say'] },
  ],
  [
    'a lost answer ends the questions',
    {
      given: { ...running, asking: true },
      event: { is: 'unanswered' },
      want: { phase: 'idle', asking: false },
      work: [],
    },
  ],
  [
    'the rest ends',
    { given: { ...idle, restsUntil: 5 }, event: { is: 'rested' }, want: { restsUntil: undefined }, work: [] },
  ],
  [
    'an answer that comes when nothing is asked changes nothing',
    { given: idle, event: told('on'), want: idle, work: [] },
  ],
])('%s', (_, { given, event, want, work }) => {
  const next = step(given, event, rules);
  expect(next.state).toEqual({ ...given, ...want });
  expect(next.work).toEqual(work);
});
