import { ApiError } from '../api/api-error';
import { bindArguments, type CallBindings } from '../descriptor/bindings';
import type { Action } from '../generated/descriptor-types';
import type { OperationId } from '../generated/operations';
import type { ActionContext } from './action-context';
import { tellFailure } from './tell-failure';

/** A call of an action or a form; `failed` are the actions that follow a failure. */
export interface DescribedCall extends CallBindings {
  readonly operation: OperationId;
  readonly failed?: readonly Action[];
}

/** What came of a call. */
export type Sent = { readonly ok: true; readonly answer: unknown } | { readonly ok: false };

/** Sends a call. A failure that nothing follows is told as its error row says. */
export async function sendCall(
  call: DescribedCall,
  { services, scope }: Pick<ActionContext, 'services' | 'scope'>,
): Promise<Sent> {
  try {
    return { ok: true, answer: await services.client.send(call.operation, bindArguments(call, scope)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!call.failed) tellFailure(error, services);
    return { ok: false };
  }
}
