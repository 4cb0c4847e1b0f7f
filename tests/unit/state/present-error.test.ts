import { describe, expect, test } from 'vitest';
import { showApiError } from '~/actions/show-api-error';
import { ApiError, type Failure } from '~/api/api-error';
import type { ErrorPolicy } from '~/generated/contract/descriptor-types';
import { presentError, type ErrorAnnouncement, type SourceErrorState } from '~/state/present-error';
import type { FailureFacts } from '~/state/toasts';
import { sourceErrorState } from '~/view/data/use-sources';
import { setUpAction } from '../../harness/action-context';

const errorWith = (policy: ErrorPolicy): ApiError =>
  new ApiError({ operation: 'getMenu', kind: 'status', status: 400, traceId: 't1', policy });
const common = 'ERROR.COMMON_ERROR';
const withoutData = { state: 'failed' } as const;
const toast = (text: string, more: object = {}): ErrorAnnouncement => ({
  kind: 'toast',
  message: { intent: 'danger', text: { key: text }, ...more },
});

interface Want {
  /** After a click. */
  readonly action?: ErrorAnnouncement;
  readonly source: SourceErrorState;
  /** Over an open dialog, in addition to the state of the source. */
  readonly dialog?: ErrorAnnouncement;
}

const table: readonly (readonly [string, ErrorPolicy, Want])[] = [
  [
    'a toast appears after a click and over a dialog, and its panel has no data',
    { kind: 'toast', message: common },
    { action: toast(common), source: withoutData, dialog: toast(common) },
  ],
  [
    'a toast has its intent',
    { kind: 'toast', message: 'M', intent: 'warning' },
    { action: toast('M', { intent: 'warning' }), source: withoutData, dialog: toast('M', { intent: 'warning' }) },
  ],
  [
    'a toast has the trace id, as its panel has, if the policy wants it',
    { kind: 'toast', message: 'M', traceId: true },
    {
      action: toast('M', { code: '400', traceId: 't1' }),
      source: { ...withoutData, facts: { code: '400', traceId: 't1' } },
      dialog: toast('M', { code: '400', traceId: 't1' }),
    },
  ],
  [
    'a trace id that is not wanted is not there',
    { kind: 'toast', message: 'M', traceId: false },
    { action: toast('M'), source: withoutData, dialog: toast('M') },
  ],
  [
    'a panel has its message, and after a click, which has no panel, a toast has it',
    { kind: 'panel', message: 'M' },
    { action: toast('M'), source: { state: 'failed', message: 'M' } },
  ],
  [
    'a panel has the trace id if the policy wants it',
    { kind: 'panel', message: 'M', traceId: true },
    {
      action: toast('M', { code: '400', traceId: 't1' }),
      source: { state: 'failed', message: 'M', facts: { code: '400', traceId: 't1' } },
    },
  ],
  [
    'a dialog opens after a click with status and message, and no source opens one',
    { kind: 'dialog', dialog: 'jump-failed', message: 'M' },
    {
      action: { kind: 'dialog', dialog: 'jump-failed', params: { status: 400, message: { key: 'M' } } },
      source: withoutData,
    },
  ],
  [
    'a dialog has wording and trace id if the policy has them',
    { kind: 'dialog', dialog: 'company-console-notice', message: 'M', variant: 2, traceId: true },
    {
      action: {
        kind: 'dialog',
        dialog: 'company-console-notice',
        params: { status: 400, message: { key: 'M' }, variant: 2, traceId: 't1' },
      },
      source: { ...withoutData, facts: { code: '400', traceId: 't1' } },
    },
  ],
  [
    'a conflict is a toast where no form shows it',
    { kind: 'conflict', message: 'M', intent: 'warning' },
    { action: toast('M', { intent: 'warning' }), source: withoutData, dialog: toast('M', { intent: 'warning' }) },
  ],
  ['as empty counts as no data', { kind: 'as-empty' }, { source: { state: 'empty' } }],
  ['as empty has its message', { kind: 'as-empty', message: 'M' }, { source: { state: 'empty', message: 'M' } }],
  ['as blank leaves the fields', { kind: 'as-blank' }, { source: { state: 'blank' } }],
  ['ignore shows nothing after a click', { kind: 'ignore' }, { source: withoutData }],
  [
    'an error that ends the session is announced by the session alone',
    { kind: 'session', signal: 'sign-in', message: 'M' },
    { source: withoutData },
  ],
  ['an error that opens another page is not announced', { kind: 'page', page: 'forbidden' }, { source: withoutData }],
];

describe('how an error appears', () => {
  test.each(table)('%s', (_, policy, want) => {
    const error = errorWith(policy);
    expect({
      action: presentError(error, 'action'),
      source: { facts: {}, ...presentError(error, 'source') },
      dialog: presentError(error, 'dialog'),
    }).toEqual({ action: undefined, dialog: undefined, ...want, source: { facts: {}, ...want.source } });
  });

  test.each<[string, Partial<Failure>, FailureFacts]>([
    ['an error number is part of the code', { status: 409, number: 4091101 }, { code: '409-4091101', traceId: 't1' }],
    ['without an answer there is no code', { kind: 'no-answer', status: 0 }, { traceId: 't1' }],
    [
      'a missing permission is named',
      { status: 403, permission: 'roles.edit' },
      { permission: 'roles.edit', code: '403', traceId: 't1' },
    ],
  ])('%s', (_, failure, want) => {
    const policy = { kind: 'panel', message: 'M', traceId: true } as const;
    const error = new ApiError({
      operation: 'getMenu',
      kind: 'status',
      status: 400,
      traceId: 't1',
      policy,
      ...failure,
    });
    expect(presentError(error, 'source').facts).toEqual(want);
    expect(presentError(error, 'action')).toEqual(toast('M', want));
  });

  test('a missing permission is named where the policy shows no trace id', () => {
    const policy = { kind: 'toast', message: 'M' } as const;
    const failure = { kind: 'status', status: 403, permission: 'roles.edit', traceId: 't1' } as const;
    const error = new ApiError({ operation: 'getMenu', ...failure, policy });
    expect(presentError(error, 'action')).toEqual(toast('M', { permission: 'roles.edit' }));
  });

  test('a source whose error is none of a call has no data', () => {
    expect(sourceErrorState(new Error('broken'))).toEqual(withoutData);
  });
});

describe('an error is shown', () => {
  test('as a toast', () => {
    const { context, toasts, overlays } = setUpAction();
    showApiError(errorWith({ kind: 'panel', message: 'M' }), 'action', context.services);
    expect(toasts.list.get()).toMatchObject([{ intent: 'danger', text: { key: 'M' } }]);
    expect(overlays.open.get()).toEqual([]);
  });

  test('as a dialog', () => {
    const { context, toasts, overlays } = setUpAction();
    const error = errorWith({ kind: 'dialog', dialog: 'jump-failed', message: 'M' });
    showApiError(error, 'action', context.services);
    expect(overlays.open.get()).toEqual([
      { key: 1, id: 'jump-failed', params: { status: 400, message: { key: 'M' } } },
    ]);
    expect(toasts.list.get()).toEqual([]);
  });

  test('nowhere', () => {
    const { context, toasts, overlays } = setUpAction();
    showApiError(errorWith({ kind: 'panel', message: 'M' }), 'dialog', context.services);
    expect([toasts.list.get(), overlays.open.get()]).toEqual([[], []]);
  });
});
