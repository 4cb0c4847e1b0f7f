import type { WireAnswer } from '~/generated/contract/operations';
import { seeded } from '../random';
import { hashes, story } from '../story';
import { actions, type ResponseAction, type Subject } from './actions';

type WireTask = WireAnswer<'responseTaskList'>['data']['items'][number];

/** A task as it was started. Its state follows from the time. */
export interface Task {
  readonly id: string;
  readonly action: ResponseAction;
  readonly searchType: number;
  readonly targetId: string;
  readonly targetName: string;
  /** Name of the account that started it. */
  readonly account: string;
  readonly accountId: string;
  readonly reason: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  /** Milliseconds since 1970; absent if nobody cancelled it. */
  readonly cancelled?: number;
  /** True for an endpoint that does not answer: the task runs until it is cancelled. */
  readonly isWaiting?: boolean;
}

/** How far a task is. */
export interface TaskProgress {
  readonly state: WireTask['state'];
  /** 0 to 100. */
  readonly progress: number;
  /** Milliseconds since 1970 of the last change of its state. */
  readonly updated: number;
  readonly problem: string | null;
}

/** Milliseconds that a task is queued. */
const QUEUE = 2000;
/** Of 100 tasks, so many fail. */
const FAILURES = 6;

const problems = [
  'The endpoint did not answer within the time limit.',
  'The agent is older than this response requires.',
  'The service refused the request.',
] as const;

/** The state of a task at a moment. */
export function progressOf(task: Task, now: number): TaskProgress {
  const { action, started, cancelled } = task;
  const running = started + QUEUE;
  const end = running + actions[action].lasts * 1000;
  const at = Math.min(now, cancelled ?? now);
  const done = Math.floor((100 * Math.max(0, at - running)) / (end - running));
  const progress = Math.max(0, Math.min(99, task.isWaiting ? 20 : done));
  if (cancelled !== undefined) return { state: 'cancelled', progress, updated: cancelled, problem: null };
  if (now < running) return { state: 'queued', progress: 0, updated: started, problem: null };
  if (now < end || task.isWaiting) return { state: 'running', progress, updated: running, problem: null };
  const problem = failureOf(task);
  if (problem !== undefined) return { state: 'failed', progress: 90, updated: end, problem };
  return { state: 'done', progress: 100, updated: end, problem: null };
}

/** True while a task is queued or running. */
export function isActive(task: Task, now: number): boolean {
  const { state } = progressOf(task, now);
  return state === 'queued' || state === 'running';
}

/** The objects of the story never fail, so that what a reader of the story does works. */
const reliable: ReadonlySet<string> = new Set([...Object.values(story), ...Object.values(hashes)]);

/** A part of the objects fails, always the same. */
function failureOf({ action, targetId }: Task): string | undefined {
  const next = seeded(`${action} ${targetId}`);
  if (reliable.has(targetId) || next() * 100 >= FAILURES) return undefined;
  return problems[Math.floor(next() * problems.length)];
}

/** The tasks for one object that change one subject, the newest first. */
export function tasksFor(tasks: readonly Task[], targetId: string, subject: Subject): readonly Task[] {
  return tasks
    .filter((task) => task.targetId === targetId && actions[task.action].subject === subject)
    .toSorted((left, right) => right.started - left.started);
}

/** What the last successful task made of a subject; nothing if there was none. */
export function effectOf(tasks: readonly Task[], now: number): string | undefined {
  const last = tasks.find((task) => progressOf(task, now).state === 'done');
  return last && actions[last.action].effect;
}
