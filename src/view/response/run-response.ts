import { ApiError, isSessionError } from '~/api/api-error';
import type { Client } from '~/api/client';
import { bindArguments } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { isTrue } from '~/descriptor/is-shown';
import { caseText, resolveText } from '~/descriptor/text';
import { responseOperations } from '~/generated/console/response-operations';
import type { ResponseResults, SecurityResponse } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { ResolvedText } from '~/i18n/translate';
import { isList } from '~/lib/json';
import { readId } from '~/session/ports';
import { commonError, presentError } from '~/state/present-error';
import type { ResponseObject } from '~/state/response-request';
import type { StartedTarget } from './cancel-tasks';

/** An object for which no task was started, and why. */
export interface FailedTarget {
  readonly target: ResponseObject;
  readonly reason: ResolvedText;
  /** True if nothing was started for the object, so that it can be sent again. */
  readonly isRepeatable: boolean;
}

/** How far a response is. */
export interface RunProgress {
  /** Number of objects that were sent. */
  readonly sent: number;
  readonly started: readonly StartedTarget[];
  readonly failed: readonly FailedTarget[];
}

/** The context of a run. */
export interface RunContext {
  readonly client: Pick<Client, 'request'>;
  /** The variables of the session. */
  readonly session: Scope;
  /** Aborted when the user stops the run; objects that were sent stay sent. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: RunProgress) => void;
}

/** Maximum number of objects of one call, unless the row of the operation says another. */
const defaultBatch = 100;

const notSent: ResolvedText = { key: 'UI.RESPOND.NOT_SENT' };
/** Statuses of a proxy to which the server has not answered. */
const gatewayFailures: readonly number[] = [502, 504];

const unknownOutcome: ResolvedText = { key: 'UI.RESPOND.UNKNOWN' };

/** What is the same for all responses that call the operation of one of them. */
export function operationOf({ operation }: SecurityResponse) {
  const row = responseOperations.operations.find((one) => one.operation === operation);
  return { batchSize: defaultBatch, ...row };
}

/**
 * Starts a response for objects, in one call after the other. A call that fails, and a stop, end the run: the objects
 * that were not sent fail with that reason.
 */
export async function runResponse(
  response: SecurityResponse,
  targets: readonly ResponseObject[],
  form: Readonly<Record<string, unknown>>,
  { client, session, signal, onProgress }: RunContext,
): Promise<RunProgress> {
  const { batchSize, results } = operationOf(response);
  let progress: RunProgress = { sent: 0, started: [], failed: [] };
  while (progress.sent < targets.length) {
    const batch = targets.slice(progress.sent, progress.sent + batchSize);
    const rest = targets.slice(progress.sent);
    if (signal.aborted) return withFailures(progress, rest, notSent);
    const scope = { ...session, form, targets: batch };
    try {
      const answer = await client.request(response.operation, bindArguments(response, scope));
      progress = withResults(results, progress, batch, { ...session, answer });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isSessionError(error)) return withFailures(progress, rest, notSent);
      const failed = isRefused(error)
        ? withFailures(progress, batch, reasonOf(error))
        : withFailures(progress, batch, unknownOutcome, false);
      return withFailures(failed, rest.slice(batch.length), notSent);
    }
    onProgress(progress);
  }
  return progress;
}

function withFailures(
  progress: RunProgress,
  targets: readonly ResponseObject[],
  reason: ResolvedText,
  isRepeatable = true,
): RunProgress {
  const failed = targets.map((target) => ({ target, reason, isRepeatable }));
  return { ...progress, failed: [...progress.failed, ...failed] };
}

/** True if the server has refused the call. Without its answer nobody knows whether it has started the response. */
function isRefused({ kind, status }: ApiError): boolean {
  return kind === 'arguments' || (kind === 'status' && !gatewayFailures.includes(status));
}

/** The words of a failed call, as its error policy has them. */
function reasonOf(error: ApiError): ResolvedText {
  const announcement = presentError(error, 'action');
  return announcement?.kind === 'toast' ? announcement.message.text : { key: commonError };
}

/** Adds what an answer contains about each object. An object without a result has not started. */
function withResults(
  results: ResponseResults | undefined,
  progress: RunProgress,
  batch: readonly ResponseObject[],
  scope: Scope,
): RunProgress {
  const sent = progress.sent + batch.length;
  if (!results) {
    const all = batch.map((target) => ({ target, task: undefined }));
    return { ...progress, sent, started: [...progress.started, ...all] };
  }
  const rows = evaluate(results.rows, scope);
  const byTarget = new Map(
    (isList(rows) ? rows : []).map((item) => [evaluate(results.target, { ...scope, item }), item] as const),
  );
  const started: StartedTarget[] = [];
  const failed: FailedTarget[] = [];
  for (const target of batch) {
    const rowScope = { ...scope, item: byTarget.get(target.id) };
    if (isTrue(results.startedWhen, rowScope)) started.push({ target, task: readId(results.task, rowScope) });
    else {
      const text = caseText(results.problems, rowScope);
      const reason = text ? resolveText(text, rowScope) : { key: commonError };
      failed.push({ target, reason, isRepeatable: false });
    }
  }
  return { sent, started: [...progress.started, ...started], failed: [...progress.failed, ...failed] };
}
