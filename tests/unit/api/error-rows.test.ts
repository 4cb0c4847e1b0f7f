import { expect, test } from 'vitest';
import { errorRows } from '~/generated/console/errors';
import type { ErrorRow } from '~/generated/contract/descriptor-types';
import { operations, type OperationId } from '~/generated/contract/operations';
import { findRow } from '~/api/find-row';

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
  const signal = (status: number, number?: number) => {
    const { policy } = findRow(errorRows, { operation, path, status, number });
    return policy.kind === 'session' ? policy.signal : policy.kind === 'page' ? policy.page : undefined;
  };
  expect([signal(401), signal(401, 4011403), signal(406)]).toEqual(['sign-in', 'sign-out', 'sign-out']);
  const isIdentity = path.startsWith('/ui/uic/v3/') || path.startsWith('/public/uic/v3/');
  expect(signal(403)).toBe(isIdentity ? 'forbidden' : undefined);
  const isStart = ['getSession', 'getAuth', 'getMenu'].includes(operation);
  expect(signal(503)).toBe(isStart ? 'unavailable' : undefined);
  expect(signal(0)).toBeUndefined();
});
