import type { ErrorRow } from '../generated/descriptor-types';
import type { OperationId } from '../generated/operations';

/** What a failed call means to the session; the session alone decides where to go. */
export interface SessionSignal {
  readonly kind: NonNullable<ErrorRow['signal']>;
  readonly operation: OperationId;
  readonly status: number;
  readonly traceId: string;
  readonly row: ErrorRow;
}
