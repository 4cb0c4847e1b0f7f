import type { ErrorRow } from '../generated/descriptor-types';
import type { OperationId } from '../generated/operations';

/**
 * Why a call failed: an HTTP status; no answer; no answer in time; an answer over the limit; an answer that is not what
 * the contract says; arguments that make no address.
 */
export type FailureKind = 'status' | 'no-answer' | 'time-out' | 'too-large' | 'shape' | 'arguments';

/** What is known of a failed call. */
export interface Failure {
  readonly operation: OperationId;
  readonly kind: FailureKind;
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  /** Error number of the body. */
  readonly number?: number | undefined;
  readonly traceId: string;
  /** What `errors.json` says of it. */
  readonly row: ErrorRow;
}

/** An expected failure of a call. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly operation: OperationId;
  readonly kind: FailureKind;
  readonly status: number;
  readonly number: number | undefined;
  readonly traceId: string;
  readonly row: ErrorRow;

  constructor({ operation, kind, status, number, traceId, row }: Failure) {
    const numbered = number === undefined ? '' : ` number ${number}`;
    super(`${operation} failed: ${kind}, status ${status}${numbered}, trace ${traceId}.`);
    this.operation = operation;
    this.kind = kind;
    this.status = status;
    this.number = number;
    this.traceId = traceId;
    this.row = row;
  }
}
