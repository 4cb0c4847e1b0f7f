import { expect, test } from 'vitest';
import { errorRows } from '../../src/generated/errors';
import type { ErrorRow } from '../../src/generated/descriptor-types';
import { operations, type OperationId } from '../../src/generated/operations';
import { findRow } from '../../src/api/find-row';

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** A status that fits a row. */
function statusOf({ status }: ErrorRow): number {
  if (status === undefined) return 418;
  if (typeof status === 'number') return status;
  return { none: 0, '4xx': 418, '5xx': 500 }[status];
}

test.each(errorRows.map((row) => [JSON.stringify(row), row] as const))(
  'every row decides some failure: %s',
  (_, row) => {
    const decided = ids.map((operation) => {
      const { path } = operations[operation];
      return findRow(errorRows, { operation, path, status: statusOf(row), number: row.number });
    });
    expect(decided).toContain(row);
  },
);

test.each(ids)('the rules of the session hold for %s, whatever is said of its failures', (operation) => {
  const { path } = operations[operation];
  const signal = (status: number, number?: number) => findRow(errorRows, { operation, path, status, number }).signal;
  expect([signal(401), signal(401, 4011403), signal(406)]).toEqual(['sign-in', 'sign-out', 'sign-out']);
  const isIdentity = path.startsWith('/ui/uic/v3/') || path.startsWith('/public/uic/v3/');
  expect(signal(403)).toBe(isIdentity ? 'forbidden' : undefined);
  const isStart = ['getSession', 'getAuth', 'getMenu'].includes(operation);
  expect(signal(503)).toBe(isStart ? 'unavailable' : undefined);
  expect(signal(0)).toBeUndefined();
});
