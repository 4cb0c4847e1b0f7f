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
  readonly permission: string | undefined;

  constructor(kind: FailureKind, status: number, body: ErrorFacts = {}) {
    super(`A call failed: ${kind}, status ${status}.`);
    this.kind = kind;
    this.status = status;
    this.number = body.number;
    this.permission = body.permission;
  }
}

/** What the body of a failure says. */
export interface ErrorFacts {
  /** Error number. */
  readonly number?: number | undefined;
  /** Name of the permission that the account lacks. */
  readonly permission?: string | undefined;
}

/** The facts of a failed call. */
export interface Failure extends ErrorFacts {
  readonly operation: OperationId;
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly traceId: string;
  /** How `errors.json` shows it. */
  readonly policy: ErrorPolicy;
  /** True once calls have another token than this one had: its failure says nothing about the session of now. */
  readonly isOutdated?: () => boolean;
}

/** An expected failure of a call. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly operation: OperationId;
  readonly kind: FailureKind;
  readonly status: number;
  readonly number: number | undefined;
  readonly permission: string | undefined;
  readonly traceId: string;
  readonly policy: ErrorPolicy;
  readonly isOutdated: () => boolean;

  constructor({ operation, kind, status, number, permission, traceId, policy, isOutdated = () => false }: Failure) {
    const numbered = number === undefined ? '' : ` number ${number}`;
    super(`${operation} failed: ${kind}, status ${status}${numbered}, trace ${traceId}.`);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
    this.number = number;
    this.permission = permission;
    this.traceId = traceId;
    this.policy = policy;
    this.isOutdated = isOutdated;
  }
}

/** True if the session itself reacts to the error, by a logout or another page, so that no other part shows it. */
export function isSessionError({ policy }: ApiError): boolean {
  return policy.kind === 'session' || policy.kind === 'page';
}
