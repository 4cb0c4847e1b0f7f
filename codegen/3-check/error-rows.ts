import type { Descriptor, DescriptorOf, Path } from '../language/model';
import type { Operation } from '../1-parse/openapi/contract';

/** One row of errors.json. */
export interface ErrorRow {
  readonly descriptor: Descriptor;
  readonly at: Path;
  readonly operation?: string;
  readonly prefix?: string;
  /** 400 to 599, `4xx`, `5xx` or `none`. */
  readonly status?: string;
  readonly number?: number;
}

/**
 * The schema has no more either; rows are compared with each other, and a file that breaks its schema is checked too.
 */
const maxRows = 2000;

/** The rows of errors.json. */
export function errorRowsOf(descriptor: DescriptorOf<'errors'>): readonly ErrorRow[] {
  return (descriptor.authored.rows ?? []).slice(0, maxRows).map(({ operation, prefix, status, number } = {}, index) => {
    return {
      descriptor,
      at: ['rows', index],
      ...(operation !== undefined && { operation }),
      ...(prefix !== undefined && { prefix }),
      ...(status !== undefined && { status: String(status) }),
      ...(number !== undefined && { number }),
    };
  });
}

/** Whether a row is about an operation. */
export function concerns(row: ErrorRow, operation: Operation): boolean {
  if (row.operation !== undefined) return row.operation === operation.id;
  return row.prefix === undefined || operation.path.startsWith(row.prefix);
}

/** Whether a row is about a status; 0 means no answer. */
export function hasStatus({ status }: ErrorRow, given: number): boolean {
  if (given === 0) return status === undefined || status === 'none';
  return status === undefined || status === String(given) || status === `${Math.floor(given / 100)}xx`;
}
