import type { ErrorPolicy } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';

/**
 * The reason why a call failed: an HTTP status; no answer; no answer before the deadline; an answer over the size
 * limit; an answer that does not match the contract; arguments from which no address can be built.
 */
export type FailureKind = 'status' | 'no-answer' | 'time-out' | 'too-large' | 'shape' | 'arguments';

/** A failure before trace id and error policy are known. `status` is 0 without an answer. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly kind: FailureKind;
  readonly status: number;
  readonly number: number | undefined;

  constructor(kind: FailureKind, status: number, number?: number) {
    super(`A call failed: ${kind}, status ${status}.`);
    this.kind = kind;
    this.status = status;
    this.number = number;
  }
}

/** The facts of a failed call. */
export interface Failure {
  readonly operation: OperationId;
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Error number of the body. */
  readonly number?: number | undefined;
  readonly traceId: string;
  /** How `errors.json` shows it. */
  readonly policy: ErrorPolicy;
}

/** An expected failure of a call. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly operation: OperationId;
  readonly kind: FailureKind;
  readonly status: number;
  readonly number: number | undefined;
  readonly traceId: string;
  readonly policy: ErrorPolicy;

  constructor({ operation, kind, status, number, traceId, policy }: Failure) {
    const numbered = number === undefined ? '' : ` number ${number}`;
    super(`${operation} failed: ${kind}, status ${status}${numbered}, trace ${traceId}.`);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
    this.number = number;
    this.traceId = traceId;
    this.policy = policy;
  }
}

/** True if the session itself reacts to the error, by a logout or another page, so that no other part shows it. */
export function isSessionError({ policy }: ApiError): boolean {
  return policy.kind === 'session' || policy.kind === 'page';
}
