import type { ApiError } from '../api/api-error';
import type { Services } from './services';

/** Said of a failure whose row names no message. */
export const commonError = 'ERROR.COMMON_ERROR';

/**
 * Tells the user of a failed call as its row says; a dialog is handed what is known. Where the row means a place that a
 * click does not have (a panel), a note says it instead; rows with a signal have been told by the session.
 */
export function tellFailure(
  { row, status, traceId }: ApiError,
  { toasts, overlays }: Pick<Services, 'toasts' | 'overlays'>,
): void {
  if (row.signal) return;
  const message = { key: row.message ?? commonError };
  const trace = row.traceId && { traceId };
  switch (row.show) {
    case 'toast':
    case 'panel':
    case 'dialog': {
      const variant = row.variant !== undefined && { variant: row.variant };
      if (row.dialog) overlays.show(row.dialog, { status, message, ...variant, ...trace });
      else toasts.show({ intent: row.intent ?? 'danger', text: message, ...trace });
      return;
    }
    case 'page':
    case 'empty':
    case 'blank':
    case 'nothing':
      return;
  }
}
