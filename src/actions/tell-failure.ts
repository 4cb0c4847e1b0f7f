import type { ApiError } from '../api/api-error';
import type { Services } from './services';

/** Said of a failure whose row names no message. */
const commonError = 'ERROR.COMMON_ERROR';

/**
 * Tells the user of a failed call as its row says. Where the row means a place that a click does not have (a panel), a
 * note says it instead; rows with a signal have been told by the session.
 */
export function tellFailure({ row, traceId }: ApiError, { toasts }: Pick<Services, 'toasts'>): void {
  if (row.signal) return;
  switch (row.show) {
    case 'toast':
    case 'panel':
    case 'dialog':
      toasts.show({
        intent: row.intent ?? 'danger',
        text: { key: row.message ?? commonError },
        ...(row.traceId && { traceId }),
      });
      return;
    case 'page':
    case 'empty':
    case 'blank':
    case 'nothing':
      return;
  }
}
