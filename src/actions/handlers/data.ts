import { ApiError, isSessionError } from '~/api/api-error';
import { answerScope, type Received } from '~/descriptor/answer-scope';
import { bindArguments, bindValues } from '~/descriptor/bindings';
import type {
  CallAction,
  CopyAction,
  EventAction,
  PostAction,
  RefreshAction,
  SetPreferenceAction,
} from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import type { ActionContext, RunActions } from '../action-context';
import type { ActionServices } from '../services';
import { showApiError } from '../show-api-error';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { copyText } from '../copy-text';
import { isString } from '~/lib/json';

/**
 * Calls an operation, runs `then` with its answer, and requests again what is out of date. After a failure it undoes
 * what was shown before the answer, and runs `failed`, or else shows the error by its error policy; then it runs
 * `afterFailure`. What a person has cancelled is no failure.
 */
export async function callOperation(action: CallAction, context: ActionContext, run: RunActions): Promise<void> {
  const { services, scope } = context;
  const { optimistic = [], changes = [] } = action;
  const undo = optimistic.length > 0 && (await services.showOptimistically(optimistic, scope));
  const shown = optimistic.map(({ read }) => read);
  const reads = [...changes, ...shown];
  let received: Received;
  try {
    received = await services.client.receive(action.operation, bindArguments(action, scope), context.callOptions);
  } catch (error) {
    if (undo) undo();
    if (context.callOptions?.signal?.aborted) {
      // The server may have received all of it.
      readAgain(reads, services);
      context.showCancelled?.();
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const { policy } = error;
    // Without an answer nobody knows whether the server has made the change; after a conflict somebody else has.
    readAgain(policy.kind === 'conflict' ? reads : shown, services);
    if (action.failed && !isSessionError(error)) await run(action.failed, context);
    else if (!context.showFailure?.(error)) showApiError(error, 'action', services);
    return run(action.afterFailure ?? [], context);
  }
  const answered = { ...context, callOptions: undefined, scope: { ...scope, ...answerScope('answer', received) } };
  await run(action.then ?? [], answered);
  // What `then` has closed is not requested again.
  readAgain(reads, services);
  if (action.undo) (await import('./undo-call')).offerUndo(action.undo, reads, answered, run);
}

function readAgain(operations: readonly OperationId[], services: ActionServices): void {
  if (operations.length > 0) services.readAgain(operations);
}

/** Copies a value to the clipboard and confirms it. An undecided value copies nothing. */
export async function copy(action: CopyAction, { services, scope }: ActionContext): Promise<void> {
  const shown = formatText(evaluate(action.value, scope));
  if (shown && (await copyText(shown.copy, services)))
    services.toasts.show({ intent: 'success', text: { key: 'UI.COPIED' } });
}

/** Dispatches a window event, then runs `then`. */
export async function event(action: EventAction, context: ActionContext, run: RunActions): Promise<void> {
  context.services.page.dispatch(action.name);
  await run(action.then ?? [], context);
}

/** Posts a message to this window, and to the parent window if the console is embedded; then runs `then`. */
export async function post(action: PostAction, context: ActionContext, run: RunActions): Promise<void> {
  context.services.page.post(bindValues(action.message, context.scope));
  await run(action.then ?? [], context);
}

/** Requests a source of the surrounding panel again. */
export function refresh(action: RefreshAction, context: ActionContext): Promise<void> | void {
  return context.refresh(action.source, bindValues(action.query, context.scope));
}

/** Stores a preference in this browser. An undecided value stores nothing. */
export async function setPreference(
  action: SetPreferenceAction,
  context: ActionContext,
  run: RunActions,
): Promise<void> {
  const value = action.value && evaluate(action.value, context.scope);
  if (!action.value || isString(value))
    context.services.preferences.set(action.name, isString(value) ? value : undefined);
  await run(action.then ?? [], context);
}
