import type { Operation } from '../1-parse/openapi/contract';
import { byErrorOrder } from '../2-analyze/analysis';
import { concerns, hasStatus, type ErrorRow } from './error-rows';

/** A call that failed: its status, 0 without an answer, and the error number of the answer. */
interface Failure {
  readonly status: number;
  readonly number?: number;
}

/** The rows that decide at least one failure that an operation can have. */
export function decidingRows(operations: Iterable<Operation>, rows: readonly ErrorRow[]): ReadonlySet<ErrorRow> {
  const sorted = rows.toSorted(byErrorOrder);
  const deciding = new Set<ErrorRow>();
  for (const operation of operations) {
    const concerning = sorted.filter((row) => concerns(row, operation));
    for (const failure of failuresOf(operation, concerning)) {
      const first = concerning.find((row) => fits(row, failure));
      if (first) deciding.add(first);
    }
  }
  return deciding;
}

/** One failure of each sort that rows can tell apart. */
function failuresOf({ errorNumbers }: Operation, rows: readonly ErrorRow[]): readonly Failure[] {
  const named = new Set(rows.map(({ status }) => Number(status)).filter((status) => status >= 400));
  const unnamed = [400, 500].flatMap((start) => statusesFrom(start).find((status) => !named.has(status)) ?? []);
  const documented = [...errorNumbers].flatMap(([status, numbers]) => numbers.map((number) => ({ status, number })));
  return [...[0, ...named, ...unnamed].map((status) => ({ status })), ...documented];
}

function statusesFrom(start: number): readonly number[] {
  return Array.from({ length: 100 }, (_, index) => start + index);
}

function fits(row: ErrorRow, { status, number }: Failure): boolean {
  return (row.number === undefined || row.number === number) && hasStatus(row, status);
}
