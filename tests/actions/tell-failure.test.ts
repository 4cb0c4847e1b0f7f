import { expect, test } from 'vitest';
import { tellFailure } from '../../src/actions/tell-failure';
import { ApiError } from '../../src/api/api-error';
import type { ErrorRow } from '../../src/generated/descriptor-types';
import { setUpAction } from '../support/action-context';

test.each<[string, { row: ErrorRow; want: object | undefined }]>([
  [
    'a toast with its intent',
    { row: { show: 'toast', intent: 'warning', message: 'M' }, want: { intent: 'warning', text: { key: 'M' } } },
  ],
  ['a toast is red unless said otherwise', { row: { show: 'toast', message: 'M' }, want: { intent: 'danger' } }],
  [
    'the trace id where the row asks for it',
    { row: { show: 'toast', message: 'M', traceId: true }, want: { traceId: 't1' } },
  ],
  [
    'a row without message tells the common error',
    { row: { show: 'toast' }, want: { text: { key: 'ERROR.COMMON_ERROR' } } },
  ],
  ['a click has no panel', { row: { show: 'panel', message: 'M' }, want: { text: { key: 'M' } } }],
  ['nothing', { row: { show: 'nothing', message: 'M' }, want: undefined }],
  ['what counts as empty', { row: { show: 'empty', message: 'M' }, want: undefined }],
  ['what the session has told', { row: { show: 'toast', message: 'M', signal: 'sign-in' }, want: undefined }],
  ['a dialog without a name is told at least', { row: { show: 'dialog', message: 'M' }, want: { text: { key: 'M' } } }],
])('%s', (_, { row, want }) => {
  const { context, toasts } = setUpAction();
  const error = new ApiError({ operation: 'getMenu', kind: 'status', status: 400, traceId: 't1', row });
  tellFailure(error, context.services);
  const [toast] = toasts.list.get();
  if (want) expect(toast).toMatchObject(want);
  else expect(toast).toBeUndefined();
  if (!row.traceId) expect(toast?.traceId).toBeUndefined();
});

test.each<[string, { row: ErrorRow; want: object }]>([
  [
    'what is known',
    {
      row: { show: 'dialog', message: 'M', dialog: 'jump-failed' },
      want: { id: 'jump-failed', params: { status: 400, message: { key: 'M' } } },
    },
  ],
  [
    'wording and trace id where the row asks for them',
    {
      row: { show: 'dialog', message: 'M', dialog: 'company-console-notice', variant: 2, traceId: true },
      want: { id: 'company-console-notice', params: { status: 400, message: { key: 'M' }, variant: 2, traceId: 't1' } },
    },
  ],
])('the dialog of a row is handed %s', (_, { row, want }) => {
  const { context, toasts, overlays } = setUpAction();
  tellFailure(
    new ApiError({ operation: 'getMenu', kind: 'status', status: 400, traceId: 't1', row }),
    context.services,
  );
  expect(overlays.open.get()).toEqual([{ key: 1, ...want }]);
  expect(toasts.list.get()).toEqual([]);
});
