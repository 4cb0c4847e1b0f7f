import { expect, test } from 'vitest';
import { readTasks } from '~/session/read-tasks';
import { allTasksAddress, taskLogAddress } from '~/session/task-addresses';
import { nextRequest } from '~/shell/tasks/use-tasks';

const item = (members: object = {}) => ({
  id: 'task-1',
  action: 'isolate-endpoint',
  state: 'running',
  searchType: 8,
  targetId: 'host-1',
  targetName: 'FIN-LT-014',
  created: '2026-11-22T09:00:00Z',
  updated: '2026-11-22T09:00:02Z',
  progress: 20,
  ...members,
});
const read = (...items: unknown[]) => readTasks({ items }, {});
const changed = Date.parse('2026-11-22T09:00:02Z');

test.each([
  ['queued', true, false],
  ['running', true, false],
  ['done', false, true],
  ['failed', false, false],
  ['cancelled', false, false],
])('a task that is %s', (state, isActive, isDone) => {
  expect(read(item({ state }))).toMatchObject([{ id: 'task-1', state, isActive, isDone, created: changed - 2000 }]);
});

test('a task without an id or a response is left out, and an answer that is none has no tasks', () => {
  expect(read(item({ id: undefined }), item({ action: 7 }), null, item({ id: 'task-2' }))).toMatchObject([
    { id: 'task-2' },
  ]);
  expect([readTasks(null, {}), readTasks({ items: 'many' }, {})]).toEqual([[], []]);
});

test('members of wrong types are absent, and progress stays within its limits', () => {
  expect(read(item({ searchType: ['host'], created: 'soon', progress: 120, problem: '' }))).toMatchObject([
    { searchType: undefined, created: undefined, progress: 100, problem: undefined },
  ]);
});

test('a time without a zone is UTC, as in every column', () => {
  const now = Date.UTC(2026, 10, 22, 9);
  expect(read(item({ created: '2026-11-22T09:00:00' }))).toMatchObject([{ created: now }]);
});

test('a task leads to the lines of the log about its object, and to all tasks', () => {
  const [task] = read(item());
  expect(task && taskLogAddress(task, {})).toBe('/admin/log?q=FIN-LT-014&category=response');
  expect(allTasksAddress({})).toBe('/app/response');
});

const reported = { changedWhen: () => true };

test.each([
  ['a task that has just changed, often', { age: 1000, wanted: 3000 }],
  ['an older one after a tenth of its age', { age: 100_000, wanted: 10_000 }],
  ['one that hangs, seldom', { age: 3_600_000, wanted: 60_000 }],
])('tasks are requested again: %s', (_, { age, wanted }) => {
  expect(nextRequest(read(item()), changed + age, reported)).toBe(wanted);
});

test('when all tasks have ended, the live channel reports new ones; without it they are requested seldom', () => {
  const ended = read(item({ state: 'done' }));
  expect(nextRequest(ended, changed, reported)).toBeUndefined();
  expect(nextRequest(ended, changed, {})).toBe(60_000);
});
