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
])('%s', (_, { row, want }) => {
  const { context, toasts } = setUpAction();
  const error = new ApiError({ operation: 'getMenu', kind: 'status', status: 400, traceId: 't1', row });
  tellFailure(error, context.services);
  const [toast] = toasts.list.get();
  if (want) expect(toast).toMatchObject(want);
  else expect(toast).toBeUndefined();
  if (!row.traceId) expect(toast?.traceId).toBeUndefined();
});
