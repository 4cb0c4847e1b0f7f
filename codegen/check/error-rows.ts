import type { Descriptor, Json, Path } from '../model';
import type { Operation } from '../openapi/contract';
import { listAt, member, numberAt, stringAt } from '../parse/read';

/** One row of errors.json. */
export interface ErrorRow {
  readonly descriptor: Descriptor;
  readonly at: Path;
  readonly value: Json;
  readonly operation?: string;
  readonly prefix?: string;
  /** 400 to 599, `4xx`, `5xx` or `none`. */
  readonly status?: string;
  readonly number?: number;
}

/** The schema has no more either; rows are compared with each other, and a file that breaks its schema is checked too. */
const maxRows = 2000;

/** The rows of errors.json. */
export function errorRowsOf(descriptor: Descriptor): readonly ErrorRow[] {
  return listAt(descriptor.value, 'rows')
    .slice(0, maxRows)
    .map((value, index) => {
      const operation = stringAt(value, 'operation');
      const prefix = stringAt(value, 'prefix');
      const status = member(value, 'status');
      const number = numberAt(value, 'number');
      return {
        descriptor,
        at: ['rows', index],
        value,
        ...(operation !== undefined && { operation }),
        ...(prefix !== undefined && { prefix }),
        ...((typeof status === 'string' || typeof status === 'number') && { status: String(status) }),
        ...(number !== undefined && { number }),
      };
    });
}

/** Whether a row is about an operation. */
export function concerns(row: ErrorRow, operation: Operation): boolean {
  if (row.operation !== undefined) return row.operation === operation.id;
  return row.prefix === undefined || operation.path.startsWith(row.prefix);
}

/** Whether a row is about a status. */
export function hasStatus({ status }: ErrorRow, given: number): boolean {
  return status === undefined || status === String(given) || status === `${Math.floor(given / 100)}xx`;
}
