import { expect, test } from 'vitest';
import { findRow } from '~/api/find-row';
import type { ErrorRow } from '~/generated/contract/descriptor-types';

/** In the order in which the compiler puts them. */
const rows: readonly ErrorRow[] = [
  { operation: 'vtReport', status: 400, number: 400401, policy: { kind: 'panel', message: 'number' } },
  { operation: 'vtReport', status: 400, policy: { kind: 'panel', message: 'status' } },
  { prefix: '/ui/uic/v3/', status: 403, policy: { kind: 'panel', message: 'prefix' } },
  { status: 401, policy: { kind: 'toast', message: '401' } },
  { status: '5xx', policy: { kind: 'toast', message: '5xx' } },
  { status: '4xx', policy: { kind: 'toast', message: '4xx' } },
  { status: 'none', policy: { kind: 'toast', message: 'none' } },
  { operation: 'getLandingPage', policy: { kind: 'panel', message: 'operation' } },
  { policy: { kind: 'toast', message: 'any' } },
];
const vt = { operation: 'vtReport', path: '/public/svp/v2/object/vt/report/{kind}/{id}' } as const;
const menu = { operation: 'getMenu', path: '/ui/uic/v3/menu' } as const;

test.each([
  ['operation, status and number', { ...vt, status: 400, number: 400401 }, 'number'],
  ['operation and status with another number', { ...vt, status: 400, number: 7 }, 'status'],
  ['start of the path and status', { ...menu, status: 403 }, 'prefix'],
  ['a status of another operation belongs to its class only', { ...vt, status: 403 }, '4xx'],
  ['a status', { ...vt, status: 401 }, '401'],
  ['a class of statuses', { ...vt, status: 503 }, '5xx'],
  ['no answer', { ...vt, status: 0 }, 'none'],
  ['an operation', { operation: 'getLandingPage', path: '/x', status: 200 } as const, 'operation'],
  ['anything else', { ...vt, status: 200 }, 'any'],
])('%s', (_, call, want) => {
  expect(findRow(rows, call).policy).toMatchObject({ message: want });
});

test('without any row a toast shows the common error', () => {
  expect(findRow([], { ...vt, status: 500 })).toEqual({ policy: { kind: 'toast', message: 'ERROR.COMMON_ERROR' } });
});
