import type { AuditEntry } from '../company/administration/audit';
import { actions, type Subject } from '../company/responses/actions';
import { pastTasks } from '../company/responses/generate';
import { effectOf, isActive, progressOf, tasksFor, type Task } from '../company/responses/task';
import type { World } from './handler';

type TaskWorld = Pick<World, 'state' | 'start' | 'now'>;

/** All tasks: those that were started since the start of the demo, and those before. */
export function allTasks({ state, start }: TaskWorld): readonly Task[] {
  const past = pastTasks({ start }).map((task) => {
    const cancelled = state.cancelledTasks.get(task.id);
    return cancelled === undefined ? task : { ...task, cancelled };
  });
  return [...state.responseTasks, ...past];
}

/** The task that is queued or running for a subject of an object. */
export function runningTask(world: TaskWorld, targetId: string, subject: Subject): Task | undefined {
  return tasksFor(allTasks(world), targetId, subject).find((task) => isActive(task, world.now()));
}

/** What tasks have made of a subject of an object; nothing if there was none. */
export function effectFor(world: TaskWorld, targetId: string, subject: Subject): string | undefined {
  return effectOfSubject(world, tasksFor(allTasks(world), targetId, subject));
}

/** What tasks have made of a subject of objects, by their ids. Other objects are as they were generated. */
export function effects(world: TaskWorld, subject: Subject): ReadonlyMap<string, string> {
  const tasks = allTasks(world).filter((task) => actions[task.action].subject === subject);
  const byObject = new Map<string, Task[]>();
  for (const task of tasks) {
    const known = byObject.get(task.targetId);
    if (known) known.push(task);
    else byObject.set(task.targetId, [task]);
  }
  const found = [...byObject].flatMap(([id, ofObject]) => {
    const effect = effectOfSubject(world, tasksFor(ofObject, id, subject));
    return effect === undefined ? [] : [[id, effect] as const];
  });
  return new Map(found);
}

/** An isolation is pending while its task is running; everything else changes at the end of the task. */
function effectOfSubject(world: TaskWorld, tasks: readonly Task[]): string | undefined {
  const isPending = tasks.some((task) => actions[task.action].subject === 'isolation' && isActive(task, world.now()));
  return isPending ? 'pending' : effectOf(tasks, world.now());
}

/** The lines of the audit log about tasks that were started since the start of the demo. */
export function responseEntries(world: TaskWorld): readonly AuditEntry[] {
  return world.state.responseTasks.map((task) => ({
    id: `audit-${task.id}`,
    age: (world.start - task.started) / 1000,
    ...{ account: task.account, accountId: task.accountId, userId: null },
    ...{ category: 'response', activity: actions[task.action].audit },
    ...{ object: task.targetName, searchType: task.searchType, objectId: task.targetId },
    details: task.reason,
    result: progressOf(task, world.now()).state === 'failed' ? 'failed' : 'success',
    sourceIp: '10.31.8.20',
  }));
}
