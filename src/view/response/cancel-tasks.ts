import { showApiError } from '~/actions/show-api-error';
import { ApiError, isSessionError } from '~/api/api-error';
import { responseOperations } from '~/generated/console/response-operations';
import type { SecurityResponse } from '~/generated/contract/descriptor-types';
import type { ResponseObject } from '~/state/response-request';
import { callPort } from '~/session/ports';
import type { ToastMessage } from '~/state/toasts';
import type { AppServices } from '../context/services';

/** A task that was started for an object. */
export interface StartedTarget {
  readonly target: ResponseObject;
  /** The id of its task, if the answer has it. */
  readonly task: string | undefined;
}

type Services = Pick<AppServices, 'client' | 'scope' | 'toasts' | 'overlays' | 'readAgain'>;

/** Maximum number of tasks that one button undoes. */
const maxUndo = 100;

/** The status of a call that the state of its object does not allow (RFC 9110, section 15.5.10). */
const CONFLICT = 409;

/**
 * Cancels tasks one after the other. Gives the ids of those that had ended before. Another failure is shown, and ends
 * it.
 */
export async function cancelTasks(ids: readonly string[], services: Services): Promise<ReadonlySet<string>> {
  const { client, scope, toasts, overlays, readAgain } = services;
  const ended = new Set<string>();
  let count = 0;
  try {
    for (const id of ids) {
      if (await hasEnded(id, { client, scope })) ended.add(id);
      else count += 1;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isSessionError(error)) showApiError(error, 'action', { toasts, overlays });
  }
  const { tasks } = responseOperations;
  if (tasks) readAgain([tasks.operation]);
  if (count > 0) toasts.show({ intent: 'success', text: { key: 'UI.TASKS.CANCELLED', values: { count } } });
  return ended;
}

/** Cancels one task; true if it had ended before. */
async function hasEnded(id: string, { client, scope }: Pick<Services, 'client' | 'scope'>): Promise<boolean> {
  const port = responseOperations.tasks?.cancel;
  if (!port) return false;
  try {
    await callPort(client, port, { ...scope, input: { id } });
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) return true;
    throw error;
  }
}

/**
 * Undoes a response that has just started: its tasks are cancelled, and for the objects whose tasks had ended by then
 * the dialog of the response that undoes it opens.
 */
async function undoStarted(
  response: SecurityResponse,
  started: readonly StartedTarget[],
  services: Services,
): Promise<void> {
  const ended = await cancelTasks(
    started.flatMap(({ task }) => task ?? []),
    services,
  );
  services.readAgain(response.changes ?? []);
  const targets = started.flatMap(({ target, task }) => (task !== undefined && ended.has(task) ? [target] : []));
  if (targets.length > 0) services.overlays.respond({ undo: { response: response.id, targets } });
}

/** The button of a toast that undoes a response which has just started, if it and its tasks can be undone. */
export function undoButton(
  response: SecurityResponse,
  started: readonly StartedTarget[],
  services: Services,
): ToastMessage['button'] {
  const { undo } = response;
  const isKnown = started.length > 0 && started.every(({ task }) => task !== undefined);
  if (undo === undefined || !responseOperations.tasks?.cancel || !isKnown || started.length > maxUndo) return;
  return { text: { key: 'UI.UNDO' }, run: () => void undoStarted(response, started, services) };
}
