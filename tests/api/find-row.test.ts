import { expect, test } from 'vitest';
import { findRow } from '../../src/api/find-row';
import type { ErrorRow } from '../../src/generated/descriptor-types';

/** In the order in which the compiler puts them. */
const rows: readonly ErrorRow[] = [
  { operation: 'vtReport', status: 400, number: 400401, show: 'panel', message: 'number' },
  { operation: 'vtReport', status: 400, show: 'panel', message: 'status' },
  { prefix: '/ui/uic/v3/', status: 403, show: 'page', message: 'prefix' },
  { status: 401, show: 'toast', message: '401' },
  { status: '5xx', show: 'toast', message: '5xx' },
  { status: '4xx', show: 'toast', message: '4xx' },
  { status: 'none', show: 'toast', message: 'none' },
  { operation: 'getLandingPage', show: 'nothing', message: 'operation' },
  { show: 'toast', message: 'any' },
];
const vt = { operation: 'vtReport', path: '/public/svp/v2/object/vt/report/{kind}/{id}' } as const;
const menu = { operation: 'getMenu', path: '/ui/uic/v3/menu' } as const;

test.each([
  ['operation, status and number', { ...vt, status: 400, number: 400401 }, 'number'],
  ['operation and status with another number', { ...vt, status: 400, number: 7 }, 'status'],
  ['start of the path and status', { ...menu, status: 403 }, 'prefix'],
  ['the same status elsewhere is only of its class', { ...vt, status: 403 }, '4xx'],
  ['a status', { ...vt, status: 401 }, '401'],
  ['a class of statuses', { ...vt, status: 503 }, '5xx'],
  ['no answer', { ...vt, status: 0 }, 'none'],
  ['an operation', { operation: 'getLandingPage', path: '/x', status: 200 } as const, 'operation'],
  ['anything else', { ...vt, status: 200 }, 'any'],
])('%s', (_, call, want) => {
  expect(findRow(rows, call).message).toBe(want);
});

test('without any row the common error is told', () => {
  expect(findRow([], { ...vt, status: 500 })).toEqual({
    show: 'toast',
    intent: 'danger',
    message: 'ERROR.COMMON_ERROR',
  });
});
