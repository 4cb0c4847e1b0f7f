import type { ApiError } from '~/api/api-error';
import type { DialogId } from '~/generated/console/ids';
import type { FailureFacts, ToastMessage } from './toasts';

/** Key of the message of a failure without a message of its own. */
export const commonError = 'ERROR.COMMON_ERROR';

/** Key of the message of a panel without data. */
export const noData = 'DRAWER.NO_DATA';

/** What an error shows over the page. */
export type ErrorAnnouncement =
  | { readonly kind: 'toast'; readonly message: ToastMessage }
  | { readonly kind: 'dialog'; readonly dialog: DialogId; readonly params: Readonly<Record<string, unknown>> };

/**
 * What the part of the page that reads a failed source shows: the error (`failed`), a part without data (`empty`), or a
 * part with dashes in place of the data (`blank`).
 */
export interface SourceErrorState {
  readonly state: 'failed' | 'empty' | 'blank';
  /** Key of a shared message; by default that there is no data. */
  readonly message?: string;
  readonly facts?: FailureFacts;
  /** Path of a page of the console to go on with, e.g. `/alerts`. */
  readonly back?: string;
}

/** How one error appears, by where its call came from. */
interface ErrorPresentations {
  /** A click, a window event, a task. */
  readonly action: ErrorAnnouncement | undefined;
  /** A source, in the part of the page that reads it. */
  readonly source: SourceErrorState;
  /** A source of an open dialog, in addition to `source`. */
  readonly dialog: ErrorAnnouncement | undefined;
}

/** How an error of a call appears to the user, as `errors.json` decides. */
export function presentError<Where extends keyof ErrorPresentations>(
  error: ApiError,
  where: Where,
): ErrorPresentations[Where] {
  return presentationsOf(error)[where];
}

/** The state of a source that failed with an error without a policy. */
export const unknownSourceError: SourceErrorState = { state: 'failed' };

function presentationsOf(error: ApiError): ErrorPresentations {
  const { policy, status } = error;
  const silent = { action: undefined, dialog: undefined } as const;
  switch (policy.kind) {
    case 'toast':
    case 'conflict': {
      const facts = factsOf(error, policy.traceId);
      const toast = toastOf({ intent: policy.intent ?? 'danger', text: { key: policy.message }, ...facts });
      return { action: toast, source: { ...unknownSourceError, facts }, dialog: toast };
    }
    case 'panel': {
      const { message, back } = policy;
      const facts = factsOf(error, policy.traceId);
      return {
        // A click has no panel.
        action: toastOf({ intent: 'danger', text: { key: message }, ...facts }),
        source: { state: 'failed', message, facts, ...(back !== undefined && { back }) },
        dialog: undefined,
      };
    }
    case 'dialog': {
      const { dialog, variant } = policy;
      const facts = factsOf(error, policy.traceId);
      const inputs = { status, message: { key: policy.message }, ...(variant !== undefined && { variant }) };
      return {
        action: { kind: 'dialog', dialog, params: { ...inputs, ...(policy.traceId && { traceId: error.traceId }) } },
        source: { ...unknownSourceError, facts },
        dialog: undefined,
      };
    }
    case 'as-empty':
      return { ...silent, source: { state: 'empty', ...(policy.message && { message: policy.message }) } };
    case 'as-blank':
      return { ...silent, source: { state: 'blank' } };
    // The session announces its errors itself.
    case 'session':
    case 'page':
    case 'ignore':
      return { ...silent, source: unknownSourceError };
  }
}

/** The facts of an error: what is missing always, and what support needs if the policy shows trace ids. */
function factsOf({ kind, status, number, permission, traceId }: ApiError, isTraced = false): FailureFacts {
  const code = number === undefined ? `${status}` : `${status}-${number}`;
  return {
    ...(permission !== undefined && { permission }),
    ...(isTraced && { traceId, ...(kind === 'status' && { code }) }),
  };
}

function toastOf(message: ToastMessage): ErrorAnnouncement {
  return { kind: 'toast', message };
}
