import { requestAddress } from '~/api/request-address';
import { bindValues } from '~/descriptor/bindings';
import { responseOperations } from '~/generated/console/response-operations';
import type { Scope } from '~/generated/contract/types';
import type { ResponseTask } from './read-tasks';

/** The address of the lines of the log about a task; `undefined` without a log. */
export function taskLogAddress({ id, objectId, name }: ResponseTask, scope: Scope): string | undefined {
  const log = responseOperations.tasks?.log;
  if (!log) return undefined;
  const query = bindValues(log.query, { ...scope, input: { id, objectId, name } });
  return withQuery(log.to, query);
}

/** The address of the page with all tasks; `undefined` without one. */
export function allTasksAddress(scope: Scope): string | undefined {
  const page = responseOperations.tasks?.page;
  return page && withQuery(page.to, bindValues(page.query, scope));
}

function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  return requestAddress(path, {}, query) ?? path;
}
