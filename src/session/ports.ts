import type { Client } from '~/api/client';
import { bindArguments, type CallBindings } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import type { OperationId } from '~/generated/contract/operations';
import type { Expression, Scope } from '~/generated/contract/types';
import { isString } from '~/lib/json';

/** The call of a port of the engine, as `engine.json` describes it. */
export interface PortCall extends CallBindings {
  readonly operation: OperationId;
}

/** Calls the operation of a port. Gives its answer; a failure rejects with an `ApiError`. */
export function callPort(
  client: Pick<Client, 'request'>,
  port: PortCall,
  scope: Scope,
  signal?: AbortSignal,
): Promise<unknown> {
  return client.request(port.operation, bindArguments(port, scope), signal && { signal });
}

/** What the engine reads of an answer; `undefined` where the console has no expression for it. */
export function read(expression: Expression | undefined, scope: Scope): unknown {
  return expression && evaluate(expression, scope);
}

/** A text that is read, and not empty. */
export function readText(expression: Expression | undefined, scope: Scope): string | undefined {
  const value = read(expression, scope);
  return isString(value) && value !== '' ? value : undefined;
}

/** An id that is read. */
export function readId(expression: Expression | undefined, scope: Scope): string | undefined {
  return idOf(read(expression, scope));
}

/** An id: a text that is not empty, or a whole number as text. */
export function idOf(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : isString(value) && value !== '' ? value : undefined;
}
