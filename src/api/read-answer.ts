import type { OperationFacts, OperationId } from '~/generated/contract/operations';
import { isList, isRecord, parseJson } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { isJsonType } from '~/lib/media-type';
import { CallFailure, type ErrorFacts } from './api-error';
import { factsOf } from './operation-facts';

/** A response and its text, which is absent if the body is over the limit. */
export interface ReceivedResponse {
  readonly response: Response;
  readonly text: string | undefined;
}

/** The response in the form that openapi-fetch reads. Throws a `CallFailure` if it does not match the contract. */
export function readResponse(operation: OperationId, { response, text }: ReceivedResponse): Response {
  const { status } = response;
  if (status >= 400) throw new CallFailure('status', status, errorFacts(status, parseJson(text ?? '')));
  if (text === undefined) throw new CallFailure('too-large', status);
  if (!response.ok) throw new CallFailure('shape', status);
  // Nothing in the answer of a change may be relied on, so it may be empty, or any JSON.
  const { safe, canBeEmpty } = factsOf(operation);
  if (text.trim() === '' && (!safe || canBeEmpty)) return withBody(response, text, undefined);
  const body = isJsonType(response.headers.get('content-type') ?? '') ? parseJson(text) : undefined;
  if (answerOf(operation, body) === undefined) throw new CallFailure('shape', status);
  return withBody(response, text, body);
}

/** The answer in a body; `undefined` if a safe read did not deliver what the contract declares. */
export function answerOf(operation: OperationId, body: unknown): unknown {
  const facts = factsOf(operation);
  return belowRoot(body, facts) ?? (facts.safe ? undefined : body);
}

/** The member of a body that is the answer; `undefined` if the body does not match the contract. */
export function belowRoot(body: unknown, { root, rootOpen }: Pick<OperationFacts, 'root' | 'rootOpen'>): unknown {
  if (!isRecord(body)) return root === undefined && isList(body) ? body : undefined;
  if (root === undefined) return body;
  let value: unknown = body;
  for (const step of root.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return rootOpen ? body : undefined;
    value = value[step];
  }
  return value === null || isRecord(value) || isList(value) ? value : undefined;
}

/** What the body of a failure says; only the one with status 403 is about a permission. */
export function errorFacts(status: number, body: unknown): ErrorFacts {
  return { number: errorNumber(body), permission: status === 403 ? missingPermission(body) : undefined };
}

/** The `permission` of a body, if it looks like the name of one. */
function missingPermission(body: unknown): string | undefined {
  const name = getOwn(body, 'permission');
  return typeof name === 'string' && /^[\w.:-]{1,100}$/.test(name) ? name : undefined;
}

/** The error number of a body: `info.number`, else `error.code`, else `error.number`; a number or its digits. */
export function errorNumber(body: unknown): number | undefined {
  const info = getOwn(body, 'info');
  const error = getOwn(body, 'error');
  for (const candidate of [getOwn(info, 'number'), getOwn(error, 'code'), getOwn(error, 'number')]) {
    if (Number.isSafeInteger(candidate) && typeof candidate === 'number') return candidate;
    if (typeof candidate === 'string' && /^\d{1,15}$/.test(candidate)) return Number(candidate);
  }
  return undefined;
}

/**
 * A response whose JSON is parsed already. openapi-fetch calls `json()` if it knows a length, and parses text if not.
 */
function withBody({ status, headers: received }: Response, text: string, body: unknown): Response {
  const headers = new Headers(received);
  headers.set('Content-Length', String(text.length));
  const response = new Response(null, { status, headers });
  Object.defineProperty(response, 'json', { value: () => Promise.resolve(body) });
  return response;
}
