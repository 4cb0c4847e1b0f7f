import type { ErrorRow } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';

/**
 * The facts of a failed call by which an error row is chosen. `path` is that of the operation; `status` is 0 without an
 * answer.
 */
export interface FailedCall {
  readonly operation: OperationId;
  readonly path: string;
  readonly status: number;
  readonly number?: number | undefined;
}

/** The row for a table without a catch-all row. */
const lastResort: ErrorRow = { policy: { kind: 'toast', message: 'ERROR.COMMON_ERROR' } };

/** The first error row that matches. The compiler puts the most specific rows first. */
export function findRow(rows: readonly ErrorRow[], call: FailedCall): ErrorRow {
  return rows.find((row) => fits(row, call)) ?? lastResort;
}

function fits(row: ErrorRow, call: FailedCall): boolean {
  return (
    (row.operation === undefined || row.operation === call.operation) &&
    (row.prefix === undefined || call.path.startsWith(row.prefix)) &&
    (row.number === undefined || row.number === call.number) &&
    (row.status === undefined || hasStatus(row.status, call.status))
  );
}

function hasStatus(wanted: NonNullable<ErrorRow['status']>, status: number): boolean {
  switch (wanted) {
    case 'none':
      return status === 0;
    case '4xx':
      return status >= 400 && status < 500;
    case '5xx':
      return status >= 500;
    default:
      return wanted === status;
  }
}
