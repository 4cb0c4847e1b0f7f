import { isTrue } from '~/descriptor/is-shown';
import { responseOperations } from '~/generated/console/response-operations';
import type { TaskReads } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { toTimestamp } from '~/lib/format/timestamp';
import { isList, isNumber } from '~/lib/json';
import { read, readId, readText } from './ports';

/** A task of the signed-in account. Missing and wrong members are absent. */
export interface ResponseTask {
  readonly id: string;
  /** The id of its response. */
  readonly response: string;
  /** A row of the scale of the port. */
  readonly state: unknown;
  /** True while it has not ended. */
  readonly isActive: boolean;
  readonly isDone: boolean;
  readonly isUndoable: boolean;
  readonly searchType: number | string | undefined;
  readonly objectId: string | undefined;
  readonly name: string | undefined;
  readonly account: string | undefined;
  /** Milliseconds since 1970. */
  readonly created: number | undefined;
  /** The last change of its state, in milliseconds since 1970. */
  readonly updated: number | undefined;
  /** 0 to 100. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
}

/** The tasks of an answer in its order. Those without an id or a response are left out. */
export function readTasks(answer: unknown, around: Scope): readonly ResponseTask[] {
  const reads = responseOperations.tasks?.reads;
  const scope = { ...around, answer };
  const items = read(reads?.items, scope);
  if (!reads || !isList(items)) return [];
  return items.flatMap((item) => readTask(reads.item, { ...scope, item }) ?? []);
}

function readTask(reads: TaskReads, scope: Scope): ResponseTask | undefined {
  const id = readId(reads.id, scope);
  const response = readText(reads.response, scope);
  if (id === undefined || response === undefined) return undefined;
  const progress = readNumber(reads.progress, scope);
  return {
    id,
    response,
    state: read(reads.state, scope),
    isActive: isTrue(reads.active, scope),
    isDone: reads.done !== undefined && isTrue(reads.done, scope),
    isUndoable: reads.undoable !== undefined && isTrue(reads.undoable, scope),
    searchType: readNumber(reads.searchType, scope) ?? readText(reads.searchType, scope),
    objectId: readId(reads.objectId, scope),
    name: readText(reads.name, scope),
    account: readText(reads.account, scope),
    created: readTime(reads.created, scope),
    updated: readTime(reads.updated, scope),
    progress: progress && Math.min(100, Math.max(0, progress)),
    problem: readText(reads.problem, scope),
  };
}

function readNumber(expression: Expression | undefined, scope: Scope): number | undefined {
  const value = read(expression, scope);
  return isNumber(value) ? value : undefined;
}

function readTime(expression: Expression | undefined, scope: Scope): number | undefined {
  return toTimestamp(readText(expression, scope));
}
