import type { WireAnswer } from '~/generated/contract/operations';
import { endpointsById } from '../../company/assets/endpoints/generate';
import { identitiesById } from '../../company/identities/generate';
import { findById } from '../../company/query/by-id';
import { mails } from '../../company/mail/generate';
import { listPageAs, type ListRules, type SortKey } from '../../company/query/list';
import { matchesAny } from '../../company/query/matches-any';
import { actions, type ResponseAction, type Subject } from '../../company/responses/actions';
import { isActive, progressOf, tasksFor, type Task } from '../../company/responses/task';
import { notFound, Refusal, signedIn, type Handlers, type World } from '../handler';
import { allTasks, effectFor, runningTask } from '../response-tasks';
import { isAllowed } from '../rights';

type WireTask = WireAnswer<'responseTaskList'>['data']['items'][number];
type Result = WireAnswer<'startResponse'>['data']['results'][number];
type State = WireAnswer<'responseState'>['data'];

/** The numbers of the refusals of a response that is not allowed, and of a task that has ended. */
const NOT_ALLOWED = 4031101;
const HAS_ENDED = 4091101;

/** The message of the live channel after a task was started or cancelled. */
const tasksChanged = { type: 'responseTask' };

const rules: ListRules<Task, Exclude<SortKey<'responseTaskList'>, 'state'>> = {
  text: ({ targetName, targetId, account, reason, action }) => [targetName, targetId, account, reason, action],
  sort: {
    created: ({ started }) => started,
    action: ({ action }) => action,
    target: ({ targetName }) => targetName,
    account: ({ account }) => account,
  },
  usual: '-created',
};

/** Answers about responses and their tasks. */
export const responseHandlers = {
  responseTaskList: (call) => {
    const { query, world } = call;
    const tasks = allTasks(world);
    const now = world.now();
    const where = (task: Task) =>
      matchesAny(query.action, task.action) &&
      (query.state === undefined || matchesAny(query.state, progressOf(task, now).state)) &&
      (query.mine !== true || task.accountId === signedIn(call).profile.account_id) &&
      (query.target === undefined || task.targetId === query.target) &&
      (query.from === undefined || task.started >= query.from * 1000) &&
      (query.to === undefined || task.started <= query.to * 1000);
    const sort = { ...rules.sort, state: (task: Task) => progressOf(task, now).state };
    return listPageAs(call, tasks, { ...rules, sort, where }, (task) => wireTask(tasks, task, now));
  },
  startResponse: (call) => {
    const { action, targets, reason } = call.body;
    const { permission } = actions[action];
    if (!isAllowed(call, permission)) return new Refusal(403, NOT_ALLOWED, `${permission} is missing.`, permission);
    const { account_id, user_name } = signedIn(call).profile;
    const results = targets.map((target): Result => {
      const problem = problemOf(call.world, action, target);
      if (problem) return { targetId: target.id, taskId: null, problem: problem.code, conflict: problem.conflict };
      const id = `task-new-${call.world.state.responseTasks.length + 1}`;
      const account = { account: user_name, accountId: account_id };
      const { name: targetName, searchType } = target;
      const targetId = storedId(target.id);
      call.world.state.responseTasks.unshift({
        ...{ id, action, searchType, targetId, targetName, ...account, reason },
        started: call.world.now(),
      });
      return { targetId: target.id, taskId: id, problem: null, conflict: null };
    });
    call.world.push?.(tasksChanged);
    return { data: { results } };
  },
  cancelResponseTask: (call) => {
    const { path, world } = call;
    const { state } = world;
    const task = allTasks(world).find(({ id }) => id === path.taskId);
    if (task === undefined) return notFound(path.taskId);
    const { permission } = actions[task.action];
    if (!isAllowed(call, permission)) return new Refusal(403, NOT_ALLOWED, `${permission} is missing.`, permission);
    const { state: now } = progressOf(task, world.now());
    if (now !== 'queued' && now !== 'running') return new Refusal(409, HAS_ENDED, `${task.id} has ended.`);
    const cancelled = world.now();
    const position = state.responseTasks.findIndex(({ id }) => id === task.id);
    if (position === -1) state.cancelledTasks.set(task.id, cancelled);
    else state.responseTasks[position] = { ...task, cancelled };
    world.push?.(tasksChanged);
    return {};
  },
  responseState: ({ path, world }) => ({ data: stateOf(world, path.searchType, path.id) }),
} satisfies Handlers<'responseTaskList' | 'startResponse' | 'cancelResponseTask' | 'responseState'>;

interface Problem {
  readonly code: NonNullable<Result['problem']>;
  readonly conflict: Result['conflict'];
}

/** Why a response cannot be started for an object. */
function problemOf(
  world: World,
  action: ResponseAction,
  { id, searchType }: { readonly id: string; readonly searchType: number },
): Problem | undefined {
  const { searchTypes, subject, effect } = actions[action];
  if (!searchTypes.includes(searchType)) return { code: 'not-supported', conflict: null };
  const running = runningTask(world, storedId(id), subject);
  if (running) return { code: 'task-running', conflict: wireRunning(running) };
  const state = stateOf(world, searchType, id);
  const isHost = searchType === 2 || searchType === 8;
  if (isHost && state.isolation === null) return { code: 'unknown-object', conflict: null };
  const isBlocked = state.isBlocked ? 'blocked' : 'allowed';
  const now = new Map<Subject, string | null>([
    ['isolation', state.isolation],
    ['account', state.account],
    ['message', state.message],
    ['block', isBlocked],
    ['sender', isBlocked],
  ]).get(subject);
  return now === effect ? { code: 'already-done', conflict: null } : undefined;
}

const isolations = ['enabled', 'pending', 'disabled'] as const;
const accountStates = ['enabled', 'disabled'] as const;
const messageStates = ['delivered', 'tagged', 'quarantined', 'blocked', 'removed'] as const;

function stateOf(world: World, searchType: number, id: string): State {
  const tasks = allTasks(world);
  const effect = <T extends string>(subject: Subject, states: readonly T[], before: T | undefined): T | null => {
    const now = effectFor(world, storedId(id), subject);
    return before === undefined ? null : (states.find((state) => state === now) ?? before);
  };
  const isHost = searchType === 2 || searchType === 8;
  const endpoint = isHost ? endpointsById().get(id) : undefined;
  const identity = searchType === 11 ? identitiesById().get(id) : undefined;
  const mail = searchType === 1 ? findById(mails(world), id) : undefined;
  const running = tasks.find((task) => task.targetId === storedId(id) && isActive(task, world.now()));
  return {
    isolation: effect('isolation', isolations, endpoint?.isolation),
    account: effect('account', accountStates, identity?.state),
    message: effect('message', messageStates, mail?.action),
    isBlocked: effectFor(world, id, searchType === 1 ? 'sender' : 'block') === 'blocked',
    task: running ? wireRunning(running) : null,
  };
}

/** Endpoints have several ids; tasks name them by one. */
function storedId(id: string): string {
  return endpointsById().get(id)?.id ?? id;
}

function wireRunning({ id, action, account, started }: Task): NonNullable<Result['conflict']> {
  return { id, action, account, created: new Date(started).toISOString() };
}

function wireTask(tasks: readonly Task[], task: Task, now: number): WireTask {
  const { id, action, searchType, targetId, targetName, account, reason, started } = task;
  const { state, progress, updated, problem } = progressOf(task, now);
  const { undo, subject } = actions[action];
  const [last] = tasksFor(tasks, targetId, subject).filter((one) => progressOf(one, now).state !== 'cancelled');
  return {
    ...{ id, action, state, progress, searchType, targetId, targetName, account, reason, problem },
    created: new Date(started).toISOString(),
    updated: new Date(updated).toISOString(),
    isUndoable: undo !== undefined && state === 'done' && last?.id === id,
  };
}
